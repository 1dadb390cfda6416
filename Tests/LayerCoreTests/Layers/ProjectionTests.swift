import Foundation
import LayerCore
import LayoutCore
import Paths
import TestSupport
import Testing

@Suite struct ProjectionTests {
  /// A turn about the y axis in perspective from a distance.
  private func tilted(by angle: Double, distance: Double) -> Projection {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return Projection(flattening: CATransform3DRotate(perspective, angle, 0, 1, 0))
  }

  private func isNear(_ a: Point, _ b: Point, _ error: Double = 1e-9) -> Bool {
    abs(a.x - b.x) <= error && abs(a.y - b.y) <= error
  }

  @Test("Without perspective a turn in space narrows the plane (G.18)") func orthographic() {
    let map = Projection(flattening: CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(map.isAffine && isNear(map.map(Point(x: 10, y: 7)), Point(x: 5, y: 7)))
  }

  @Test("In perspective what is far is small (G.18)") func perspective() {
    // Turned by 30° about y, (100, 50, 0) goes to (86.6, 50, −50), away from the eye at distance 200:
    // everything is divided by 1 + 50/200.
    let map = tilted(by: .pi / 6, distance: 200)
    #expect(!map.isAffine)
    let x = 100 * 3.0.squareRoot() / 2
    #expect(isNear(map.map(Point(x: 100, y: 50)), Point(x: x / 1.25, y: 50 / 1.25)))
    #expect(isNear(map.map(Point(x: -100, y: 50)), Point(x: -x / 0.75, y: 50 / 0.75)))
  }

  @Test("Maps one after the other are one map; a map and its inverse are none") func laws() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      let first = tilted(by: number(-1...1), distance: number(300...900))
      let second = Projection(
        Paths.AffineTransform(
          a: number(0.5...2), b: number(-1...1), c: number(-0.2...0.2), d: number(0.5...2),
          tx: number(-50...50),
          ty: number(-50...50)))
      let point = Point(x: number(-100...100), y: number(-100...100))
      for (a, b) in [(first, second), (second, first), (first, first)] {
        let both = a.concatenating(b)
        #expect(isNear(both.map(point), b.map(a.map(point)), 1e-7))
        let back = try #require(both.inverse)
        #expect(isNear(back.map(both.map(point)), point, 1e-6))
      }
    }
  }

  @Test("The tangent is the map itself at its point, and nearly so beside it") func tangent() {
    let map = tilted(by: 0.7, distance: 300)
    let point = Point(x: 40, y: -20)
    let tangent = map.tangent(at: point)
    #expect(isNear(tangent.map(point), map.map(point)))
    let near = Point(x: 40.01, y: -20.01)
    #expect(isNear(tangent.map(near), map.map(near), 1e-6))
  }

  @Test("A turn past 90° shows the other side, and so does a mirror") func otherSide() {
    #expect(!tilted(by: 1.5, distance: 500).isBackFacing && tilted(by: 1.7, distance: 500).isBackFacing)
    #expect(Projection(.scale(x: -1, y: 1)).isBackFacing && !Projection(.scale(x: -1, y: -1)).isBackFacing)
  }

  @Test("What is behind the eye is cut off") func behindTheEye() {
    // Turned by 90°, x runs along the line of sight: from x = −200 on it is behind the eye, or beside it.
    let map = tilted(by: .pi / 3, distance: 100)
    let square = [
      Point(x: -1_000, y: -10), Point(x: 10, y: -10), Point(x: 10, y: 10), Point(x: -1_000, y: 10),
    ]
    let visible = map.visiblePart(of: square)
    #expect(visible.count == 4)
    for point in visible { #expect(map.divisor(at: point) >= Projection.nearest - 1e-12) }
  }

  @Test("No distance grows more than the greatest stretch says") func stretch() {
    let map = tilted(by: 0.9, distance: 250)
    let rect = Rect(minX: -80, minY: -60, maxX: 100, maxY: 90)
    let stretch = map.greatestStretch(in: rect)
    for x in stride(from: -80.0, through: 99, by: 9) {
      for y in stride(from: -60.0, through: 89, by: 9) {
        let (a, b) = (map.map(Point(x: x, y: y)), map.map(Point(x: x + 1, y: y)))
        #expect(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() <= stretch * 1.4143)
      }
    }
  }
}
