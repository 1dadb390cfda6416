internal import Foundation
internal import GraphicsCore

/// A rectangle of whole pixels, y up.
struct PixelArea: Sendable, Equatable {
  /// The largest number of pixels that a filter computes at once.
  static let maximumCount = 1 << 25

  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// Creates the smallest area that contains a rectangle; an empty one for a rectangle that is none.
  init(around rect: CGRect) {
    let (left, bottom) = (
      Int(saturating: rect.minX.rounded(.down)), Int(saturating: rect.minY.rounded(.down))
    )
    let (right, top) = (Int(saturating: rect.maxX.rounded(.up)), Int(saturating: rect.maxY.rounded(.up)))
    self.init(
      x: left, y: bottom, width: rect.isNull ? 0 : right - left, height: rect.isNull ? 0 : top - bottom)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var count: Int { width * height }
  var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether or not the area is too large to be computed.
  var isTooLarge: Bool { width > PixelArea.maximumCount || height > PixelArea.maximumCount / max(1, width) }

  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
  }

  func grown(by x: Int, _ y: Int) -> PixelArea {
    PixelArea(x: self.x - x, y: self.y - y, width: width + 2 * x, height: height + 2 * y)
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
