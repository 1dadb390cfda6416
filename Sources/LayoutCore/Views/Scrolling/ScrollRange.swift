import Foundation
import LayerCore
import StyleCore

/// Where a content offset may rest along one axis, and how far a finger drags it beyond.
struct ScrollRange: Equatable {
  /// The offset at the beginning of the content, and at its end.
  let lower: CGFloat
  let upper: CGFloat
  /// The length of the scroll view.
  let length: CGFloat
  /// Whether a finger can move the offset at all, and beyond the range.
  let isScrollable: Bool
  let bounces: Bool

  /// The share of a finger's way that the content follows right beyond its edge.
  private static let give: CGFloat = 0.55

  /// `offset`, or the nearest that is in the range.
  func clamped(_ offset: CGFloat) -> CGFloat { max(lower, min(offset, upper)) }

  /// Whether `offset` is at one of the two ends.
  func isEdge(_ offset: CGFloat) -> Bool { offset == lower || offset == upper }

  /// The offset where a finger has pulled the content to `pulled`: beyond the range it lags behind, and stays within
  /// one length of it whatever the way.
  func stretched(_ pulled: CGFloat) -> CGFloat {
    let edge = clamped(pulled)
    guard bounces, length > 0 else { return edge }
    let way = abs(pulled - edge)
    let shown = way * length * Self.give / (length + Self.give * way)
    return pulled < edge ? edge - shown : edge + shown
  }

  /// Where a finger would have pulled the content that is at `offset`: the inverse of `stretched`.
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

  /// A point that shows the content at whole pixels.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}
