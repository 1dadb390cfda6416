internal import DiagnosticCore
internal import Foundation
internal import GraphicsCore

/// A rectangle of whole pixels, y up.
struct PixelArea: Sendable, Equatable {
  /// The largest number of pixels that a filter computes at once.
  static let maximumCount = 1 << 25
  /// The largest number of pixels from which an area is computed in parts: those of the largest picture, 16,384 on a side.
  static let maximumTotal = 1 << 28

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

  /// Whether or not the area is too large to be computed at once.
  var isTooLarge: Bool { exceeds(PixelArea.maximumCount) }

  /// Whether or not the area is too large to be computed at once, which is reported.
  var reportsTooLarge: Bool {
    guard isTooLarge else { return false }
    LayoutDiagnostics.reportOnce(.notDrawn("an area of more than 33,554,432 pixels of Core Image"))
    return true
  }

  private func exceeds(_ limit: Int) -> Bool { width > limit || height > limit / max(1, width) }

  /// Whether or not the area is too large to be computed at once, but not in parts.
  var isDivisible: Bool { isTooLarge && !exceeds(PixelArea.maximumTotal) }

  /// Returns whether the area is computed in parts, since the pixels that it is computed from are too many at once.
  func isDivided(for source: PixelArea) -> Bool { count > 1 && source.isDivisible }

  /// The two halves of the longer side, the lower or left one first.
  var halves: (PixelArea, PixelArea) {
    if height >= width {
      let low = height / 2
      return (
        PixelArea(x: x, y: y, width: width, height: low),
        PixelArea(x: x, y: y + low, width: width, height: height - low)
      )
    }
    let left = width / 2
    return (
      PixelArea(x: x, y: y, width: left, height: height),
      PixelArea(x: x + left, y: y, width: width - left, height: height)
    )
  }

  /// Returns parts of the whole width from the bottom up, each of at most `most` pixels or one row.
  func bands(ofAtMost most: Int = 1 << 22) -> [PixelArea] {
    guard !isEmpty else { return [] }
    let rows = max(1, most / width)
    return stride(from: y, to: maxY, by: rows).map {
      PixelArea(x: x, y: $0, width: width, height: min(rows, maxY - $0))
    }
  }

  /// Returns whether a pixel is inside.
  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= x && row >= y && column < maxX && row < maxY
  }

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
