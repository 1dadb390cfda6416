/// A decimal number without a sign, in JSON's syntax: digits, an optional fraction, and an optional exponent.
///
/// Specs and the expressions in them use the same syntax.
struct NumberLiteral {
  /// The nearest Double, which is finite.
  let value: Double
  /// The offset after the last byte.
  let end: Int

  /// The error of digits that do not form a number.
  struct Failure: Error, Equatable {
    let message: String
    let suggestion: String?
    let offset: Int
  }

  /// Reads the number that begins with the digit at `start`.
  ///
  /// An `e` begins an exponent only if digits follow, so that an error can name the text after the number.
  init(in bytes: [UInt8], at start: Int) throws(Failure) {
    var end = NumberLiteral.endOfDigits(in: bytes, from: start)
    if bytes[start] == UInt8(ascii: "0"), end > start + 1 {
      let digits = String(decoding: bytes[start..<end], as: UTF8.self)
      let trimmed = digits.drop { $0 == "0" }
      throw Failure(
        message: "found \(quoted(digits)), expected a number without leading zeros",
        suggestion: trimmed.count > longestQuotation ? nil : "write \(trimmed.isEmpty ? "0" : trimmed)",
        offset: start)
    }
    // Up to 15 digits are exact in a Double and need no text.
    var isShortInteger = end - start <= 15
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = end + 1
      isShortInteger = false
      end = NumberLiteral.endOfDigits(in: bytes, from: fraction)
      guard end > fraction else {
        let found = foundText(in: bytes, at: end, end: "the end")
        throw Failure(
          message: "found \(found) after the decimal point, expected a digit", suggestion: nil, offset: end)
      }
    }
    if let exponentEnd = NumberLiteral.endOfExponent(in: bytes, at: end) {
      isShortInteger = false
      end = exponentEnd
    }
    self.end = end
    if isShortInteger {
      value = Double(bytes[start..<end].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
      return
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let value = Double(text[...]), value.isFinite else {
      throw Failure(
        message: "the number \(quoted(text)) is too large",
        suggestion: "the largest is about 1.8e308", offset: start)
    }
    self.value = value
  }

  private static func endOfDigits(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return end
  }

  private static func endOfExponent(in bytes: [UInt8], at start: Int) -> Int? {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var digits = start + 1
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "+") || bytes[digits] == UInt8(ascii: "-") {
      digits += 1
    }
    let end = endOfDigits(in: bytes, from: digits)
    return end > digits ? end : nil
  }
}
