import Foundation
import Paths
import TestSupport
import Testing

@Suite struct PathArcsTests {
  @Test(arguments: [0.5, Double.pi / 2, 2, -3, 2 * Double.pi])
  func `every point of an arc is as far from the centre as the radius says`(sweep: Double) {
    var path = Path()
    path.appendArc(center: Point(x: 3, y: -2), radius: 50, from: 0.3, by: sweep)
    let points = path.polylines(tolerance: 0.01).flatMap(\.points)
    for point in points {
      let distance = ((point.x - 3) * (point.x - 3) + (point.y + 2) * (point.y + 2)).squareRoot()
      // A cubic for a quarter of a circle strays by at most 0.03 %.
      #expect(abs(distance - 50) < 0.02)
    }
    let last = points[points.count - 1]
    #expect(abs(last.x - (3 + 50 * Trigonometry.cosine(0.3 + sweep))) < 1e-9)
    #expect(abs(last.y - (-2 + 50 * Trigonometry.sine(0.3 + sweep))) < 1e-9)
  }

  @Test func `an elliptical arc lies on its ellipse`() {
    var path = Path()
    path.appendArc(
      center: Point(x: 5, y: 5), radii: CornerRadius(x: 8, y: 3), rotation: 0.5, from: -1, by: 4)
    let back = AffineTransform.translation(x: -5, y: -5).concatenating(.rotation(by: -0.5))
      .concatenating(.scale(x: 1.0 / 8, y: 1.0 / 3))
    for point in path.polylines(tolerance: 0.001).flatMap(\.points) {
      let unit = back.map(point)
      #expect(abs((unit.x * unit.x + unit.y * unit.y).squareRoot() - 1) < 0.001)
    }
  }

  @Test(arguments: TestEffort.seeds(40))
  func `an arc between two lines touches both`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point { Point(x: generator.number(in: -50...50), y: generator.number(in: -50...50)) }
    let (start, corner, end) = (point(), point(), point())
    let radius = generator.number(in: 0.5...9)
    var path = Path()
    path.move(to: start)
    path.appendArc(touching: corner, end, radius: radius)
    guard case .line(let touch) = path.elements[1], let last = path.currentPoint else {
      Issue.record("no line to the arc")
      return
    }
    func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
      let cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
      return abs(cross) / ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    func length(_ a: Point, _ b: Point) -> Double {
      ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    #expect(distance(touch, start, corner) < 1e-9 && distance(last, corner, end) < 1e-9, "seed \(seed)")
    #expect(abs(length(touch, corner) - length(last, corner)) < 1e-6)
    // Every point of the arc is at least as far from either line as from none, and on the inner side.
    var arc = Path()
    arc.move(to: touch)
    for element in path.elements.dropFirst(2) { arc.append(element) }
    let far = arc.polylines(tolerance: 0.01).flatMap(\.points).map { distance($0, start, corner) }.max() ?? 0
    #expect(far <= 2 * radius + 0.01)
    // It does not pass through the corner.
    #expect(arc.polylines(tolerance: 0.01).flatMap(\.points).allSatisfy { length($0, corner) > 0 })
  }

  @Test func `an arc between lines that are one is a line to the corner`() {
    for end in [Point(x: 20, y: 0), Point(x: 5, y: 0), Point(x: 10, y: 0)] {
      var path = Path()
      path.move(to: .zero)
      path.appendArc(touching: Point(x: 10, y: 0), end, radius: 4)
      #expect(path.elements == [.move(.zero), .line(Point(x: 10, y: 0))])
    }
    var empty = Path()
    empty.appendArc(touching: Point(x: 1, y: 0), Point(x: 1, y: 1), radius: 1)
    #expect(empty.isEmpty)
  }
}
