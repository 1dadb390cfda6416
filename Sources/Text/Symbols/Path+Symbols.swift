import Paths

/// The elements of skeletons of symbols.
extension Path {
  /// Returns straight lines between points.
  static func lines(_ points: [(Double, Double)], closed: Bool = false) -> Path {
    var path = Path()
    for (index, (x, y)) in points.enumerated() {
      if index == 0 { path.move(to: Point(x: x, y: y)) } else { path.line(to: Point(x: x, y: y)) }
    }
    if closed { path.close() }
    return path
  }

  /// Returns a closed line of straight sides, with its corners rounded by a radius.
  static func polygon(_ points: [(Double, Double)], radius: Double = 0) -> Path {
    guard radius > 0 else { return lines(points, closed: true) }
    let corners = points.map { Point(x: $0.0, y: $0.1) }
    let last = corners[corners.count - 1]
    var path = Path()
    path.move(to: Point(x: (last.x + corners[0].x) / 2, y: (last.y + corners[0].y) / 2))
    for (index, corner) in corners.enumerated() {
      path.appendArc(touching: corner, corners[(index + 1) % corners.count], radius: radius)
    }
    path.close()
    return path
  }

  /// Returns straight lines between points, with the corners between them rounded by a radius.
  static func bends(_ points: [(Double, Double)], radius: Double) -> Path {
    let corners = points.map { Point(x: $0.0, y: $0.1) }
    var path = Path()
    path.move(to: corners[0])
    for (corner, next) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      path.appendArc(touching: corner, next, radius: radius)
    }
    path.line(to: corners[corners.count - 1])
    return path
  }

  /// Returns an upright rectangle between two corners, with rounded corners.
  static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ radius: Double = 0)
    -> Path
  {
    polygon([(left, top), (right, top), (right, bottom), (left, bottom)], radius: radius)
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    ellipse(x, y, radius, radius)
  }

  static func ellipse(_ x: Double, _ y: Double, _ across: Double, _ down: Double) -> Path {
    var path = Path()
    path.appendEllipse(in: Rect(minX: x - across, minY: y - down, maxX: x + across, maxY: y + down))
    return path
  }

  /// Returns an arc of a circle between two angles in degrees, clockwise from the right.
  static func arc(_ x: Double, _ y: Double, _ radius: Double, from: Double, to: Double) -> Path {
    var path = Path()
    path.appendArc(
      center: Point(x: x, y: y), radius: radius, from: from * .pi / 180, by: (to - from) * .pi / 180)
    return path
  }

  /// Returns a sector of a disc between two angles in degrees, clockwise from the right.
  static func sector(_ x: Double, _ y: Double, _ radius: Double, from: Double, to: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: x, y: y))
    path.appendArc(
      center: Point(x: x, y: y), radius: radius, from: from * .pi / 180, by: (to - from) * .pi / 180)
    path.close()
    return path
  }

  /// Returns a line of cubic curves: its start, then two handles and an end for each curve.
  static func curves(_ points: [(Double, Double)], closed: Bool = false) -> Path {
    let points = points.map { Point(x: $0.0, y: $0.1) }
    var path = Path()
    path.move(to: points[0])
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      path.cubic(to: points[index + 2], points[index], points[index + 1])
    }
    if closed { path.close() }
    return path
  }

  /// The path with a straight line to its start.
  var closed: Path {
    var path = self
    path.close()
    return path
  }

  /// Returns the path rotated clockwise about the middle of the grid, by quarter turns.
  func turned(_ quarters: Double) -> Path {
    mapped(
      by: .translation(x: -10, y: -10).concatenating(.rotation(by: quarters * .pi / 2))
        .concatenating(.translation(x: 10, y: 10)))
  }

  /// The path reflected horizontally.
  var mirrored: Path { mapped(by: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)) }

  /// The path reflected vertically.
  var upended: Path { mapped(by: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 20)) }

  func moved(_ x: Double, _ y: Double) -> Path { mapped(by: .translation(x: x, y: y)) }

  /// The path as polygons in clockwise direction.
  var clockwise: Path {
    let polygons = polygons(tolerance: SymbolSketch.tolerance).map { polygon in
      var last = polygon[polygon.count - 1]
      let area = polygon.reduce(0.0) { sum, point in
        defer { last = point }
        return sum + last.x * point.y - point.x * last.y
      }
      return area < 0 ? polygon.reversed() : polygon
    }
    return Path(polygons: polygons)
  }

  /// Returns both paths as one.
  func with(_ other: Path) -> Path {
    var path = self
    path.append(other)
    return path
  }

  /// Returns the union of the areas of both paths.
  func joined(_ other: Path) -> Path {
    combined(with: other, by: .union, evenOdd: false, tolerance: SymbolSketch.tolerance)
  }

  /// Returns the area of this path without that of `other`.
  func cut(_ other: Path) -> Path {
    combined(with: other, by: .difference, evenOdd: false, tolerance: SymbolSketch.tolerance)
  }

  /// Returns the intersection of the areas of both paths.
  func common(_ other: Path) -> Path {
    combined(with: other, by: .intersection, evenOdd: false, tolerance: SymbolSketch.tolerance)
  }
}
