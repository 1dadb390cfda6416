import Paths
import Testing

@Suite struct PathStrokingTests {
  /// Whether any of the polygons, none of which has a hole, covers the point.
  private func covers(_ polygons: [[Point]], _ x: Double, _ y: Double) -> Bool {
    var path = Path()
    for polygon in polygons {
      path.move(to: polygon[0])
      for point in polygon.dropFirst() { path.line(to: point) }
      path.close()
    }
    return path.contains(Point(x: x, y: y))
  }

  private func corner(_ style: StrokeStyle) -> [[Point]] {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 10, y: 0))
    path.line(to: Point(x: 10, y: 10))
    return path.stroked(style, tolerance: 0.01)
  }

  @Test func `half of a line lies on either side`() {
    let line = corner(StrokeStyle(width: 2))
    #expect(covers(line, 5, -0.9) && covers(line, 5, 0.9) && !covers(line, 5, 1.1) && !covers(line, 5, -1.1))
    #expect(covers(line, 9.1, 5) && covers(line, 10.9, 5) && !covers(line, 11.1, 5))
  }

  @Test func `caps`() {
    #expect(!covers(corner(StrokeStyle(width: 2)), -0.1, 0.1))
    let square = corner(StrokeStyle(width: 2, cap: .square))
    #expect(covers(square, -0.9, 0.9) && !covers(square, -1.1, 0))
    let round = corner(StrokeStyle(width: 2, cap: .round))
    #expect(covers(round, -0.9, 0.1) && !covers(round, -0.9, 0.9) && covers(round, 10.1, 10.9))
  }

  @Test func `joins`() {
    // The outer corner of the bend is (11, −1); a bevel cuts from (10, −1) to (11, 0).
    let miter = corner(StrokeStyle(width: 2))
    #expect(covers(miter, 10.9, -0.9))
    let bevel = corner(StrokeStyle(width: 2, join: .bevel))
    #expect(!covers(bevel, 10.6, -0.6) && covers(bevel, 10.4, -0.4))
    let round = corner(StrokeStyle(width: 2, join: .round))
    #expect(covers(round, 10.65, -0.65) && !covers(round, 10.8, -0.8))
    // A right angle's miter is √2 widths long.
    #expect(covers(corner(StrokeStyle(width: 2, miterLimit: 1.42)), 10.9, -0.9))
    #expect(!covers(corner(StrokeStyle(width: 2, miterLimit: 1.41)), 10.9, -0.9))
  }

  @Test func `every polygon turns the same way`() {
    var path = Path()
    path.appendEllipse(in: Rect(minX: 0, minY: 0, maxX: 20, maxY: 10))
    for style in [StrokeStyle(width: 3), StrokeStyle(width: 3, cap: .round, join: .round)] {
      for polygon in path.stroked(style, tolerance: 0.01) + path.reversed.stroked(style, tolerance: 0.01) {
        var area = 0.0
        var from = polygon[polygon.count - 1]
        for to in polygon {
          area += from.x * to.y - to.x * from.y
          from = to
        }
        #expect(area >= -1e-12)
      }
    }
  }

  @Test func `nothing of no width`() {
    #expect(corner(StrokeStyle(width: 0)).isEmpty)
  }
}
