import Paths
import Testing

@Suite struct PathMeasuringTests {
  @Test func `bounds are those of the curve, control bounds those of its points`() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(to: Point(x: 4, y: 0), Point(x: 0, y: 4), Point(x: 4, y: 4))
    #expect(path.controlBounds == Rect(minX: 0, minY: 0, maxX: 4, maxY: 4))
    // In the middle, y is 3/8 · 4 + 3/8 · 4 = 3.
    #expect(path.bounds == Rect(minX: 0, minY: 0, maxX: 4, maxY: 3))

    var quad = Path()
    quad.move(to: .zero)
    quad.quad(to: Point(x: 4, y: 0), control: Point(x: 2, y: 4))
    guard let bounds = quad.bounds else { return #expect(Bool(false)) }
    // In the middle, y is half of the control point's.
    #expect(abs(bounds.maxY - 2) < 1e-12 && bounds.minY == 0 && bounds.maxX == 4)
  }

  @Test func `nothing has no bounds`() {
    #expect(Path().bounds == nil && Path().controlBounds == nil)
  }

  @Test func `a square inside a square is a hole by the even-odd rule alone`() {
    var path = Path()
    path.appendRect(Rect(minX: 0, minY: 0, maxX: 9, maxY: 9))
    path.appendRect(Rect(minX: 3, minY: 3, maxX: 6, maxY: 6))
    let middle = Point(x: 4.5, y: 4.5)
    #expect(path.contains(middle) && !path.contains(middle, evenOdd: true))
    #expect(path.contains(Point(x: 1, y: 1), evenOdd: true))
    #expect(!path.contains(Point(x: 10, y: 1)) && !path.contains(Point(x: -1, y: 1)))
  }
}
