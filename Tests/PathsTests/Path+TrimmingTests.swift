import Paths
import Testing

@Suite struct PathTrimmingTests {
  private var square: Path {
    var path = Path()
    path.appendRect(Rect(minX: 0, minY: 0, maxX: 10, maxY: 10))
    return path
  }

  @Test func `a part of an outline is open, and all of it is itself`() {
    // Of 40 around, the second quarter is the right side.
    #expect(
      square.trimmed(from: 0.25, to: 0.5).elements == [
        .move(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)),
      ])
    #expect(
      square.trimmed(from: 0.125, to: 0.375).elements == [
        .move(Point(x: 5, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 5)),
      ])
    #expect(square.trimmed(from: 0, to: 1) == square && square.trimmed(from: -1, to: 9) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty && square.trimmed(from: 0.6, to: 0.5).isEmpty)
  }

  @Test func `outlines count one after the other`() {
    var path = square
    path.move(to: Point(x: 100, y: 0))
    path.line(to: Point(x: 140, y: 0))
    // The square is the first half and stays closed; a quarter of the whole is half of the line.
    let part = path.trimmed(from: 0, to: 0.75)
    #expect(Array(part.elements.prefix(5)) == square.elements)
    #expect(part.elements.suffix(2) == [.move(Point(x: 100, y: 0)), .line(Point(x: 120, y: 0))])
  }

  @Test func `a curve stays a curve`() {
    var path = Path()
    path.move(to: .zero)
    path.quad(to: Point(x: 8, y: 0), control: Point(x: 4, y: 8))
    let half = path.trimmed(from: 0, to: 0.5).elements
    guard case .quad(let control, let end) = half[1] else {
      Issue.record("no curve")
      return
    }
    // By symmetry half of the length is half of the parameter: (4, 4), drawn towards (2, 4).
    #expect(
      abs(end.x - 4) < 1e-3 && abs(end.y - 4) < 1e-3 && abs(control.x - 2) < 1e-3 && abs(control.y - 4) < 1e-3
    )
  }
}
