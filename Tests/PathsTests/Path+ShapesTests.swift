import Paths
import Testing

@Suite struct PathShapesTests {
  private let box = Rect(minX: 10, minY: 20, maxX: 30, maxY: 60)

  @Test func `a rectangle is told from other paths`() {
    var path = Path()
    path.appendRect(box)
    #expect(path.uprightRect == box && path.bounds == box)
    var slanted = path.mapped(by: .rotation(by: 0.1))
    #expect(slanted.uprightRect == nil)
    slanted = path.mapped(by: .rotation(by: .pi / 2))
    #expect(slanted.uprightRect == Rect(minX: -60, minY: 10, maxX: -20, maxY: 30))
    path.append(path)
    #expect(path.uprightRect == nil)
  }

  @Test func `an ellipse is four cubics from the right, by the handle 0.5522… (G.22)`() {
    var path = Path()
    path.appendEllipse(in: Rect(minX: -1, minY: -1, maxX: 1, maxY: 1))
    let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
    #expect(path.elements.count == 6 && path.elements.last == .close)
    guard case .cubic(let first, let second, let end) = path.elements[1] else {
      Issue.record("no curve")
      return
    }
    #expect(path.elements[0] == .move(Point(x: 1, y: 0)))
    #expect(abs(first.x - 1) < 1e-12 && abs(first.y - handle) < 1e-12)
    #expect(abs(second.x - handle) < 1e-12 && abs(second.y - 1) < 1e-12)
    #expect(abs(end.x) < 1e-12 && end.y == 1)
  }

  @Test func `a rounded rectangle stays in its box and leaves its corners out`() {
    let corner = CornerRadius(5)
    var path = Path()
    path.appendRoundedRect(
      RoundedRect(
        rect: box, topLeft: corner, topRight: CornerRadius(0), bottomRight: corner, bottomLeft: corner))
    #expect(path.bounds == box)
    #expect(!path.contains(Point(x: 10.5, y: 20.5)) && path.contains(Point(x: 29.5, y: 20.5)))
    #expect(!path.contains(Point(x: 29.5, y: 59.5)) && !path.contains(Point(x: 10.5, y: 59.5)))
    // The middle of a corner's arc is r·(1 − √½) from either side: 1.464 of 5.
    #expect(path.contains(Point(x: 11.5, y: 21.5)) && !path.contains(Point(x: 11.4, y: 21.4)))
  }
}
