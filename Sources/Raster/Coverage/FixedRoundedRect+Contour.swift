internal import Paths

extension FixedRoundedRect {
  /// How far a chord may stray from its arc, in pixels: half of the grid that vertices are rounded to.
  private static let tolerance = 1.0 / 512

  /// The outline, clockwise on a screen. Each arc is rounded to the grid once, as seen from its own corner of
  /// the rectangle, so that equal corners are mirror images of each other to the last bit.
  var contour: [FixedPoint] {
    guard !rect.isEmpty else { return [] }
    var points: [FixedPoint] = []
    append(topRight, to: &points, x: { rect.maxX - $0 }, y: { rect.minY + $0 }, reversed: true)
    append(bottomRight, to: &points, x: { rect.maxX - $0 }, y: { rect.maxY - $0 }, reversed: false)
    append(bottomLeft, to: &points, x: { rect.minX + $0 }, y: { rect.maxY - $0 }, reversed: true)
    append(topLeft, to: &points, x: { rect.minX + $0 }, y: { rect.minY + $0 }, reversed: false)
    return points
  }

  /// Appends one corner; `x` and `y` place a distance inward from its two sides. The arc runs from the
  /// vertical side to the horizontal one, or the other way if `reversed`.
  private func append(
    _ radius: FixedCornerRadius, to points: inout [FixedPoint],
    x: (Fixed) -> Fixed, y: (Fixed) -> Fixed, reversed: Bool
  ) {
    let size = CornerRadius(
      x: Double(radius.x.rawValue) / Double(Fixed.one), y: Double(radius.y.rawValue) / Double(Fixed.one))
    let arc = QuarterArc.points(size, tolerance: FixedRoundedRect.tolerance)
    for point in reversed ? arc.reversed() : arc {
      points.append(FixedPoint(x: x(Fixed(size.x - point.x)), y: y(Fixed(size.y - point.y))))
    }
  }
}
