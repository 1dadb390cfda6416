import Paths
import Testing

@Suite struct PathFlatteningTests {
  @Test(arguments: [1.0, 0.1, 1.0 / 512])
  func `lines stray from a curve by at most the tolerance`(tolerance: Double) {
    var path = Path()
    path.move(to: .zero)
    path.cubic(to: Point(x: 100, y: 0), Point(x: 0, y: 100), Point(x: 100, y: 100))
    let points = path.polylines(tolerance: tolerance)[0].points
    // This curve is (100·(3t² − 2t³), 300·(t − t²)): the middle of each piece lies on it at the middle t.
    let count = Double(points.count - 1)
    for index in 0..<(points.count - 1) {
      let t = (Double(index) + 0.5) / count
      let curve = Point(x: 100 * (3 * t * t - 2 * t * t * t), y: 300 * (t - t * t))
      let (a, b) = (points[index], points[index + 1])
      let middle = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      let (dx, dy) = (curve.x - middle.x, curve.y - middle.y)
      #expect((dx * dx + dy * dy).squareRoot() <= tolerance)
    }
    // By Wang's formula: 0.75 · 100·√2 / tolerance, rooted and rounded up.
    #expect(points.count - 1 == Int((0.75 * 100 * 2.0.squareRoot() / tolerance).squareRoot().rounded(.up)))
  }

  @Test func `outlines are kept apart, and closed ones are told`() {
    var path = Path()
    path.appendRect(Rect(minX: 0, minY: 0, maxX: 2, maxY: 2))
    path.move(to: Point(x: 5, y: 5))
    path.line(to: Point(x: 6, y: 5))
    let lines = path.polylines(tolerance: 1)
    #expect(lines.map(\.isClosed) == [true, false])
    #expect(lines[0].points.count == 4 && lines[1].points.count == 2)
    #expect(path.polygons(tolerance: 1).count == 1)
  }
}
