/// The rule that decides which winding numbers are inside: those that are odd, or all but 0.
struct WindingRule {
  let isEvenOdd: Bool

  func isInside(_ winding: Int64) -> Bool {
    isEvenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Returns the side of the inside at an outline between two winding numbers.
  ///
  /// It is 1 on the right alone, −1 on the left alone, 0 for neither or both.
  @inline(__always)
  func side(between left: Int64, _ right: Int64) -> Int64 {
    let (before, after) = (isInside(left), isInside(right))
    return before == after ? 0 : after ? 1 : -1
  }
}
