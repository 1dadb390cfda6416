import Foundation

extension CGRect {
  /// Returns whether the inside of one of two rectangles is in the other; one without an inside is a point or a line.
  func meets(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
