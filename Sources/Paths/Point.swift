/// A point, or a distance in both axes, in Double; x to the right, y down.
public struct Point: Sendable, Equatable, Hashable {
  public var x: Double
  public var y: Double

  /// The point (x, y).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A rectangle between two corners, in Double; x to the right, y down. It is empty unless
/// `minX < maxX` and `minY < maxY`.
public struct Rect: Sendable, Equatable, Hashable {
  public var minX: Double
  public var minY: Double
  public var maxX: Double
  public var maxY: Double

  /// The rectangle from (minX, minY) to (maxX, maxY).
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  public var width: Double { maxX - minX }
  public var height: Double { maxY - minY }

  /// The rectangle that lies in both; nil where none does.
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
