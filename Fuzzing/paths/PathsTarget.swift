import Paths
import TestSupport

/// Combines, strokes, dashes, trims, cuts and measures paths that an input says.
///
/// Areas are compared with winding numbers at points that are not near a side, lengths with sums, bounds with points. Paths
/// with numbers of all sizes come to an end, and what is finite stays finite.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPaths(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var paths = unsafe InputPaths(bytes: UnsafeBufferPointer(start: start, count: count))
  switch paths.below(8) {
  case 0, 1: combine(&paths)
  case 2: stroke(&paths)
  case 3: divide(&paths)
  case 4: cut(&paths)
  case 5: measure(&paths)
  default: useHostile(&paths)
  }
  return 0
}

/// The largest deviation of lines from curves.
private let tolerance = 0.01

/// Compares the results of all operations on two areas with winding numbers.
private func combine(_ paths: inout InputPaths) {
  let (a, b) = (paths.path(), paths.path())
  let evenOdd = paths.chance(2)
  let polygons = [a, b].map { $0.polygons(tolerance: tolerance) }
  let insides = polygons.map { Winding($0) }
  func isInside(_ path: Int, _ point: Point) -> Bool {
    let number = insides[path].number(at: point)
    return evenOdd ? number & 1 != 0 : number != 0
  }
  let operations: [(AreaOperation, (Bool, Bool) -> Bool)] = [
    (.union, { $0 || $1 }), (.intersection, { $0 && $1 }), (.difference, { $0 && !$1 }),
    (.symmetricDifference, { $0 != $1 }),
  ]
  let points = (0..<12).map { _ in paths.point() }
  // Sides move by two steps of the grid, which has at least 2²⁵ of them.
  let near = paths.size * 1e-6
  for (operation, expected) in operations {
    let result = a.combined(with: b, by: operation, evenOdd: evenOdd, tolerance: tolerance)
    let winding = Winding(result.polygons(tolerance: 1))
    for point in points where distance(point, polygons[0] + polygons[1]) > near {
      let inside = expected(isInside(0, point), isInside(1, point))
      precondition(winding.number(at: point) == (inside ? 1 : 0), "\(operation) at \(point)")
    }
  }
  func size(_ path: Path) -> Double { area(path.polygons(tolerance: tolerance)) }
  let union = size(a.combined(with: b, by: .union, evenOdd: evenOdd, tolerance: tolerance))
  let common = size(a.combined(with: b, by: .intersection, evenOdd: evenOdd, tolerance: tolerance))
  let parts = [a, b].map { size($0.normalized(evenOdd: evenOdd, tolerance: tolerance)) }
  let length = (polygons[0] + polygons[1]).reduce(0) { $0 + perimeter($1) }
  precondition(
    abs(union + common - parts[0] - parts[1]) <= length * near, "\(union) + \(common) for \(parts)")
  let components = a.components(evenOdd: evenOdd, tolerance: tolerance)
  precondition(abs(components.reduce(0) { $0 + size($1) } - parts[0]) <= length * near)
}

