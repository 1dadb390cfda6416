import Foundation
import LayerCore
import StyleCore

/// The range of a content offset along one axis, and its extension by a drag.
struct ScrollRange: Equatable {
  /// The offset at the start of the content; `upper` is that at its end.
  let lower: CGFloat
  let upper: CGFloat
  /// The length of the scroll view.
  let length: CGFloat
  /// Whether or not a finger can move the offset, which `bounces` extends beyond the range.
  let isScrollable: Bool
  let bounces: Bool

  /// The share of a finger's movement that the content follows right beyond its edge.
  private static let give: CGFloat = 0.55

  /// Returns the nearest offset in the range.
  func clamped(_ offset: CGFloat) -> CGFloat { max(lower, min(offset, upper)) }

  /// Returns whether an offset is at one of the two ends.
  func isEdge(_ offset: CGFloat) -> Bool { offset == lower || offset == upper }

  /// Returns the offset of content that a finger has pulled to `pulled`.
  ///
  /// Beyond the range it moves less than the finger, and stays within one length of the range for any distance.
  func stretched(_ pulled: CGFloat) -> CGFloat {
    let edge = clamped(pulled)
    guard bounces, length > 0 else { return edge }
    let way = abs(pulled - edge)
    let shown = way * length * Self.give / (length + Self.give * way)
    return pulled < edge ? edge - shown : edge + shown
  }

  /// Returns the position to which a finger has pulled content with the given offset, the inverse of `stretched`.
  func unstretched(_ offset: CGFloat) -> CGFloat {
    let edge = clamped(offset)
    let shown = abs(offset - edge)
    guard bounces, shown < length else { return edge }
    let way = shown * length / (Self.give * (length - shown))
    return offset < edge ? edge - way : edge + way
  }
}

extension UIScrollView {
  /// The range from left to right.
  var horizontalRange: ScrollRange {
    let inset = adjustedContentInset
    return range(
      lower: -inset.left, end: contentSize.width + inset.right, length: backing.bounds.width,
      alwaysBounces: alwaysBounceHorizontal)
  }

  /// The range from top to bottom.
  var verticalRange: ScrollRange {
    let inset = adjustedContentInset
    return range(
      lower: -inset.top, end: contentSize.height + inset.bottom, length: backing.bounds.height,
      alwaysBounces: alwaysBounceVertical)
  }

  private func range(lower: CGFloat, end: CGFloat, length: CGFloat, alwaysBounces: Bool) -> ScrollRange {
    let upper = max(lower, end - length)
    return ScrollRange(
      lower: lower, upper: upper, length: length, isScrollable: upper > lower || bounces && alwaysBounces,
      bounces: bounces)
  }

  /// Returns the nearest offset at which the content is on whole pixels.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}
