/// How a line is drawn along a path.
public struct StrokeStyle: Sendable, Equatable, Hashable {
  /// What an open line ends in.
  public enum Cap: Sendable { case butt, round, square }
  /// What two lines meet in.
  public enum Join: Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  /// How long a miter may be, in widths; beyond that the join is a bevel.
  public var miterLimit: Double

  /// A line of the given width, half of it to either side of the path.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

extension Path {
  /// The area of a line along this path, as polygons that all turn the same way: their union, by the non-zero
  /// rule, is the line. Curves are flattened by `tolerance`.
  public func stroked(_ style: StrokeStyle, tolerance: Double) -> [[Point]] {
    guard style.width > 0 else { return [] }
    var stroker = Stroker(style: style, tolerance: tolerance)
    for line in polylines(tolerance: tolerance) { stroker.add(line) }
    return stroker.polygons
  }
}

private struct Stroker {
  let style: StrokeStyle
  let tolerance: Double
  private(set) var polygons: [[Point]] = []
  private var half: Double { style.width / 2 }

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
  }

  mutating func add(_ line: Path.Polyline) {
    var points: [Point] = []
    for point in line.points where point != points.last { points.append(point) }
    guard points.count > 1 else {
      if let point = points.first, style.cap != .butt { addDot(at: point) }
      return
    }
    let ends = line.isClosed ? points + [points[0]] : points
    let directions = zip(ends, ends.dropFirst()).map(direction)
    for (index, d) in directions.enumerated() { addSide(ends[index], ends[index + 1], d) }
    for index in directions.indices.dropFirst() {
      addJoin(at: ends[index], directions[index - 1], directions[index])
    }
    if line.isClosed {
      addJoin(at: ends[0], directions[directions.count - 1], directions[0])
    } else {
      addCap(at: ends[0], Point(x: -directions[0].x, y: -directions[0].y))
      addCap(at: ends[ends.count - 1], directions[directions.count - 1])
    }
  }

  private func direction(_ a: Point, _ b: Point) -> Point {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = (x * x + y * y).squareRoot()
    return Point(x: x / length, y: y / length)
  }

  private func moved(_ p: Point, along d: Point, by distance: Double, aside: Double) -> Point {
    Point(x: p.x + d.x * distance - d.y * aside, y: p.y + d.y * distance + d.x * aside)
  }

  private mutating func addSide(_ a: Point, _ b: Point, _ d: Point) {
    polygons.append([
      moved(a, along: d, by: 0, aside: -half), moved(b, along: d, by: 0, aside: -half),
      moved(b, along: d, by: 0, aside: half), moved(a, along: d, by: 0, aside: half),
    ])
  }

  private mutating func addCap(at p: Point, _ d: Point) {
    switch style.cap {
    case .butt: break
    case .square: addSide(p, moved(p, along: d, by: half, aside: 0), d)
    case .round: addCircle(at: p)
    }
  }

  private mutating func addDot(at p: Point) {
    guard style.cap == .square else { return addCircle(at: p) }
    addSide(Point(x: p.x - half, y: p.y), Point(x: p.x + half, y: p.y), Point(x: 1, y: 0))
  }

  private mutating func addCircle(at p: Point) {
    let box = Rect(minX: p.x - half, minY: p.y - half, maxX: p.x + half, maxY: p.y + half)
    let corner = CornerRadius(half)
    polygons.append(
      RoundedRect(rect: box, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
        .polygon(tolerance: tolerance))
  }

  private mutating func addJoin(at p: Point, _ d: Point, _ e: Point) {
    let cross = d.x * e.y - d.y * e.x
    let dot = d.x * e.x + d.y * e.y
    guard cross != 0 || dot < 0 else { return }
    // The chords of a curve meet nearly straight: there a bevel is no more than the tolerance off a circle.
    let isFlat = dot > 0 && half * (1 - dot) < tolerance
    guard style.join != .round || isFlat else { return addCircle(at: p) }
    let side = cross > 0 ? -half : half
    let from = moved(p, along: d, by: 0, aside: side)
    let to = moved(p, along: e, by: 0, aside: side)
    var join = [p, from]
    // 1 / sin(φ/2) of the angle φ between the lines is how far the miter reaches, in half widths.
    if style.join == .miter, dot > -1, 2 / (1 + dot) <= style.miterLimit * style.miterLimit {
      let reach = cross / (1 + dot) * (cross > 0 ? half : -half)
      join.append(moved(from, along: d, by: reach, aside: 0))
    }
    join.append(to)
    polygons.append(cross > 0 ? join : join.reversed())
  }
}
