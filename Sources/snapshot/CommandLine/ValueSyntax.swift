internal import Escaping
internal import LayoutCore
internal import StyleCore
internal import ViewSpec

/// How the text of an option's value is read, written and named.
struct ValueSyntax<Value>: Sendable {
  /// What stands for the value in help: `N`, `PATH`, `light|dark`.
  let placeholder: String
  /// What the value may be, as a phrase that completes "takes …": `a whole number from 1 to 64`.
  let wanted: String
  /// Writes a value as one would type it.
  let format: @Sendable (Value) -> String
  /// Reads a value; the error says what is wrong with which part of the text.
  let parse: @Sendable (_ text: String) throws(ValueError) -> Value
}

/// What is wrong with the text of a value. The text is the part at fault: of a list, its element.
enum ValueError: Error, Equatable {
  case malformed(String)
  case outOfRange(String)
  case repeated(String)
  /// A name that is not known, and the known one nearest to it.
  case unknown(String, nearest: String?)
}

extension ValueSyntax<String> {
  /// Any text that is not empty.
  static func text(_ placeholder: String, _ wanted: String) -> Self {
    ValueSyntax(
      placeholder: placeholder,
      wanted: wanted,
      format: { $0 },
      parse: { text throws(ValueError) in
        if text.isEmpty { throw .malformed(text) }
        return text
      })
  }
}

extension ValueSyntax<Int> {
  /// A whole number in decimal digits, within a range.
  static func wholeNumber(in range: ClosedRange<Int>) -> Self {
    ValueSyntax(
      placeholder: "N",
      wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      format: { String($0) },
      parse: { text throws(ValueError) in
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
          throw .malformed(text)
        }
        // Digits that make no Int are a number all the same, only too large a one.
        guard let number = Int(text), range.contains(number) else { throw .outOfRange(text) }
        return number
      })
  }
}

extension ValueSyntax {
  /// Values with commas between them, at least one and none twice: `1,2,3`.
  static func list<Element: Equatable & Sendable>(of element: ValueSyntax<Element>) -> Self
  where Value == [Element] {
    ValueSyntax(
      placeholder: "\(element.placeholder),...",
      wanted: "\(element.wanted), or several with commas between them",
      format: { $0.map(element.format).joined(separator: ",") },
      parse: { text throws(ValueError) in
        var values: [Element] = []
        for part in text.split(at: ",") {
          let value = try element.parse(String(part))
          if values.contains(value) { throw .repeated(String(part)) }
          values.append(value)
        }
        return values
      })
  }
}

extension ValueSyntax where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of an enumeration's raw values: `light|dark`.
  static var choice: Self {
    let words = Value.allCases.map(\.rawValue)
    return ValueSyntax(
      placeholder: words.joined(separator: "|"),
      wanted: words.joined(separator: " or "),
      format: { $0.rawValue },
      parse: { text throws(ValueError) in
        guard let value = Value(rawValue: text) else { throw .malformed(text) }
        return value
      })
  }
}

extension ValueSyntax<Device> {
  /// A device by its identifier: `iphone-14-pro`.
  static var device: Self {
    ValueSyntax(
      placeholder: "NAME",
      wanted: "the name of a device",
      format: { $0.identifier },
      parse: { text throws(ValueError) in
        guard let device = Device.named(text) else {
          throw .unknown(text, nearest: nearestName(to: text, among: Device.all.map(\.identifier)))
        }
        return device
      })
  }
}
