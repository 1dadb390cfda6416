extension Path {
  /// The bounding box of all points, including control points; nil if there are none.
  public var controlBounds: Rect? {
    var box = Box()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quad(let control, let end): box.add(control, end)
      case .cubic(let first, let second, let end): box.add(first, second, end)
      case .close: break
      }
    }
    return box.rect
  }

  /// The bounding box of the path itself; nil if it is empty.
  public var bounds: Rect? {
    var box = Box()
    var from = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line: break
      case .quad(let control, let end):
        // As a cubic, a quadratic curve has its handles at two thirds of the distance to the control point.
        box.addCurve(from, between(from, control, 2.0 / 3), between(end, control, 2.0 / 3), end)
      case .cubic(let first, let second, let end): box.addCurve(from, first, second, end)
      case .close: break
      }
      from = element.end ?? start
      box.add(from)
    }
    return box.rect
  }

  /// Returns whether or not the inside of the path's `polygons`, with every subpath closed, contains `point`.
  public func contains(_ point: Point, evenOdd: Bool = false, tolerance: Double = 1.0 / 512) -> Bool {
    var winding = 0
    for polygon in polygons(tolerance: tolerance) {
      guard var from = polygon.last else { continue }
      for to in polygon {
        winding += SideIndex.Side(from: from, to: to).winding(around: point)
        from = to
      }
    }
    return evenOdd ? winding & 1 != 0 : winding != 0
  }
}

private func between(_ a: Point, _ b: Point, _ share: Double) -> Point {
  Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
}

/// A bounding box that points are added to.
private struct Box {
  private(set) var rect: Rect?

  mutating func add(_ points: Point...) {
    for point in points {
      guard let box = rect else {
        rect = Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
        continue
      }
      rect = Rect(
        minX: min(box.minX, point.x), minY: min(box.minY, point.y), maxX: max(box.maxX, point.x),
        maxY: max(box.maxY, point.y))
    }
  }

  /// Adds the extrema of a cubic curve in x and in y.
  mutating func addCurve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    let turns =
      Box.turns(p0.x, p1.x, p2.x, p3.x) + Box.turns(p0.y, p1.y, p2.y, p3.y)
    // Nearer to an end, the point is the end itself apart from rounding.
    for t in turns where t > 1e-9 && t < 1 - 1e-9 {
      let (a, b) = (between(p0, p1, t), between(p1, p2, t))
      let c = between(p2, p3, t)
      add(between(between(a, b, t), between(b, c, t), t))
    }
  }

  /// Returns the zeros of the derivative, a·t² + b·t + c up to a factor of 3.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    guard abs(a) > 1e-12 * (abs(b) + abs(c)) else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The sum has no cancellation; the other zero follows from their product.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return q == 0 ? [q / a] : [q / a, c / q]
  }
}
