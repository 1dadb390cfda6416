import Paths

/// The centre line of a stroke, smooth from end to end, with y up, in units of 1/1024 em.
///
/// It has points, with the heading of the line and the fraction of the pen's width at each. Between two points is one
/// cubic curve, which is on a superellipse if the headings are upright: its handles have the length `tension` of the
/// distance to the intersection of the two headings.
struct Spine {
  /// A curve of the line, with the fraction of the pen's width at its ends.
  struct Segment {
    var from: Point
    var first: Point
    var second: Point
    var to: Point
    var fromShare: Double
    var toShare: Double
    var isStraight: Bool
  }

  /// The relative length of handles, which on a circle is 0.5523; a larger one gives a squarer, calmer curve.
  static let tension = 0.585

  private(set) var segments: [Segment] = []
  private(set) var isClosed = false
  /// The directions of the edges at the ends; nil for edges across the line.
  var startCut: Heading?
  var endCut: Heading?
  private var point: Point
  private var heading: Heading
  private var share: Double

  /// Creates a line that begins at (x, y) in the direction `heading`, with `share` of the pen's width.
  init(_ x: Double, _ y: Double, _ heading: Heading, share: Double = 1) {
    point = Point(x: x, y: y)
    self.heading = heading
    self.share = share
  }

  /// Continues the line to (x, y) with the direction `heading` there; the same heading along the line gives a straight
  /// line.
  mutating func to(
    _ x: Double, _ y: Double, _ heading: Heading, share: Double = 1, tension: Double = Spine.tension,
    _ arriving: Double? = nil
  ) {
    let end = Point(x: x, y: y)
    let (leaving, arriving) = (tension, arriving ?? tension)
    let delta = Point(x: x - point.x, y: y - point.y)
    let cross = self.heading.x * heading.y - self.heading.y * heading.x
    let toMeeting: (Double, Double)
    if abs(cross) < 1e-9 {
      // Parallel headings do not intersect: the handles have the length of a fraction of the distance along them.
      let way = delta.x * heading.x + delta.y * heading.y
      toMeeting = (way, way)
    } else {
      toMeeting = (
        (delta.x * heading.y - delta.y * heading.x) / cross,
        (delta.y * self.heading.x - delta.x * self.heading.y) / cross
      )
    }
    let off = delta.x * self.heading.y - delta.y * self.heading.x
    segments.append(
      Segment(
        from: point,
        first: self.heading.moved(point, by: toMeeting.0 * leaving),
        second: heading.moved(end, by: -toMeeting.1 * arriving),
        to: end, fromShare: self.share, toShare: share,
        isStraight: abs(cross) < 1e-9 && abs(off) < 1e-9))
    point = end
    self.heading = heading
    self.share = share
  }

  /// Closes the line, which must have returned to its start.
  mutating func close() { isClosed = true }

  /// Cuts the last curve at the height `y`, with a horizontal end.
  mutating func cutEnd(atY y: Double) {
    guard let last = segments.popLast() else { return }
    segments.append(last.parts(at: last.parameter(atY: y)).0)
    endCut = .right
  }

  /// Cuts the first curve at the height `y`, with a horizontal end.
  mutating func cutStart(atY y: Double) {
    guard let first = segments.first else { return }
    segments[0] = first.parts(at: first.parameter(atY: y)).1
    startCut = .right
  }
}

/// A direction of length 1, y up.
struct Heading: Equatable {
  var x: Double
  var y: Double

  static let up = Heading(x: 0, y: 1)
  static let down = Heading(x: 0, y: -1)
  static let left = Heading(x: -1, y: 0)
  static let right = Heading(x: 1, y: 0)

  /// Returns the direction of (x, y), which is not zero.
  static func towards(_ x: Double, _ y: Double) -> Heading {
    let length = (x * x + y * y).squareRoot()
    return Heading(x: x / length, y: y / length)
  }

  func moved(_ point: Point, by distance: Double) -> Point {
    Point(x: point.x + x * distance, y: point.y + y * distance)
  }
}

extension Spine.Segment {
  /// Returns the point at `t`, from 0 to 1.
  func point(at t: Double) -> Point { parts(at: t).0.to }

  /// Returns the two parts before and after `t`.
  func parts(at t: Double) -> (Spine.Segment, Spine.Segment) {
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(from, first), mix(first, second), mix(second, to))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    let share = fromShare + (toShare - fromShare) * t
    return (
      Spine.Segment(
        from: from, first: a, second: d, to: middle, fromShare: fromShare, toShare: share,
        isStraight: isStraight),
      Spine.Segment(
        from: middle, first: e, second: c, to: to, fromShare: share, toShare: toShare,
        isStraight: isStraight)
    )
  }

  func parameter(atY y: Double) -> Double { parameter { $0.y - y } }
  func parameter(atX x: Double) -> Double { parameter { $0.x - x } }

  /// Returns the parameter at which `value` is zero, by bisection; the end if there is none.
  private func parameter(_ value: (Point) -> Double) -> Double {
    let rises = value(to) > value(from)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (value(point(at: middle)) > 0) == rises { high = middle } else { low = middle }
    }
    return high
  }

  /// The headings of the curve at its start and at its end.
  var headings: (Heading, Heading) {
    func direction(_ points: [Point]) -> Heading {
      for point in points.dropFirst() {
        let (x, y) = (point.x - points[0].x, point.y - points[0].y)
        if x * x + y * y > 1e-12 { return .towards(x, y) }
      }
      return .right
    }
    let back = direction([to, second, first, from])
    return (direction([from, first, second, to]), Heading(x: -back.x, y: -back.y))
  }
}
