/// A point, or a vector, in Double; x to the right, y down.
public struct Point: Sendable, Equatable, Hashable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Creates the point (x, y).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A rectangle between two corners, in Double; x to the right, y down; empty unless `minX < maxX` and `minY < maxY`.
public struct Rect: Sendable, Equatable, Hashable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The lower edge.
  public var maxY: Double

  /// Creates the rectangle from (minX, minY) to (maxX, maxY).
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The distance between the left and the right edge.
  public var width: Double { maxX - minX }
  /// The distance between the upper and the lower edge.
  public var height: Double { maxY - minY }

  /// Returns the intersection of both; nil if there is none.
  public func intersection(_ other: Rect) -> Rect? {
    let common = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.minX < common.maxX && common.minY < common.maxY ? common : nil
  }

  /// The four corners, clockwise on a screen (y down) from the top left.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY),
      Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }
}
