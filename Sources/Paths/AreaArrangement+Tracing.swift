extension AreaArrangement {
  /// A closed part of the boundary.
  struct Outline {
    var corners: [Node]
    /// The first of the segments of which it consists.
    fileprivate var first: Segment

    /// Returns whether or not its first segment is the earlier one, in an arrangement with those of both.
    func precedes(_ other: Outline) -> Bool {
      first.place < other.first.place
    }
  }

  /// Returns the boundary as closed outlines: those around areas run clockwise on a screen, those around holes the
  /// other way.
  ///
  /// Outlines that touch in a point are separate, and parts that are hardly wider than the grid are left out.
  func outlines() -> [Outline] {
    var leaving: [Node: [Int]] = [:]
    for (index, segment) in segments.enumerated() { leaving[segment.start, default: []].append(index) }
    var isUsed = Array(repeating: false, count: segments.count)
    var outlines: [Outline] = []
    for first in segments.indices where !isUsed[first] {
      var chain: [Segment] = []
      var index: Int? = first
      while let current = index, !isUsed[current] {
        isUsed[current] = true
        chain.append(segments[current])
        let free = (leaving[segments[current].end] ?? []).filter { !isUsed[$0] }
        index = free.max { turn(current, $0) < turn(current, $1) }
        if segments[current].end == segments[first].start { break }
      }
      let corners = AreaArrangement.simplified(chain)
      guard AreaArrangement.isWide(corners) else { continue }
      outlines.append(Outline(corners: corners, first: segments[first]))
    }
    return outlines
  }

  /// Returns the angle of the turn to the right from a segment to another; a full reversal is the smallest.
  private func turn(_ from: Int, _ to: Int) -> Double {
    func direction(_ index: Int) -> Point {
      let segment = segments[index]
      return Point(x: Double(segment.end.x - segment.start.x), y: Double(segment.end.y - segment.start.y))
    }
    let (d, e) = (direction(from), direction(to))
    let angle = Trigonometry.angle(x: d.x * e.x + d.y * e.y, y: d.x * e.y - d.y * e.x)
    return angle == .pi ? -.pi : angle
  }

  /// Returns the corners of a closed chain, without points between parts of one side and on straight lines.
  private static func simplified(_ chain: [Segment]) -> [Node] {
    var corners: [Node] = []
    for (index, segment) in chain.enumerated() {
      let before = chain[index > 0 ? index - 1 : chain.count - 1]
      if before.side >= 0, before.side == segment.side { continue }
      if let last = corners.last, abs(last.x - segment.start.x) <= 2, abs(last.y - segment.start.y) <= 2 {
        continue
      }
      corners.append(segment.start)
    }
    while corners.count > 1, let last = corners.last, abs(last.x - corners[0].x) <= 2,
      abs(last.y - corners[0].y) <= 2
    {
      corners.removeLast()
    }
    return withoutStraight(corners)
  }

  /// Returns the corners of a closed outline without those on a straight line with their neighbours, and without
  /// reversals.
  private static func withoutStraight(_ corners: [Node]) -> [Node] {
    func isStraight(_ a: Node, _ b: Node, _ c: Node) -> Bool {
      // At most 2²⁷ · 2²⁷.
      (b.x - a.x) * (c.y - b.y) == (b.y - a.y) * (c.x - b.x)
    }
    var kept: [Node] = []
    for corner in corners {
      while kept.count > 1, isStraight(kept[kept.count - 2], kept[kept.count - 1], corner) {
        kept.removeLast()
      }
      kept.append(corner)
    }
    // The remaining corners may be on a straight line where the outline begins.
    var rest = kept[...]
    while rest.count > 2 {
      if isStraight(rest[rest.endIndex - 2], rest[rest.endIndex - 1], rest[rest.startIndex]) {
        rest.removeLast()
      } else if isStraight(rest[rest.endIndex - 1], rest[rest.startIndex], rest[rest.startIndex + 1]) {
        rest.removeFirst()
      } else {
        break
      }
    }
    return Array(rest)
  }

  private static func isWide(_ outline: [Node]) -> Bool {
    guard outline.count > 2, var from = outline.last else { return false }
    var (area, length) = (0.0, 0.0)
    for to in outline {
      area += Double(from.x) * Double(to.y) - Double(to.x) * Double(from.y)
      length += Double(abs(to.x - from.x) + abs(to.y - from.y))
      from = to
    }
    return abs(area) > 4 * length
  }
}

extension AreaArrangement.Segment {
  /// The position among all segments: from the top down, horizontal ones first, from left to right.
  fileprivate var place: (y: Int64, isWall: Int, x: Int64) {
    let top = start.y <= end.y ? start : end
    return start.y == end.y ? (top.y, 0, min(start.x, end.x)) : (top.y, 1, top.x)
  }
}
