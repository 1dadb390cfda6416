import Paths

/// An arc of an ellipse between two points (SVG 1.1, appendix F.6).
struct VectorArc {
  private let (start, end): (Point, Point)
  private let radii: (x: Double, y: Double)
  private let angle: Double
  private let (isLarge, sweeps): (Bool, Bool)

  init(from start: Point, to end: Point, radii: (Double, Double), angle: Double, isLarge: Bool, sweeps: Bool)
  {
    (self.start, self.end) = (start, end)
    self.radii = (abs(radii.0), abs(radii.1))
    (self.angle, self.isLarge, self.sweeps) = (angle, isLarge, sweeps)
  }

  /// Appends the arc as cubic curves.
  ///
  /// The ellipse is mapped to the unit circle, on which arcs are halved by vectors: only roots are needed. A radius that is
  /// almost nothing beside the other counts as 0, with which an arc is a line.
  func append(to path: inout Path) {
    guard start != end else { return }
    guard radii.x > 0, radii.y > 0, radii.x.isFinite, radii.y.isFinite else { return path.line(to: end) }
    let turn = AffineTransform.rotation(by: angle.truncatingRemainder(dividingBy: 360) * .pi / 180)
    let back = AffineTransform(a: turn.a, b: turn.c, c: turn.b, d: turn.d, tx: 0, ty: 0)
    let (from, to) = (back.map(start), back.map(end))
    // Half the chord in the unit circle; a chord longer than the diameter makes the ellipse larger.
    var half = Vector(x: (to.x - from.x) / 2 / radii.x, y: (to.y - from.y) / 2 / radii.y)
    let length = half.length
    let growth = max(1, length)
    guard max(radii.x, radii.y) * growth <= Self.largestRadius else { return path.line(to: end) }
    half = half.scaled(1 / growth)
    let rest = max(0, 1 - half.length * half.length).squareRoot()
    let across =
      half.length > 0 ? Vector(x: -half.y, y: half.x).scaled(rest / half.length) : Vector(x: 0, y: 0)
    // The center is to the left of the chord, where y points down, for a small arc against the sweep.
    let center = isLarge == sweeps ? across.scaled(-1) : across
    let u = Vector(x: -half.x - center.x, y: -half.y - center.y)
    let v = Vector(x: half.x - center.x, y: half.y - center.y)
    let scale = (x: radii.x * growth, y: radii.y * growth)
    let shift = Point(
      x: (from.x + to.x) / 2 + center.x * scale.x, y: (from.y + to.y) / 2 + center.y * scale.y)
    func place(_ vector: Vector) -> Point {
      turn.map(Point(x: shift.x + vector.x * scale.x, y: shift.y + vector.y * scale.y))
    }
    let sense = sweeps ? 1.0 : -1.0
    /// The middle of an arc of at most half a circle.
    func middle(_ from: Vector, _ to: Vector) -> Vector {
      let sum = Vector(x: from.x + to.x, y: from.y + to.y)
      return sum.length > 1e-9 ? sum.scaled(1 / sum.length) : from.turned(sense)
    }
    let isHalf = Vector(x: u.x + v.x, y: u.y + v.y).length <= 1e-9
    let bisector = middle(u, v).scaled(isLarge && !isHalf ? -1 : 1)
    for (from, to) in [(u, bisector), (bisector, v)] {
      let half = middle(from, to)
      for (from, to) in [(from, half), (half, to)] {
        let cosine = min(1, max(-1, from.dot(to)))
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        let k = 4 / 3 * ((1 - halfCosine) / (1 + halfCosine)).squareRoot()
        let (first, second) = (from.turned(sense), to.turned(sense))
        path.cubic(
          to: to == v ? end : place(to), place(Vector(x: from.x + k * first.x, y: from.y + k * first.y)),
          place(Vector(x: to.x - k * second.x, y: to.y - k * second.y)))
      }
    }
  }

  /// The largest radius of an ellipse that is made larger to reach both points.
  private static let largestRadius = 1e12

  private struct Vector: Equatable {
    var x: Double
    var y: Double

    var length: Double { (x * x + y * y).squareRoot() }
    func scaled(_ factor: Double) -> Vector { Vector(x: x * factor, y: y * factor) }
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    /// Returns the vector turned by a right angle, from x to y for a positive sense.
    func turned(_ sense: Double) -> Vector { Vector(x: -y * sense, y: x * sense) }
  }
}
