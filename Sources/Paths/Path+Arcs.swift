extension Path {
  /// Appends an arc of a circle, as cubics over at most a quarter turn each, after a line to its start.
  ///
  /// An empty path begins at the start of the arc.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle.
  ///   - angle: The angle of the start, in radians.
  ///   - sweep: The angle of the arc, in radians; positive is clockwise on a screen.
  public mutating func appendArc(center: Point, radius: Double, from angle: Double, by sweep: Double) {
    func at(_ angle: Double) -> (cosine: Double, sine: Double) {
      (Trigonometry.cosine(angle), Trigonometry.sine(angle))
    }
    func point(_ direction: (cosine: Double, sine: Double)) -> Point {
      Point(x: center.x + radius * direction.cosine, y: center.y + radius * direction.sine)
    }
    var from = at(angle)
    if isEmpty { move(to: point(from)) } else { line(to: point(from)) }
    let turn = max(-2 * Double.pi, min(sweep, 2 * .pi))
    guard turn != 0, radius != 0, turn.isFinite, angle.isFinite else { return }
    let count = max(1, (abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
    let quarter = at(turn / count / 4)
    let handle = radius * 4 / 3 * quarter.sine / quarter.cosine
    for index in 1...Int(count) {
      let to = at(angle + turn * Double(index) / count)
      let (start, end) = (point(from), point(to))
      cubic(
        to: end, Point(x: start.x - handle * from.sine, y: start.y + handle * from.cosine),
        Point(x: end.x + handle * to.sine, y: end.y - handle * to.cosine))
      from = to
    }
  }

  /// Appends an arc of an ellipse, after a line to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the ellipse.
  ///   - radii: The half-axes.
  ///   - rotation: The angle of the first half-axis from the right, in radians.
  ///   - angle: The angle of the start, on the circle of which the ellipse is the image.
  ///   - sweep: The angle of the arc, on that circle.
  public mutating func appendArc(
    center: Point, radii: CornerRadius, rotation: Double, from angle: Double, by sweep: Double
  ) {
    var arc = Path()
    arc.appendArc(center: .zero, radius: 1, from: angle, by: sweep)
    let frame = AffineTransform.scale(x: radii.x, y: radii.y)
      .concatenating(.rotation(by: rotation))
      .concatenating(.translation(x: center.x, y: center.y))
    for element in arc.mapped(by: frame).elements {
      if case .move(let point) = element, !isEmpty { line(to: point) } else { append(element) }
    }
  }

  /// Appends an arc of a circle that is tangent to two lines, after a line to its start: PostScript's `arcto`.
  ///
  /// The lines are those from the current point to `corner` and from there to `end`. If both are one line, or the
  /// radius is 0, it is a line to `corner`; without a current point, it has no effect.
  public mutating func appendArc(touching corner: Point, _ end: Point, radius: Double) {
    guard let start = currentPoint else { return }
    guard radius > 0, let a = corner.direction(to: start), let b = corner.direction(to: end) else {
      return line(to: corner)
    }
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    guard abs(cross) > 1e-12 else { return line(to: corner) }
    // The circle touches both lines at radius / tan(φ/2) from the corner, where φ is the angle between them.
    let distance = radius * (1 + dot) / abs(cross)
    let side: Double = cross > 0 ? 1 : -1
    let touch = Point(x: corner.x + a.x * distance, y: corner.y + a.y * distance)
    let center = Point(x: touch.x - a.y * radius * side, y: touch.y + a.x * radius * side)
    // The arc turns by the complement of the lines' angle: π − φ, away from the first line's own direction.
    let turn = Double.pi - Trigonometry.angle(x: dot, y: abs(cross))
    appendArc(
      center: center, radius: radius,
      from: Trigonometry.angle(x: touch.x - center.x, y: touch.y - center.y), by: -side * turn)
  }
}
