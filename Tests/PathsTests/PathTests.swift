import Paths
import Testing

@Suite struct PathTests {
  private var triangle: Path {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 4, y: 0))
    path.quad(to: Point(x: 0, y: 4), control: Point(x: 4, y: 4))
    path.close()
    return path
  }

  @Test func `a path remembers where it is`() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.close()
    #expect(path.isEmpty)
    path.move(to: Point(x: 1, y: 2))
    path.line(to: Point(x: 3, y: 4))
    #expect(path.currentPoint == Point(x: 3, y: 4))
    path.close()
    #expect(path.currentPoint == Point(x: 1, y: 2))
  }

  @Test func `a line from nowhere begins at its own first point`() {
    var path = Path()
    path.line(to: Point(x: 3, y: 4))
    #expect(path.elements == [.move(Point(x: 3, y: 4)), .line(Point(x: 3, y: 4))])
  }

  @Test func `a mapped path has mapped points`() {
    let moved = triangle.mapped(by: .translation(x: 1, y: -1))
    #expect(
      moved.elements == [
        .move(Point(x: 1, y: -1)), .line(Point(x: 5, y: -1)),
        .quad(control: Point(x: 5, y: 3), end: Point(x: 1, y: 3)), .close,
      ])
    #expect(moved.currentPoint == Point(x: 1, y: -1))
  }

  @Test func `a reversed path runs through the same points backwards`() {
    #expect(
      triangle.reversed.elements == [
        .move(Point(x: 0, y: 4)), .quad(control: Point(x: 4, y: 4), end: Point(x: 4, y: 0)),
        .line(Point(x: 0, y: 0)), .close,
      ])
    var two = triangle
    two.move(to: Point(x: 9, y: 9))
    two.line(to: Point(x: 8, y: 8))
    #expect(
      two.reversed.elements.prefix(2) == [.move(Point(x: 8, y: 8)), .line(Point(x: 9, y: 9))])
    #expect(two.reversed.elements.count == two.elements.count)
  }
}
