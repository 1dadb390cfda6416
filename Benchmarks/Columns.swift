import Foundation

extension String {
  /// The text and blanks behind it.
  func padded(to length: Int) -> String {
    padding(toLength: length, withPad: " ", startingAt: 0)
  }

  /// The text and blanks before it.
  func aligned(to length: Int) -> String {
    String(repeating: " ", count: max(0, length - count)) + self
  }
}

extension Double {
  /// The number in a column, with as many places as tell something; a dash for what is no number.
  func column(_ width: Int = 8) -> String {
    let text = isNaN ? "–" : String(format: self < 10 ? "%.3f" : "%.2f", self)
    return text.aligned(to: width)
  }
}
