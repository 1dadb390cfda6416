import Foundation

/// The lengths of style sheets, in points: a pixel of a style sheet is a point.
enum CSSLength {
  /// The names of sizes.
  static let sizeNames = [
    "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
  ]
  /// The sizes by their names, of a medium of 12 points.
  static let sizes: [CGFloat] = [9, 9, 10, 12, 14, 18, 24, 37]

  /// Returns the number of a text.
  static func number(_ text: String) -> CGFloat? {
    guard let first = text.utf8.first, first.isDigit || [0x2B, 0x2D, 0x2E].contains(first),
      let number = Double(text.hasPrefix(".") ? "0" + text : text), number.isFinite
    else { return nil }
    return limited(CGFloat(number))
  }

  /// Returns a length in points, or `nil` if it has none.
  ///
  /// A number without a unit is in points, as in documents without a declaration of their type.
  ///
  /// - Parameters:
  ///   - em: The size of the font.
  ///   - whole: The length that per cents are parts of; without it they are no length.
  static func points(_ text: String, em: CGFloat, whole: CGFloat? = nil) -> CGFloat? {
    let text = text.lowercased()
    if let number = number(text) { return number }
    let units: [(String, CGFloat)] = [
      ("px", 1), ("rem", 12), ("em", em), ("ex", em / 2), ("ch", em / 2), ("pt", 96 / 72), ("pc", 16),
      ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return number(String(text.dropLast(unit.count))).map { limited($0 * factor) }
    }
    guard let whole, text.hasSuffix("%") else { return nil }
    return number(String(text.dropLast())).map { limited($0 / 100 * whole) }
  }

  /// Returns the size of a font element's attribute: 1 to 7, or steps from 3.
  static func fontSize(ofAttribute text: String) -> CGFloat? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard let number = Int(text.prefix(4)) else { return nil }
    let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
    return sizes[max(1, min(isRelative ? 3 + number : number, 7))]
  }

  /// Returns a length within limits that layout can do with; 0 if it is no number.
  static func limited(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : max(-10_000, min(length, 10_000))
  }
}
