extension [Point] {
  /// The part of the polygon inside `rect`, by Sutherland and Hodgman's method, one side after the other.
  ///
  /// Parts of the outline that leave the rectangle are replaced by runs along its sides, so that the winding
  /// number of every point inside stays what it was.
  public func clipped(to rect: Rect) -> [Point] {
    clipped(inside: { $0.x >= rect.minX }, crossing: { atX(rect.minX, $0, $1) })
      .clipped(inside: { $0.x <= rect.maxX }, crossing: { atX(rect.maxX, $0, $1) })
      .clipped(inside: { $0.y >= rect.minY }, crossing: { atY(rect.minY, $0, $1) })
      .clipped(inside: { $0.y <= rect.maxY }, crossing: { atY(rect.maxY, $0, $1) })
  }

  private func clipped(inside: (Point) -> Bool, crossing: (Point, Point) -> Point) -> [Point] {
    guard var previous = last else { return [] }
    var kept: [Point] = []
    for point in self {
      if inside(point) != inside(previous) { kept.append(crossing(previous, point)) }
      if inside(point) { kept.append(point) }
      previous = point
    }
    return kept
  }
}

private func atX(_ x: Double, _ from: Point, _ to: Point) -> Point {
  Point(x: x, y: from.y + (to.y - from.y) * ((x - from.x) / (to.x - from.x)))
}

private func atY(_ y: Double, _ from: Point, _ to: Point) -> Point {
  Point(x: from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)), y: y)
}
