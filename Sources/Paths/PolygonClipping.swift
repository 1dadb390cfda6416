extension [Point] {
  /// Returns the part of the polygon inside `rect`, by Sutherland and Hodgman's method, one side after the other.
  ///
  /// Parts of the outline that leave the rectangle are replaced by lines along its sides, so that the winding number of
  /// every point inside stays the same. The result is empty for a polygon with a coordinate that is NaN.
  public func clipped(to rect: Rect) -> [Point] {
    guard !contains(where: { $0.x.isNaN || $0.y.isNaN }) else { return [] }
    // An infinite coordinate is outside of every side, too.
    let most = Double.greatestFiniteMagnitude
    func finite(_ value: Double) -> Double { Swift.max(-most, Swift.min(value, most)) }
    let polygon = map { Point(x: finite($0.x), y: finite($0.y)) }
    return polygon.clipped(inside: { $0.x >= rect.minX }, crossing: { atX(rect.minX, $0, $1) })
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

// Halved, so that differences of the largest numbers stay finite.
private func share(_ x: Double, _ from: Double, _ to: Double) -> Double {
  (x / 2 - from / 2) / (to / 2 - from / 2)
}

private func between(_ from: Double, _ to: Double, _ share: Double) -> Double {
  abs(from) < 1e300 && abs(to) < 1e300 ? from + (to - from) * share : from * (1 - share) + to * share
}

private func atX(_ x: Double, _ from: Point, _ to: Point) -> Point {
  Point(x: x, y: between(from.y, to.y, share(x, from.x, to.x)))
}

private func atY(_ y: Double, _ from: Point, _ to: Point) -> Point {
  Point(x: between(from.x, to.x, share(y, from.y, to.y)), y: y)
}
