package import Foundation

/// The range of a content offset along one axis, and its extension by a drag.
package struct ScrollRange: Equatable {
  /// The offset at the start of the content; `upper` is that at its end.
  package let lower: CGFloat
  package let upper: CGFloat
  /// The length of the scroll view.
  package let length: CGFloat
  /// Whether or not a finger can move the offset, which `bounces` extends beyond the range.
  package let isScrollable: Bool
  package let bounces: Bool

  /// Creates a range.
  package init(lower: CGFloat, upper: CGFloat, length: CGFloat, isScrollable: Bool, bounces: Bool) {
    (self.lower, self.upper, self.length) = (lower, upper, length)
    (self.isScrollable, self.bounces) = (isScrollable, bounces)
  }

  /// The share of a finger's movement that the content follows right beyond its edge.
  private static let give: CGFloat = 0.55

  /// Returns the nearest offset in the range.
  package func clamped(_ offset: CGFloat) -> CGFloat { max(lower, min(offset, upper)) }

  /// Returns whether an offset is at one of the two ends.
  package func isEdge(_ offset: CGFloat) -> Bool { offset == lower || offset == upper }

  /// Returns the offset of content that a finger has pulled to `pulled`.
  ///
  /// Beyond the range it moves less than the finger, and stays within one length of the range for any distance.
  package func stretched(_ pulled: CGFloat) -> CGFloat {
    let edge = clamped(pulled)
    guard bounces, length > 0 else { return edge }
    let way = abs(pulled - edge)
    let shown = way * length * Self.give / (length + Self.give * way)
    return pulled < edge ? edge - shown : edge + shown
  }

  /// Returns the position to which a finger has pulled content with the given offset, the inverse of `stretched`.
  package func unstretched(_ offset: CGFloat) -> CGFloat {
    let edge = clamped(offset)
    let shown = abs(offset - edge)
    guard bounces, shown < length else { return edge }
    let way = shown * length / (Self.give * (length - shown))
    return offset < edge ? edge - way : edge + way
  }

  /// Returns the page at which a drag ends.
  ///
  /// It is the nearest one, or the next one in the direction of a speed, but none that is more than one away from the
  /// start.
  package func page(from start: CGFloat, at offset: CGFloat, speed: CGFloat) -> CGFloat {
    guard length > 0, isScrollable else { return clamped(offset) }
    let first = ((start - lower) / length).rounded()
    let here = (offset - lower) / length
    let page = speed > 0 ? here.rounded(.up) : speed < 0 ? here.rounded(.down) : here.rounded()
    return clamped(lower + max(first - 1, min(page, first + 1)) * length)
  }
}
