/// The exact result of blending one channel, in 255ths: (`numerator` + `rootFactor`·√`radicand`) / `denominator`.
///
/// It is not yet rounded. Roots come from `softLight` alone; `rootFactor` is not negative.
struct BlendedShare<Number: FixedWidthInteger & SignedInteger> {
  var numerator: Number
  var denominator: Number = 1
  var rootFactor: Number = 0
  var radicand: Number = 0

  /// Returns the result at a coverage, with the backdrop for the rest, rounded once, ties up.
  func rounded(over backdrop: UInt8, coverage: UInt8) -> UInt8 {
    let covered = Number(coverage)
    let uncovered = Number(255 - coverage) * Number(backdrop) * denominator
    // n / d is rounded as ⌊(2n + d) / 2d⌋; the root that is added to the integer 2n + d may be rounded down first.
    let double = 2 * (uncovered + covered * numerator) + 255 * denominator
    let root = rootFactor == 0 ? 0 : (4 * covered * covered * rootFactor * rootFactor * radicand).flooredRoot
    return UInt8(truncatingIfNeeded: (double + root) / (510 * denominator))
  }
}

extension FixedWidthInteger where Self: SignedInteger {
  /// The integral part of the square root of this number, which is below 2⁵².
  fileprivate var flooredRoot: Self {
    // Below 2⁵² a root that is not an integer is farther from the next one than the distance of Doubles there.
    Self(Double(self).squareRoot().rounded(.down))
  }
}