/// Compares a line of round parts with distances, and others with their reach.
private func stroke(_ paths: inout InputPaths) {
  let path = paths.path()
  let half = 0.1 + Double(paths.below(600)) / 100
  let round = path.stroked(StrokeStyle(width: 2 * half, cap: .round, join: .round), tolerance: tolerance)
  let line = Winding(round)
  let chords = path.polylines(tolerance: 0.001).map { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
  let points = (0..<12).map { _ in paths.point() }
  func distances(_ point: Point) -> Double { chords.map { distance(point, along: $0) }.min() ?? .infinity }
  for point in points {
    let distance = distances(point)
    guard abs(distance - half) > 2 * tolerance + 0.001 else { continue }
    precondition((line.number(at: point) != 0) == (distance < half), "\(point) at \(distance) of \(half)")
  }
  let style = StrokeStyle(
    width: 2 * half, cap: [.butt, .round, .square][paths.below(3)],
    join: [.miter, .round, .bevel][paths.below(3)],
    miterLimit: Double(paths.below(60)) / 4)
  let other = Winding(path.stroked(style, tolerance: tolerance))
  for point in points {
    let (number, distance) = (other.number(at: point), distances(point))
    precondition(number >= 0 && (number == 0 || distance <= style.reach + 2 * tolerance + 0.001))
  }
}

/// Compares the lengths of dashes and of parts with the length of the whole.
private func divide(_ paths: inout InputPaths) {
  let path = paths.path()
  let whole = length(path)
  let near = 1e-3 * max(1, whole)
  let share = Double(paths.below(65)) / 64
  let parts = [(0, share), (share, 1.0)].map { length(path.trimmed(from: $0.0, to: $0.1)) }
  precondition(
    abs(parts[0] - share * whole) <= near && abs(parts[0] + parts[1] - whole) <= near, "\(parts) of \(whole)")
  let dashes = (0..<1 + paths.below(4)).map { _ in Double(paths.below(200)) / 16 }
  let total = dashes.reduce(0, +)
  let phase = Double(paths.below(400)) / 16 - 8
  let dashed = path.dashed(phase: phase, lengths: dashes)
  guard total > 0 else { return precondition(dashed == path) }
  precondition(length(dashed) <= whole + near)
  if dashes.count == 1 {
    // The gaps are the dashes of the pattern that begins one dash later.
    let gaps = path.dashed(phase: phase + dashes[0], lengths: dashes)
    precondition(
      abs(length(dashed) + length(gaps) - whole) <= near, "\(length(dashed)) + \(length(gaps)) of \(whole)")
  }
}

/// Compares lines inside and outside of an area with the whole, and polygons in a window with winding numbers.
private func cut(_ paths: inout InputPaths) {
  let (path, area) = (paths.path(), paths.path())
  let evenOdd = paths.chance(2)
  let flat = path.flattened(tolerance: tolerance)
  let inside = flat.lines(inside: area, true, evenOdd: evenOdd, tolerance: tolerance)
  let outside = flat.lines(inside: area, false, evenOdd: evenOdd, tolerance: tolerance)
  let whole = length(flat)
  precondition(abs(length(inside) + length(outside) - whole) <= 1e-6 * max(1, whole))
  let (one, other) = (paths.point(), paths.point())
  let window = Rect(
    minX: min(one.x, other.x), minY: min(one.y, other.y), maxX: max(one.x, other.x), maxY: max(one.y, other.y)
  )
  let polygons = path.polygons(tolerance: tolerance)
  let clipped = polygons.map { $0.clipped(to: window) }
  for polygon in clipped {
    precondition(polygon.allSatisfy { $0.x >= window.minX - 1e-9 && $0.x <= window.maxX + 1e-9 })
    precondition(polygon.allSatisfy { $0.y >= window.minY - 1e-9 && $0.y <= window.maxY + 1e-9 })
  }
  let (before, after) = (Winding(polygons), Winding(clipped))
  for _ in 0..<8 {
    let point = paths.point()
    guard distance(point, polygons + [window.corners]) > 1e-6 else { continue }
    let isInside =
      window.minX < point.x && point.x < window.maxX && window.minY < point.y && point.y < window.maxY
    precondition(after.number(at: point) == (isInside ? before.number(at: point) : 0))
  }
}

/// Compares bounds, flattened curves and what contains a point with each other.
private func measure(_ paths: inout InputPaths) {
  let path = paths.path()
  let near = 1e-9 * paths.size
  let polygons = path.polygons(tolerance: tolerance)
  if let bounds = path.bounds, let box = path.controlBounds {
    for point in path.polylines(tolerance: tolerance).flatMap(\.points) {
      precondition(point.x >= bounds.minX - near && point.x <= bounds.maxX + near)
      precondition(point.y >= bounds.minY - near && point.y <= bounds.maxY + near)
    }
    precondition(box.minX <= bounds.minX + near && box.maxX >= bounds.maxX - near)
    precondition(box.minY <= bounds.minY + near && box.maxY >= bounds.maxY - near)
  }
  let winding = Winding(polygons)
  let reversed = path.reversed
  precondition(reversed.reversed.polygons(tolerance: tolerance) == polygons || path.elements.contains(.close))
  precondition(abs(length(reversed) - length(path)) <= 1e-6 * max(1, length(path)))
  for _ in 0..<8 {
    let point = paths.point()
    precondition(
      path.contains(point, evenOdd: false, tolerance: tolerance) == (winding.number(at: point) != 0))
    precondition(
      path.contains(point, evenOdd: true, tolerance: tolerance) == (winding.number(at: point) & 1 != 0))
  }
}
