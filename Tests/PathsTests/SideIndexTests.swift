import TestSupport
import Testing

@testable import Paths

/// The index of sides beside a visit to all of them.
@Suite struct SideIndexTests {
  private func polygons(_ generator: inout SeededGenerator) -> [[Point]] {
    // On a coarse grid, sides share heights.
    let grid = Bool.random(using: &generator) ? 1.0 : 0x1p-8
    func number() -> Double { Double(Int.random(in: -10...10, using: &generator)) * grid }
    return (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      (0..<Int.random(in: 3...9, using: &generator)).map { _ in Point(x: number(), y: number()) }
    }
  }

  private func sides(_ polygons: [[Point]]) -> [(from: Point, to: Point)] {
    polygons.flatMap { zip([$0[$0.count - 1]] + $0, $0).map { (from: $0.0, to: $0.1) } }
  }

  @Test(arguments: TestEffort.seeds(500))
  func `the sides at a height are those that reach over it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let polygons = polygons(&generator)
    let index = SideIndex(polygons)
    for _ in 0..<20 {
      let low = Double(Int.random(in: -12...12, using: &generator)) / 2
      let heights = low...low + Double(Int.random(in: 0...4, using: &generator)) / 2
      var found: [[Double]] = []
      index.forEach(in: heights) { found.append([$0.from.x, $0.from.y, $0.to.x, $0.to.y]) }
      let expected = sides(polygons).filter { side in
        min(side.from.y, side.to.y) <= heights.upperBound && max(side.from.y, side.to.y) >= heights.lowerBound
      }.map { [$0.from.x, $0.from.y, $0.to.x, $0.to.y] }
      #expect(Set(found) == Set(expected) && found.count == expected.count, "seed \(seed), \(heights)")
      let point = Point(x: Double(Int.random(in: -12...12, using: &generator)) / 2, y: low)
      for evenOdd in [false, true] {
        #expect(
          index.contains(point, evenOdd: evenOdd)
            == Path(polygons: polygons).contains(point, evenOdd: evenOdd))
      }
    }
  }

  @Test func `a height in a polygon of many sides is on few of them`() {
    // Teeth one above the other: each height is on two sides, and on the one on the left.
    let count = 4_000
    let teeth = (0..<count).map { Point(x: Double($0 % 2), y: Double($0)) }
    let index = SideIndex([teeth])
    for place in stride(from: 0, to: count - 1, by: 37) {
      var found = 0
      index.forEach(in: Double(place) + 0.25...Double(place) + 0.75) { _ in found += 1 }
      #expect(found == 2)
    }
    #expect(index.reach == Double(count - 1))
  }

  @Test func `the farthest height may be above 0 or below it`() {
    let triangle = [Point(x: 0, y: -10), Point(x: 4, y: -2), Point(x: 0, y: -2)]
    #expect(SideIndex([triangle]).reach == 10)
    #expect(SideIndex([triangle, [.zero, Point(x: 1, y: 12), Point(x: 2, y: 0)]]).reach == 12)
    #expect(SideIndex([]).reach == 0)
  }

  @Test func `heights that are no numbers meet nothing`() {
    let odd = SideIndex([
      [Point(x: 0, y: .nan), Point(x: 1, y: 0), Point(x: 0, y: .infinity)],
      [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 4)],
    ])
    var found = 0
    odd.forEach(in: -100...100) { _ in found += 1 }
    #expect(found == 3)
    #expect(odd.contains(Point(x: 3, y: 1), evenOdd: false))
    #expect(!odd.contains(Point(x: 3, y: .nan), evenOdd: false))
    #expect(!SideIndex([]).contains(.zero, evenOdd: true))
  }
}
