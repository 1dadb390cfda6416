/// A line or curve of an outline with both of its ends.
enum Curve: Sendable, Equatable {
  case line(Point, Point)
  case quad(Point, Point, Point)
  case cubic(Point, Point, Point, Point)

  var start: Point {
    switch self {
    case .line(let point, _), .quad(let point, _, _), .cubic(let point, _, _, _): point
    }
  }

  var end: Point {
    switch self {
    case .line(_, let point), .quad(_, _, let point), .cubic(_, _, _, let point): point
    }
  }

  /// The element by which the curve is added to a path whose current point is its start.
  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .quad(_, let control, let end): .quad(control: control, end: end)
    case .cubic(_, let first, let second, let end): .cubic(first, second, end: end)
    }
  }

  /// All points, including control points.
  var points: [Point] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }

  /// Returns the point at the parameter `t`, 0…1; the ends are exact.
  func point(at t: Double) -> Point {
    if t == 1 { return end }
    switch self {
    case .line(let a, let b): return a.towards(b, t)
    case .quad(let a, let b, let c): return a.towards(b, t).towards(b.towards(c, t), t)
    case .cubic(let a, let b, let c, let d):
      let middle = b.towards(c, t)
      return a.towards(b, t).towards(middle, t).towards(middle.towards(c.towards(d, t), t), t)
    }
  }

  /// Returns the part between two parameters, by de Casteljau's method.
  func part(from: Double, to: Double) -> Curve {
    if from == 0, to == 1 { return self }
    let tail = from == 0 ? self : split(at: from).after
    return to == 1 ? tail : tail.split(at: (to - from) / (1 - from)).before
  }

  private func split(at t: Double) -> (before: Curve, after: Curve) {
    switch self {
    case .line(let a, let b):
      let middle = a.towards(b, t)
      return (.line(a, middle), .line(middle, b))
    case .quad(let a, let b, let c):
      let (ab, bc) = (a.towards(b, t), b.towards(c, t))
      let middle = ab.towards(bc, t)
      return (.quad(a, ab, middle), .quad(middle, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a.towards(b, t), b.towards(c, t), c.towards(d, t))
      let (abc, bcd) = (ab.towards(bc, t), bc.towards(cd, t))
      let middle = abc.towards(bcd, t)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }

  /// The direction in which the curve leaves its start, of length 1; nil if all points are equal.
  var startDirection: Point? {
    let points = self.points
    return points.dropFirst().lazy.compactMap { points[0].direction(to: $0) }.first
  }

  /// The direction in which the curve arrives at its end, of length 1; nil if all points are equal.
  var endDirection: Point? {
    let points = self.points
    let end = points[points.count - 1]
    return points.dropLast().reversed().lazy.compactMap { $0.direction(to: end) }.first
  }

  /// Returns the number of chords at equal steps of the parameter that deviate from the curve by at most `tolerance`.
  ///
  /// It follows Wang's formula, and is at least 1, at most `Path.maximumChords`.
  func chords(tolerance: Double) -> Int {
    switch self {
    case .line: 1
    case .quad(let a, let b, let c): Path.chords(0.25 * Path.bend(a, b, c), tolerance)
    case .cubic(let a, let b, let c, let d):
      Path.chords(0.75 * max(Path.bend(a, b, c), Path.bend(b, c, d)), tolerance)
    }
  }
}

extension Point {
  /// Returns the point at a fraction of the distance to `other`.
  func towards(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// Returns the direction to `other`, of length 1; nil if the points are equal, or too near or far to determine it.
  func direction(to other: Point) -> Point? {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    return Point(x: dx / length, y: dy / length)
  }

  /// Returns the distance to `other`.
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Path {
  /// A subpath as the curves of which it consists.
  struct Outline {
    var start: Point
    /// The curves; if the subpath is closed, the last of them ends at `start`.
    var curves: [Curve] = []
    var isClosed = false
  }

  /// The subpaths, without any `move` that no curve follows.
  var outlinesOfCurves: [Outline] {
    var found: [Outline] = []
    var current = Outline(start: .zero)
    var last = Point.zero
    func finish() {
      if current.isClosed || !current.curves.isEmpty { found.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = Outline(start: point)
      case .line(let end): current.curves.append(.line(last, end))
      case .quad(let control, let end): current.curves.append(.quad(last, control, end))
      case .cubic(let first, let second, let end): current.curves.append(.cubic(last, first, second, end))
      case .close:
        if last != current.start { current.curves.append(.line(last, current.start)) }
        current.isClosed = true
        finish()
        current = Outline(start: current.start)
      }
      last = element.end ?? current.start
    }
    finish()
    return found
  }
}
