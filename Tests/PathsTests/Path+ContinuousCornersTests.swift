import Paths
import Testing

/// G.21: corners that grow out of their sides.
@Suite struct PathContinuousCornersTests {
  private func path(_ width: Double, _ height: Double, _ radius: Double) -> Path {
    let corner = CornerRadius(radius)
    var path = Path()
    path.appendContinuousRoundedRect(
      RoundedRect(
        rect: Rect(minX: 0, minY: 0, maxX: width, maxY: height), topLeft: corner, topRight: corner,
        bottomRight: corner, bottomLeft: corner))
    return path
  }

  private func isNear(_ point: Point?, _ x: Double, _ y: Double) -> Bool {
    guard let point else { return false }
    return abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  @Test func `a corner reaches 1.528665 radii along its sides`() {
    let elements = path(100, 80, 20).elements
    // 20 · 1.528665 = 30.5733.
    #expect(isNear(elements[0].end, 30.5733, 0) && isNear(elements[1].end, 69.4267, 0))
    #expect(elements.count == 18)
    // Three cubics later it is as far down the right side.
    #expect(isNear(elements[4].end, 100, 30.5733))
  }

  @Test func `the curve bends nowhere by more than three degrees at once`() {
    let elements = path(100, 50, 20).elements
    var tangents: [(arriving: Point, leaving: Point)] = []
    var from = Point.zero
    var arriving: Point?
    func direction(_ a: Point, _ b: Point) -> Point {
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      return Point(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    }
    for element in elements {
      switch element {
      case .cubic(let first, let second, let end):
        if let arriving { tangents.append((arriving, direction(from, first))) }
        arriving = direction(second, end)
        from = end
      case .line(let end):
        if end != from {
          if let arriving { tangents.append((arriving, direction(from, end))) }
          arriving = direction(from, end)
        }
        from = end
      case .move(let point): from = point
      case .quad, .close: break
      }
    }
    #expect(tangents.count > 10)
    // At the meeting of the outer cubics and the middle one, (0.2369, 0.0749) is followed by (0.2587, 0.0941): 2.5
    // degrees.
    for (a, b) in tangents { #expect(abs(a.x * b.y - a.y * b.x) < 0.05 && a.x * b.x + a.y * b.y > 0) }
  }

  @Test func `a corner is nearly round: its middle is off the circle by less than a hundredth of the radius`()
  {
    for (width, height) in [(100.0, 100.0), (100, 40)] {
      for polygon in path(width, height, 20).polygons(tolerance: 0.001) {
        for point in polygon where point.x < 12 && point.y < 12 {
          let distance = ((point.x - 20) * (point.x - 20) + (point.y - 20) * (point.y - 20)).squareRoot()
          #expect(abs(distance - 20) < 0.2)
        }
      }
    }
  }

  @Test func `the ends of a capsule begin at the radius`() {
    // No room on the short sides, and as much as is wanted on the long ones.
    let elements = path(200, 40, 20).elements
    #expect(isNear(elements[1].end, 169.4267, 0))
    #expect(elements[4].end == Point(x: 200, y: 20))
    #expect(path(200, 40, 20).bounds == Rect(minX: 0, minY: 0, maxX: 200, maxY: 40))
  }

  @Test func `corners have room if each side has 1.528665 times the radii at its ends`() {
    // 10 + 20 at the ends of a side take 45.86.
    func hasRoom(_ width: Double, _ height: Double, largeRight: Bool, largeBottom: Bool) -> Bool {
      let rect = Rect(minX: 0, minY: 0, maxX: width, maxY: height)
      // Both corners at a side's ends have radii, of the others one at most.
      func corner(_ isRight: Bool, _ isBottom: Bool) -> CornerRadius {
        CornerRadius(
          x: isBottom == largeBottom ? (isRight ? 20 : 10) : 0,
          y: isRight == largeRight ? (isBottom ? 20 : 10) : 0)
      }
      return RoundedRect(
        rect: rect, topLeft: corner(false, false), topRight: corner(true, false),
        bottomRight: corner(true, true), bottomLeft: corner(false, true)
      ).hasRoomForContinuousCorners
    }
    for largeRight in [false, true] {
      for largeBottom in [false, true] {
        #expect(hasRoom(46, 46, largeRight: largeRight, largeBottom: largeBottom))
        #expect(!hasRoom(45, 46, largeRight: largeRight, largeBottom: largeBottom))
        #expect(!hasRoom(46, 45, largeRight: largeRight, largeBottom: largeBottom))
      }
    }
  }

  @Test func `square corners stay square`() {
    var path = Path()
    path.appendContinuousRoundedRect(
      RoundedRect(
        rect: Rect(minX: 0, minY: 0, maxX: 50, maxY: 50), topLeft: CornerRadius(0),
        topRight: CornerRadius(10),
        bottomRight: CornerRadius(0), bottomLeft: CornerRadius(0)))
    #expect(path.elements.first == .move(.zero))
    #expect(path.contains(Point(x: 0.1, y: 0.1)) && path.contains(Point(x: 49.9, y: 49.9)))
    #expect(!path.contains(Point(x: 49.5, y: 0.5)))
  }
}
