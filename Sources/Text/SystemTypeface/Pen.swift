import Paths

/// The pen of strokes: an upright ellipse, with the width of a vertical stroke and the height of a horizontal one.
struct Pen {
  var width: Double
  var height: Double

  /// Returns the vector from a centre line in the direction `heading` to the edge on its left.
  func reach(_ heading: Heading, _ share: Double) -> Point {
    let (a, b) = (width / 2, height / 2)
    let (x, y) = (-heading.y, heading.x)
    let length = (a * a * x * x + b * b * y * y).squareRoot()
    return Point(x: a * a * x / length * share, y: b * b * y / length * share)
  }

  /// Returns the same vector at an end that is cut in the direction of `cut`.
  func reach(_ heading: Heading, _ share: Double, cut: Heading) -> Point {
    let across = reach(heading, share)
    let (x, y) = (-heading.y, heading.x)
    let scale = (across.x * x + across.y * y) / (cut.x * x + cut.y * y)
    return Point(x: cut.x * scale, y: cut.y * scale)
  }

  /// Returns the outlines of a stroke along `spine`, with the ink on their right, y up.
  func outlines(of spine: Spine) -> Path {
    var path = Path()
    guard !spine.segments.isEmpty else { return path }
    let left = edge(of: spine, side: 1)
    let right = edge(of: spine, side: -1)
    path.move(to: left[0].from)
    for curve in left { curve.append(to: &path) }
    if spine.isClosed {
      path.close()
      path.move(to: right[right.count - 1].to)
    } else {
      path.line(to: right[right.count - 1].to)
    }
    for curve in right.reversed() { curve.reversed.append(to: &path) }
    path.close()
    return path
  }

  /// Returns the curves along one side of `spine`: 1 for its left, −1 for its right.
  private func edge(of spine: Spine, side: Double) -> [EdgeCurve] {
    let count = spine.segments.count
    return spine.segments.enumerated().map { index, segment in
      let (heading, endHeading) = segment.headings
      var start = reach(heading, segment.fromShare)
      var end = reach(endHeading, segment.toShare)
      if index == 0, let cut = spine.startCut { start = reach(heading, segment.fromShare, cut: cut) }
      if index == count - 1, let cut = spine.endCut { end = reach(endHeading, segment.toShare, cut: cut) }
      let from = Point(x: segment.from.x + side * start.x, y: segment.from.y + side * start.y)
      let to = Point(x: segment.to.x + side * end.x, y: segment.to.y + side * end.y)
      guard !segment.isStraight else { return EdgeCurve(from: from, to: to) }
      let middle = segment.parts(at: 0.5).0
      let across = reach(middle.headings.1, middle.toShare)
      let through = Point(x: middle.to.x + side * across.x, y: middle.to.y + side * across.y)
      return EdgeCurve(from: from, heading, to: to, endHeading, through: through, beside: segment)
    }
  }
}

/// A cubic curve, or straight line, of an edge.
private struct EdgeCurve {
  var from: Point
  var to: Point
  var handles: (Point, Point)?

  init(from: Point, to: Point) {
    self.from = from
    self.to = to
  }

  /// Creates the curve with the given headings at its ends that passes `through` a point in the middle.
  ///
  /// If there is none that heads forwards, it has the handles of the centre line.
  init(
    from: Point, _ heading: Heading, to: Point, _ endHeading: Heading, through: Point,
    beside centre: Spine.Segment
  ) {
    self.from = from
    self.to = to
    // through = (from + to) / 2 + 3/8 · (a · heading − b · endHeading)
    let x = (through.x - (from.x + to.x) / 2) * 8 / 3
    let y = (through.y - (from.y + to.y) / 2) * 8 / 3
    let cross = heading.x * endHeading.y - heading.y * endHeading.x
    let scale = distance(from, to) / max(distance(centre.from, centre.to), 1e-9)
    var a = distance(centre.from, centre.first) * scale
    var b = distance(centre.second, centre.to) * scale
    let legs = EdgeCurve.legs(from, heading, to, endHeading, cross)
    let centreLegs = EdgeCurve.legs(centre.from, heading, centre.to, endHeading, cross)
    if let legs, let centreLegs {
      // Where the centre line is tight, only a curve with a corner would keep the width; handles in nearly the same
      // proportion as those of the centre line change the width slightly instead.
      let first = (x * endHeading.y - y * endHeading.x) / cross / legs.0
      let second = (x * heading.y - y * heading.x) / cross / legs.1
      let share = distance(centre.from, centre.first) / centreLegs.0
      let endShare = distance(centre.second, centre.to) / centreLegs.1
      a = max(share - 0.07, min(first, share + 0.10)) * legs.0
      b = max(endShare - 0.07, min(second, endShare + 0.10)) * legs.1
    }
    handles = (heading.moved(from, by: a), endHeading.moved(to, by: -b))
  }

  /// Returns the distances from both ends to the intersection of the headings; nil unless it is ahead of one, behind
  /// the other.
  private static func legs(
    _ from: Point, _ heading: Heading, _ to: Point, _ endHeading: Heading, _ cross: Double
  ) -> (Double, Double)? {
    guard abs(cross) > 0.02 else { return nil }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let first = (dx * endHeading.y - dy * endHeading.x) / cross
    let second = (dy * heading.x - dx * heading.y) / cross
    return first > 1e-6 && second > 1e-6 ? (first, second) : nil
  }

  var reversed: EdgeCurve {
    var curve = EdgeCurve(from: to, to: from)
    curve.handles = handles.map { ($0.1, $0.0) }
    return curve
  }

  func append(to path: inout Path) {
    guard let handles else { return path.line(to: to) }
    path.cubic(to: to, handles.0, handles.1)
  }
}

private func distance(_ a: Point, _ b: Point) -> Double {
  ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
}
