public import Foundation

extension CGFloat {
  /// Returns the absolute value of a number, as the function of the standard library does.
  ///
  /// Foundation on Linux has a static function of this name, which hides that function in extensions of `CGFloat`.
  public func abs<Number: Comparable & SignedNumeric>(_ number: Number) -> Number { Swift.abs(number) }
}
