internal import Paths

/// An arrow between two dots that avoids the others.
struct GraphArrow {
  /// The radius of a dot, in units.
  static let dotRadius = 6.5
  private static let gap = 2.5
  static let headLength = 9.0
  private static let headWidth = 8.0
  private static let sampleCount = 40

  /// The line from the first dot to the base of the head, and in `head` the head.
  let line: Path
  let head: Path
  let ends: [End]

  /// The obstacles of an arrow: other dots and names.
  struct Obstacles {
    var dots: [Point]
    var names: [Rect] = []
    /// The boxes, which an arrow also avoids if possible.
    var boxes: [Rect] = []
    /// The area of all arrows.
    var area: Rect
    /// The ends of existing arrows, at their dots.
    var ends: [End] = []
  }

  /// An end of an arrow: a point of it near its dot.
  struct End {
    let dot: Point
    let point: Point
    let isArrival: Bool
  }

  /// Creates the arrow from one dot to another: straight without obstacles, else the least bent curve.
  ///
  /// If there is an opposite arrow, each keeps to its right.
  init(from start: Point, to end: Point, hasOpposite: Bool = false, around obstacles: Obstacles) {
    let others = obstacles.dots.filter { $0 != start && $0 != end }
    var best: (points: [Point], cost: Double)?
    for curve in Self.candidates(from: start, to: end, sides: hasOpposite ? [1] : [1, -1])
    where !hasOpposite || curve.isBent {
      guard curve.cost < best?.cost ?? .infinity else { continue }
      let points = Self.samples(curve.points)
      var cost = curve.cost
      for dot in others { cost += Self.cost(of: points, near: dot) }
      for name in obstacles.names { cost += 20 * Double(points.count { Self.contains(name, $0) }) }
      for box in obstacles.boxes where !Self.contains(box, start) && !Self.contains(box, end) {
        cost += 4 * Double(points.count { Self.contains(box, $0) })
      }
      cost += 50 * Double(points.count { !Self.contains(obstacles.area, $0) })
      cost += Self.cost(of: Self.ends(of: points), beside: obstacles.ends)
      if cost < best?.cost ?? .infinity { best = (points, cost) }
    }
    let points = best?.points ?? [start, end]
    ends = Self.ends(of: points)
    (line, head) = Self.shape(points, from: start, to: end)
  }

  /// Returns the curves with their own costs: straight, bent to either side, and steep at both ends.
  private static func candidates(
    from start: Point, to end: Point, sides: [Double]
  ) -> [(points: [Point], cost: Double, isBent: Bool)] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    func point(_ along: Double, _ aside: Double) -> Point {
      Point(x: start.x + along * dx - aside * dy, y: start.y + along * dy + aside * dx)
    }
    var result = [(points: [start, point(1.0 / 3, 0), point(2.0 / 3, 0), end], cost: 0.0, isBent: false)]
    for step in 1...12 {
      for side in sides {
        let bend = side * Double(step) * 0.06
        let cost = 3 * Double(step)
        result.append(([start, point(0.3, bend), point(0.7, bend), end], cost, true))
        // A curve that is bent at one end only.
        result.append(([start, point(0.15, bend), point(0.45, bend), end], cost + 3, true))
        result.append(([start, point(0.55, bend), point(0.85, bend), end], cost + 3, true))
      }
    }
    for share in [0.35, 0.6, 0.9] where dx != 0 && dy != 0 {
      result.append(
        (
          [
            start, Point(x: start.x, y: start.y + share * dy), Point(x: end.x, y: end.y - share * dy), end,
          ], 10 + 10 * share, false
        ))
    }
    return result.sorted { $0.cost < $1.cost }
  }

  /// Returns points along a cubic curve.
  private static func samples(_ control: [Point]) -> [Point] {
    (0...sampleCount).map { step in
      let t = Double(step) / Double(sampleCount)
      let u = 1 - t
      let shares = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      return zip(control, shares).reduce(into: Point(x: 0, y: 0)) { sum, part in
        sum.x += part.0.x * part.1
        sum.y += part.0.y * part.1
      }
    }
  }

  private static func cost(of points: [Point], near dot: Point) -> Double {
    var least = Double.infinity
    for (from, to) in zip(points, points.dropFirst()) { least = min(least, distance(dot, from, to)) }
    let clear = dotRadius + 6
    return least < clear ? 60 + 240 * (clear - least) / clear : 0
  }

  private static func ends(of points: [Point]) -> [End] {
    guard let start = points.first, let end = points.last else { return [] }
    let distance = dotRadius + gap + headLength
    return [
      End(dot: start, point: crossing(points, around: start, at: distance), isArrival: false),
      End(dot: end, point: crossing(points.reversed(), around: end, at: distance), isArrival: true),
    ]
  }

  /// Returns the cost of the ends; arrows may arrive together and leave together, but not one where another leaves.
  private static func cost(of ends: [End], beside others: [End]) -> Double {
    var cost = 0.0
    for end in ends {
      for other in others where other.dot == end.dot && other.isArrival != end.isArrival {
        if distance(end.point, other.point) < headWidth { cost += 16 }
      }
    }
    return cost
  }

  /// Returns the distance of a point from a line segment.
  private static func distance(_ point: Point, _ from: Point, _ to: Point) -> Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = dx * dx + dy * dy
    let share = length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0
    let along = min(1, max(0, share))
    return distance(point, Point(x: from.x + along * dx, y: from.y + along * dy))
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private static func contains(_ rect: Rect, _ point: Point) -> Bool {
    point.x > rect.minX && point.x < rect.maxX && point.y > rect.minY && point.y < rect.maxY
  }

  /// Returns the line and the head, which begin and end near the dots; the head has the direction of the line's end.
  private static func shape(_ points: [Point], from start: Point, to end: Point) -> (line: Path, head: Path) {
    let clear = dotRadius + gap
    let tip = crossing(points.reversed(), around: end, at: clear)
    let base = crossing(points.reversed(), around: end, at: clear + headLength)
    let begin = crossing(points, around: start, at: clear - gap)
    var line = Path()
    line.move(to: begin)
    for point in points
    where distance(point, start) > clear - gap && distance(point, end) > clear + headLength {
      line.line(to: point)
    }
    // The line ends a little inside the head, so that there is no gap.
    line.line(to: Point(x: base.x + 0.2 * (tip.x - base.x), y: base.y + 0.2 * (tip.y - base.y)))
    let length = max(distance(tip, base), 0.001)
    let (dx, dy) = ((tip.x - base.x) / length * headWidth / 2, (tip.y - base.y) / length * headWidth / 2)
    var head = Path()
    head.move(to: tip)
    head.line(to: Point(x: base.x - dy, y: base.y + dx))
    head.line(to: Point(x: base.x + dy, y: base.y - dx))
    head.close()
    return (line, head)
  }

  /// Returns the first point at which a line leaves a circle.
  private static func crossing(_ points: [Point], around center: Point, at radius: Double) -> Point {
    for (from, to) in zip(points, points.dropFirst()) where distance(to, center) >= radius {
      var (inside, outside) = (0.0, 1.0)
      for _ in 0..<24 {
        let middle = (inside + outside) / 2
        let point = Point(x: from.x + middle * (to.x - from.x), y: from.y + middle * (to.y - from.y))
        if distance(point, center) < radius { inside = middle } else { outside = middle }
      }
      return Point(x: from.x + outside * (to.x - from.x), y: from.y + outside * (to.y - from.y))
    }
    return points.last ?? center
  }
}
