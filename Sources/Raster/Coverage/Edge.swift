/// A side of an outline, from its upper end to its lower end, in 1/256 pixels.
struct Edge {
  let topX, topY, bottomX, bottomY: Int64
  /// The winding: 1 if the outline runs downwards here, −1 if upwards, 0 if horizontally.
  let winding: Int64

  /// Creates the edge between two points of an outline, the first of which is not below the other.
  init(from top: FixedPoint, to bottom: FixedPoint, winding: Int64) {
    topX = Int64(top.x.rawValue)
    topY = Int64(top.y.rawValue)
    bottomX = Int64(bottom.x.rawValue)
    bottomY = Int64(bottom.y.rawValue)
    self.winding = topY == bottomY ? 0 : winding
  }

  /// Creates the edge between two consecutive points of an outline.
  init(from start: FixedPoint, to end: FixedPoint) {
    if start.y <= end.y {
      self.init(from: start, to: end, winding: 1)
    } else {
      self.init(from: end, to: start, winding: -1)
    }
  }

  var isVertical: Bool { topX == bottomX }

  /// Returns the crossing of the edge with the height `y`, in 1/65,536 pixels rounded down.
  ///
  /// The height is in 1/65,536 pixels, between the ends of the edge. Rows that share a height get the same crossing,
  /// and edges that share an end meet there.
  func crossing(at y: Int64) -> Int64 {
    if isVertical { return topX << 8 }
    if y == bottomY << 8 { return bottomX << 8 }
    // At most 2²⁵ · 2³³.
    let numerator = (bottomX - topX) * (y - topY << 8)
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: bottomY - topY)
    return (topX << 8) + (remainder < 0 ? quotient - 1 : quotient)
  }
}
