extension Path {
  /// Returns the lines of this path inside `area`, or those outside, as open subpaths of straight lines.
  ///
  /// They deviate from the curves by at most `tolerance`. A subpath that the area does not divide remains whole.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - isInside: Whether the lines inside or those outside are returned.
  ///   - evenOdd: Whether or not the area follows the even-odd rule.
  ///   - tolerance: The largest deviation of lines from curves.
  public func lines(inside area: Path, _ isInside: Bool, evenOdd: Bool, tolerance: Double) -> Path {
    let region = SideIndex(area.polygons(tolerance: tolerance))
    var result = Path()
    for line in polylines(tolerance: tolerance) {
      let ends = line.isClosed ? line.points + [line.points[0]] : line.points
      var chains: [[Point]] = [[]]
      for (from, to) in zip(ends, ends.dropFirst()) {
        let cuts = [0] + region.crossings(from, to) + [1]
        for (low, high) in zip(cuts, cuts.dropFirst()) where low < high {
          guard region.contains(from.towards(to, (low + high) / 2), evenOdd: evenOdd) == isInside else {
            if chains.last?.isEmpty == false { chains.append([]) }
            continue
          }
          if chains[chains.count - 1].isEmpty {
            chains[chains.count - 1].append(low == 0 ? from : from.towards(to, low))
          }
          let end = high == 1 ? to : from.towards(to, high)
          if high == 1 || chains[chains.count - 1].last != end { chains[chains.count - 1].append(end) }
        }
      }
      chains.removeAll { $0.count < 2 }
      if line.isClosed, chains.count == 1, chains[0] == ends {
        result.append(Path(polygons: [line.points]))
        continue
      }
      if line.isClosed, chains.count > 1, let last = chains.last, last.last == chains[0].first {
        // A line that continues over the start of the subpath is one line.
        chains[0] = last.dropLast() + chains[0]
        chains.removeLast()
      }
      for chain in chains {
        result.move(to: chain[0])
        for point in chain.dropFirst() { result.line(to: point) }
      }
    }
    return result
  }
}

extension SideIndex {
  /// Returns the fractions of the line from `a` to `b` at which it meets sides, from its start on.
  fileprivate func crossings(_ a: Point, _ b: Point) -> [Double] {
    guard a.y.isFinite, b.y.isFinite else { return [] }
    // Rounding moves what it finds by much less.
    let margin = max(reach, abs(a.y), abs(b.y)) * 0x1p-20
    var found: [Double] = []
    forEach(in: min(a.y, b.y) - margin...max(a.y, b.y) + margin) { side in
      if let crossing = side.crossing(a, b) { found.append(crossing) }
    }
    return found.sorted()
  }
}

extension SideIndex.Side {
  /// Returns the fraction of the line from `a` to `b` at which it meets the side; nil if it does not.
  fileprivate func crossing(_ a: Point, _ b: Point) -> Double? {
    let (c, d) = (from, to)
    let (ux, uy) = (b.x - a.x, b.y - a.y)
    let (vx, vy) = (d.x - c.x, d.y - c.y)
    let cross = ux * vy - uy * vx
    guard cross != 0 else { return nil }
    let t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
    let s = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
    return t > 0 && t < 1 && s >= 0 && s <= 1 ? t : nil
  }
}
