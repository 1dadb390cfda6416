public import Foundation

extension CGFloat {
  /// Creates the nearest value to a number.
  public init(truncating number: NSNumber) {
    self.init(number.doubleValue)
  }

  /// Creates the value of a number, or `nil` for an integer that no `CGFloat` equals.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
