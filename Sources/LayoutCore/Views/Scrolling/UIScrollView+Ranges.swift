import Foundation
import LayerCore
import StyleCore

extension UIScrollView {
  /// The range from left to right.
  var horizontalRange: ScrollRange {
    let inset = adjustedContentInset
    return range(
      lower: -inset.left, end: contentSize.width + inset.right, length: backing.bounds.width,
      alwaysBounces: alwaysBounceHorizontal, bounces: bounces && bouncesHorizontally)
  }

  /// The range from top to bottom, which begins where the strips of a bar above are whole.
  var verticalRange: ScrollRange {
    let inset = adjustedContentInset
    return range(
      lower: -inset.top, end: contentSize.height + inset.bottom, length: backing.bounds.height,
      alwaysBounces: alwaysBounceVertical, bounces: bounces && bouncesVertically, bar: scrolling.barStops)
  }

  private func range(
    lower: CGFloat, end: CGFloat, length: CGFloat, alwaysBounces: Bool, bounces: Bool,
    bar: (all: [CGFloat], rest: CGFloat)? = nil
  ) -> ScrollRange {
    let upper = max(bar?.rest ?? lower, end - length)
    let lower = min(lower, bar?.all.first ?? lower)
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
