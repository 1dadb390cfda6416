internal import Paths

/// A corner of a rounded rectangle: the intersection of its two sides, and its radius.
struct RoundedCorner: Hashable {
  /// The largest deviation of a chord from its arc, in pixels: half of the grid that vertices are rounded to.
  private static let tolerance = 1.0 / 512

  var x: Fixed
  var y: Fixed
  var radius: FixedCornerRadius
  var isRight: Bool
  var isBottom: Bool

  /// The part of the outline at the corner, clockwise on a screen.
  ///
  /// The arc is rounded to the grid once, relative to the corner, so that equal corners are mirror images of each other
  /// to the last bit.
  var points: [FixedPoint] {
    let size = CornerRadius(
      x: Double(radius.x.rawValue) / Double(Fixed.one), y: Double(radius.y.rawValue) / Double(Fixed.one))
    // The arc runs from the vertical side to the horizontal one.
    let points = QuarterArc.points(size, tolerance: RoundedCorner.tolerance).map { point in
      let (inwardX, inwardY) = (Fixed(size.x - point.x), Fixed(size.y - point.y))
      return FixedPoint(x: isRight ? x - inwardX : x + inwardX, y: isBottom ? y - inwardY : y + inwardY)
    }
    return isRight == isBottom ? points : points.reversed()
  }

  /// The distance from the horizontal side to the end of the arc; 0 for a square corner.
  var height: Fixed { radius.x.rawValue > 0 ? radius.y : Fixed(0) }
}

extension FixedRoundedRect {
  /// The corners, clockwise on a screen.
  var corners: [RoundedCorner] {
    [
      RoundedCorner(x: rect.maxX, y: rect.minY, radius: topRight, isRight: true, isBottom: false),
      RoundedCorner(x: rect.maxX, y: rect.maxY, radius: bottomRight, isRight: true, isBottom: true),
      RoundedCorner(x: rect.minX, y: rect.maxY, radius: bottomLeft, isRight: false, isBottom: true),
      RoundedCorner(x: rect.minX, y: rect.minY, radius: topLeft, isRight: false, isBottom: false),
    ]
  }

  /// The outline, clockwise on a screen.
  var contour: [FixedPoint] { rect.isEmpty ? [] : corners.flatMap(\.points) }
}
