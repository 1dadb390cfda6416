import Paths

/// Uses paths with numbers of all sizes: nothing traps or goes on for ever, and results of finite paths are finite.
func useHostile(_ paths: inout InputPaths) {
  let (path, other) = (paths.hostilePath(), paths.hostilePath())
  let tolerance = [0.01, 0.25, 1e-3][paths.below(3)]
  let evenOdd = paths.chance(2)
  // Curves of kilometres are ten thousands of lines, and the time grows by the square of their number.
  guard path.chordCount(tolerance: tolerance) + other.chordCount(tolerance: tolerance) < 2_000 else { return }
  switch paths.below(6) {
  case 0:
    let operation = [AreaOperation.union, .intersection, .difference, .symmetricDifference][paths.below(4)]
    let result = path.combined(with: other, by: operation, evenOdd: evenOdd, tolerance: tolerance)
    // Areas with points that are none, or too far away, are left out.
    precondition(isFinite(result))
    _ = path.components(evenOdd: evenOdd, tolerance: tolerance)
  case 1:
    let style = paths.style()
    let polygons = path.stroked(style, tolerance: tolerance)
    let window = Rect(minX: -9, minY: -9, maxX: 99, maxY: 99)
    for polygon in polygons {
      for point in polygon.clipped(to: window) { precondition(abs(point.x) < 100 && abs(point.y) < 100) }
    }
  case 2:
    let (from, to) = (paths.share(), paths.share())
    _ = path.trimmed(from: from, to: to)
    let style = paths.style()
    _ = path.dashed(phase: style.dashPhase, lengths: style.dashLengths)
  case 3:
    _ = path.lines(inside: other, paths.chance(2), evenOdd: evenOdd, tolerance: tolerance)
  case 4:
    let window = paths.rect()
    for polygon in path.polygons(tolerance: tolerance) { _ = polygon.clipped(to: window) }
    _ = path.contains(paths.hostilePoint(), evenOdd: evenOdd, tolerance: tolerance)
    _ = (path.bounds, path.controlBounds, path.uprightRect, path.reversed)
  default:
    let moved = path.mapped(by: paths.transform())
    _ = (moved.bounds, moved.flattened(tolerance: tolerance), moved.chordCount(tolerance: tolerance))
  }
}

private func isFinite(_ path: Path) -> Bool {
  path.elements.allSatisfy { element in element.end.map { $0.x.isFinite && $0.y.isFinite } ?? true }
}

/// Returns the area that polygons enclose, positive where they run clockwise on a screen.
func area(_ polygons: [[Point]]) -> Double {
  polygons.reduce(0) { sum, polygon in
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(sum) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }
}

/// Returns the length of a closed polygon.
func perimeter(_ polygon: [Point]) -> Double {
  zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { $0 + distance($1.0, $1.1) }
}

/// Returns the length of a path.
func length(_ path: Path) -> Double {
  path.polylines(tolerance: 1e-5).reduce(0) { sum, line in
    let ends = line.isClosed ? line.points + line.points.prefix(1) : line.points
    return zip(ends, ends.dropFirst()).reduce(sum) { $0 + distance($1.0, $1.1) }
  }
}

private func distance(_ a: Point, _ b: Point) -> Double {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

/// Returns the distance of a point from the sides of closed polygons.
func distance(_ point: Point, _ polygons: [[Point]]) -> Double {
  polygons.map { distance(point, along: $0 + $0.prefix(1)) }.min() ?? .infinity
}

/// Returns the distance of a point from a chain of lines.
func distance(_ p: Point, along ends: [Point]) -> Double {
  zip(ends, ends.dropFirst()).map { a, b in
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let t = max(0, min(((p.x - a.x) * dx + (p.y - a.y) * dy) / max(dx * dx + dy * dy, 1e-300), 1))
    let (x, y) = (p.x - a.x - t * dx, p.y - a.y - t * dy)
    return (x * x + y * y).squareRoot()
  }.min() ?? .infinity
}
