internal import Escaping
internal import LayoutCore
internal import StyleCore
internal import ViewSpec

/// The syntax of an option's value: its parsing, formatting and name.
struct ValueSyntax<Value>: Sendable {
  /// The placeholder of the value in help: `N`, `PATH`, `light|dark`.
  let placeholder: String
  /// The expected value, as a phrase that completes "takes …": `a whole number from 1 to 64`.
  let wanted: String
  /// A closure that formats a value as an argument.
  let format: @Sendable (Value) -> String
  /// A closure that parses a value; the error has the part of the text that is wrong.
  let parse: @Sendable (_ text: String) throws(ValueError) -> Value
}

/// An error in the text of a value.
///
/// The text is the wrong part: of a list, its element.
enum ValueError: Error, Equatable {
  case malformed(String)
  case outOfRange(String)
  case repeated(String)
  /// An unknown name, with the nearest known one.
  case unknown(String, nearest: String?)
}

extension ValueSyntax<String> {
  /// Returns the syntax of any text that is not empty.
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
  /// Returns the syntax of a whole number in decimal digits, in a range.
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
        // Digits of a number that is too large for Int are out of range, not malformed.
        guard let number = Int(text), range.contains(number) else { throw .outOfRange(text) }
        return number
      })
  }
}

extension ValueSyntax {
  /// Returns the syntax of values separated by commas, at least one and without repetitions: `1,2,3`.
  static func list<Element: Equatable & Sendable>(of element: ValueSyntax<Element>) -> Self
  where Value == [Element] {
    ValueSyntax(
      placeholder: "\(element.placeholder),...",
      wanted: "\(element.wanted), or several separated by commas",
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
  /// The syntax of one of an enumeration's raw values: `light|dark`.
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

extension ValueSyntax<SystemVersion> {
  /// The syntax of a version of the system by its number: `26`.
  static var system: Self {
    let numbers = SystemVersion.allCases.map { "\($0.rawValue)" }
    return ValueSyntax(
      placeholder: numbers.joined(separator: "|"),
      wanted: numbers.dropLast().joined(separator: ", ") + " or " + (numbers.last ?? ""),
      format: { "\($0.rawValue)" },
      parse: { text throws(ValueError) in
        guard let system = SystemVersion.allCases.first(where: { "\($0.rawValue)" == text }) else {
          throw .malformed(text)
        }
        return system
      })
  }
}

extension ValueSyntax<Device> {
  /// The syntax of a device by its identifier: `iphone-14-pro`.
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
