import Foundation

extension String {
  /// Returns the text padded with trailing spaces.
  func padded(to length: Int) -> String {
    padding(toLength: length, withPad: " ", startingAt: 0)
  }

  /// Returns the text padded with leading spaces.
  func aligned(to length: Int) -> String {
    String(repeating: " ", count: max(0, length - count)) + self
  }
}

extension Double {
  /// Returns the number in a column, with a useful number of decimals, or a dash for NaN.
  func column(_ width: Int = 8) -> String {
    let text = isNaN ? "–" : String(format: self < 10 ? "%.3f" : "%.2f", self)
    return text.aligned(to: width)
  }
}
