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

  @Test func `a rectangle may begin at any corner and run either way`() {
    let corners = box.corners
    for first in 0..<4 {
      for step in [1, 3] {
        let path = Path(polygons: [(0..<4).map { corners[(first + $0 * step) % 4] }])
        #expect(path.uprightRect == box)
      }
    }
  }

  @Test func `four sides of which one slants are no rectangle`() {
    let corners = box.corners
    for moved in 0..<4 {
      for (dx, dy) in [(1.0, 0.0), (0, 1)] {
        // A corner that moves along one side takes the other side with it.
        var slanted = corners
        slanted[moved].x += dx
        slanted[moved].y += dy
        for first in 0..<4 {
          #expect(Path(polygons: [(0..<4).map { slanted[(first + $0) % 4] }]).uprightRect == nil)
        }
      }
    }
    var rhombus = corners
    for corner in 0..<2 { rhombus[corner].x += 3 }
    #expect(Path(polygons: [rhombus]).uprightRect == nil)
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

  @Test func `each rounded corner is a quarter of its own ellipse`() {
    // Clockwise from the top right: the radii, the centre of the ellipse, and the direction of the corner from there.
    let corners = [
      (CornerRadius(x: 2, y: 3), Point(x: 28, y: 23), Point(x: 1, y: -1)),
      (CornerRadius(x: 4, y: 5), Point(x: 26, y: 55), Point(x: 1, y: 1)),
      (CornerRadius(x: 6, y: 7), Point(x: 16, y: 53), Point(x: -1, y: 1)),
      (CornerRadius(x: 8, y: 9), Point(x: 18, y: 29), Point(x: -1, y: -1)),
    ]
    var path = Path()
    path.appendRoundedRect(
      RoundedRect(
        rect: box, topLeft: corners[3].0, topRight: corners[0].0, bottomRight: corners[1].0,
        bottomLeft: corners[2].0))
    var from = Point.zero
    var arcs: [(start: Point, middle: Point, end: Point)] = []
    for element in path.elements {
      if case .cubic(let first, let second, let end) = element {
        func middle(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
          (a + 3 * b + 3 * c + d) / 8
        }
        arcs.append(
          (
            from,
            Point(
              x: middle(from.x, first.x, second.x, end.x), y: middle(from.y, first.y, second.y, end.y)), end
          ))
      }
      from = element.end ?? from
    }
    #expect(arcs.count == 4)
    for ((radius, centre, outwards), arc) in zip(corners, arcs) {
      // Clockwise, an arc at the top right or bottom left begins above or below its centre.
      let beginsAcross = outwards.x != outwards.y
      func isNear(_ point: Point, _ across: Double, _ down: Double) -> Bool {
        abs(point.x - centre.x - outwards.x * radius.x * across) < 1e-12
          && abs(point.y - centre.y - outwards.y * radius.y * down) < 1e-12
      }
      #expect(isNear(arc.start, beginsAcross ? 0 : 1, beginsAcross ? 1 : 0))
      #expect(isNear(arc.middle, 0.5.squareRoot(), 0.5.squareRoot()))
      #expect(isNear(arc.end, beginsAcross ? 1 : 0, beginsAcross ? 0 : 1))
    }
  }
}
