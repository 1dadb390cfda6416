import Paths

/// The winding numbers of polygons about points, by counting crossings to the right.
struct Winding {
  private let polygons: [[Point]]

  init(_ polygons: [[Point]]) {
    self.polygons = polygons
  }

  /// The winding number at `point`; positive where outlines run clockwise on a screen.
  func number(at point: Point) -> Int {
    var winding = 0
    for polygon in polygons {
      guard var from = polygon.last else { continue }
      for to in polygon {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (to.x - from.x) * ((point.y - from.y) / (to.y - from.y))
          if x > point.x { winding += from.y < to.y ? 1 : -1 }
        }
        from = to
      }
    }
    return winding
  }
}
