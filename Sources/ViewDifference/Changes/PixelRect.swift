internal import Foundation

/// A rectangle of a picture, in pixels.
///
/// Stored trees can have any numbers; these are bounded, so that sums and areas of many of them are finite.
struct PixelRect: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// The bound of coordinates, which is far beyond any picture.
  static let farthest = 1e9

  init(_ rect: CGRect) {
    minX = PixelRect.bounded(rect.minX)
    minY = PixelRect.bounded(rect.minY)
    maxX = max(minX, PixelRect.bounded(rect.maxX))
    maxY = max(minY, PixelRect.bounded(rect.maxY))
  }

  var area: Double { (maxX - minX) * (maxY - minY) }

  /// The sum of width and height.
  var sides: Double { maxX - minX + maxY - minY }

  /// Returns the rectangle of its shadow.
  func casting(_ shadow: CastShadow) -> PixelRect {
    var rect = self
    rect.minX += shadow.x - shadow.reach
    rect.minY += shadow.y - shadow.reach
    rect.maxX += shadow.x + shadow.reach
    rect.maxY += shadow.y + shadow.reach
    return rect
  }

  static func bounded(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -farthest), farthest)
  }
}

/// A shadow that a view casts of its subtree, in pixels.
struct CastShadow: Equatable {
  var x = 0.0
  var y = 0.0
  /// The extent of the blur beyond the edges.
  var reach = 0.0

  init() {}

  /// Creates the shadow of the property `shadow`: opacity, radius and offset in points; nil for other text.
  init?(words: String, scale: Double) {
    let numbers = words.split(separator: " ", maxSplits: 4).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    x = PixelRect.bounded(numbers[2] * scale)
    y = PixelRect.bounded(numbers[3] * scale)
    // The blur extends by 2σ, and by a pixel more between pixels.
    reach = PixelRect.bounded(2 * max(0, numbers[1]) * scale) + 2
  }

  /// Returns the shadow of this shadow.
  func cast(_ other: CastShadow) -> CastShadow {
    var sum = self
    sum.x += other.x
    sum.y += other.y
    sum.reach += other.reach
    return sum
  }
}
