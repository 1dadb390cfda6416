extension Path {
  /// Returns the area of a stroke along this path, as polygons whose inside follows the non-zero rule.
  ///
  /// No winding number is negative, so that polygons of several strokes may be combined. Curves and round parts deviate
  /// by at most twice `tolerance`; by more only if a stroke has so many and so wide round parts that they would be
  /// hundreds of thousands of chords. A subpath of length 0 is a dot, round or square as its caps are.
  public func stroked(_ style: StrokeStyle, tolerance: Double) -> [[Point]] {
    guard style.width > 0, style.width.isFinite else { return [] }
    let outlines = dashed(phase: style.dashPhase, lengths: style.dashLengths).outlinesOfCurves
    var stroker = Stroker(style, tolerance: style.roundTolerance(along: outlines, tolerance: tolerance))
    for outline in outlines { stroker.add(Spine(outline, tolerance: tolerance)) }
    return stroker.polygons
  }
}

/// An algorithm that outlines strokes.
///
/// The stroke is the sum of a rectangle for each straight piece, a wedge for each join and the caps, all with the same
/// orientation: the sum covers exactly the union of its parts. Sides that two parts share cancel, and two sides remain.
/// On the inside of a bend the side runs through the vertex of the path, which keeps the sum correct for any angle of
/// the bend; if the pieces are long enough, it takes the shorter way by the point where the two sides cross, which
/// leaves out the area that both cover.
private struct Stroker {
  private let style: StrokeStyle
  private let half: Double
  private let tolerance: Double
  private(set) var polygons: [[Point]] = []
  /// The sides to the left (in the direction of the path, with y up) and right of the path, both in its direction.
  private var left: [Point] = []
  private var right: [Point] = []

  init(_ style: StrokeStyle, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
    half = style.width / 2
  }

  mutating func add(_ spine: Spine) {
    guard let first = spine.pieces.first, let last = spine.pieces.last else { return addDot(at: spine.start) }
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    if !spine.isClosed { addSides(at: first.start, first.direction) }
    var previous = first
    for piece in spine.pieces.dropFirst() {
      addJoin(at: piece.start, previous, piece)
      previous = piece
    }
    if spine.isClosed {
      addJoin(at: spine.end, previous, first)
      polygons += [left, right.reversed()]
    } else {
      addSides(at: spine.end, last.direction)
      addCap(at: spine.end, last.direction, to: &left)
      left += right.reversed()
      addCap(at: first.start, Point(x: -first.direction.x, y: -first.direction.y), to: &left)
      polygons.append(left)
    }
  }

  private func moved(_ p: Point, along d: Point, by distance: Double, aside: Double) -> Point {
    Point(x: p.x + d.x * distance - d.y * aside, y: p.y + d.y * distance + d.x * aside)
  }

  private mutating func addSides(at p: Point, _ d: Point) {
    left.append(moved(p, along: d, by: 0, aside: -half))
    right.append(moved(p, along: d, by: 0, aside: half))
  }

  /// Adds the join between a piece and the next, which begins at `p`.
  private mutating func addJoin(at p: Point, _ before: Spine.Piece, _ after: Spine.Piece) {
    let (d, e) = (before.direction, after.direction)
    let cross = d.x * e.y - d.y * e.x
    let dot = d.x * e.x + d.y * e.y
    guard cross != 0 || dot < 0 else { return addSides(at: p, d) }
    let leftIsOuter = cross > 0
    let outer = leftIsOuter ? -half : half
    let from = moved(p, along: d, by: 0, aside: outer)
    let to = moved(p, along: e, by: 0, aside: outer)
    // The tangent of half of the turn: the distance of the sides' crossing from the vertex, in half widths, on both
    // pieces. The two quotients are equal; one of them loses no digits.
    let tangent = dot > 0 ? abs(cross) / (1 + dot) : (1 - dot) / abs(cross)
    let reach = half * tangent

    var join = [from]
    if style.isRound(after) {
      appendArc(about: p, from: d, outer, turn: before.turn(to: after), to: &join)
    } else if style.join == .miter, 1 + tangent * tangent <= style.miterLimit * style.miterLimit {
      // The length of the miter in widths is 1 / sin(φ/2) for the angle φ between the lines; φ/2 is the complement of
      // half of the turn to a right angle.
      join.append(moved(from, along: d, by: reach, aside: 0))
    }
    join.append(to)

    let inner = innerSide(at: p, before, after, reach: reach, aside: -outer)
    left += leftIsOuter ? join : inner
    right += leftIsOuter ? inner : join
  }

  /// Returns the points of the side on the inside of a bend at `p`.
  ///
  /// The sides of the two pieces cross at the distance `reach` from the vertex, on both pieces.
  private func innerSide(
    at p: Point, _ before: Spine.Piece, _ after: Spine.Piece, reach: Double, aside: Double
  ) -> [Point] {
    let from = moved(p, along: before.direction, by: 0, aside: aside)
    let to = moved(p, along: after.direction, by: 0, aside: aside)
    // At the end of a curve the line ends where the curve does, so that its last piece is cut off at an angle.
    if after.isSmooth, after.length == 0, reach <= before.length / 2 { return [to] }
    if after.isSmooth, before.length == 0, reach <= after.length / 2 { return [from] }
    if reach <= before.length / 2, reach <= after.length / 2 {
      return [moved(from, along: before.direction, by: -reach, aside: 0)]
    }
    return [from, p, to]
  }

  /// Adds the cap at the end of a line of the direction `d`, from its left side to its right.
  private func addCap(at p: Point, _ d: Point, to side: inout [Point]) {
    switch style.cap {
    case .butt: break
    case .square:
      side.append(moved(p, along: d, by: half, aside: -half))
      side.append(moved(p, along: d, by: half, aside: half))
    case .round: appendArc(about: p, from: d, -half, turn: .pi, to: &side)
    }
  }

  /// Appends the inner points of an arc about `p`, which begins beside a line of the direction `d` and continues in it.
  private func appendArc(
    about p: Point, from d: Point, _ aside: Double, turn: Double, to points: inout [Point]
  ) {
    let count = QuarterArc.chords(over: turn, radius: half, tolerance: tolerance)
    guard count > 1 else { return }
    for index in 1..<count {
      let angle = turn * Double(index) / Double(count)
      let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
      points.append(moved(p, along: d, by: abs(aside) * sine, aside: aside * cosine))
    }
  }

  /// Adds the dot of a subpath of length 0, which has no direction: its dot is upright.
  private mutating func addDot(at p: Point) {
    switch style.cap {
    case .butt: break
    case .square:
      polygons.append(
        Rect(minX: p.x - half, minY: p.y - half, maxX: p.x + half, maxY: p.y + half).corners)
    case .round:
      var circle = [Point(x: p.x, y: p.y - half)]
      appendArc(about: p, from: Point(x: 1, y: 0), -half, turn: 2 * .pi, to: &circle)
      polygons.append(circle)
    }
  }
}
