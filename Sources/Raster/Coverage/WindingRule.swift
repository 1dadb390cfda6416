/// Which winding numbers are those of the inside: those that are odd, or all but 0.
struct WindingRule {
  let isEvenOdd: Bool

  func isInside(_ winding: Int64) -> Bool {
    isEvenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Where the inside lies of an outline between two winding numbers: 1 if to its right alone, −1 if to its left alone,
  /// 0 if to neither or both.
  @inline(__always)
  func side(between left: Int64, _ right: Int64) -> Int64 {
    let (before, after) = (isInside(left), isInside(right))
    return before == after ? 0 : after ? 1 : -1
  }
}
