import TestSupport
import Testing

@testable import Paths

/// Areas in parts, against one arrangement of all of them.
struct AreaCombinationTests {
  private typealias Node = AreaArrangement.Node

  /// A random polygon in a square of a grid.
  private func polygon(size: Int, _ generator: inout SeededGenerator) -> [Node] {
    let column = Int.random(in: -2...4, using: &generator)
    let row = Int.random(in: -2...4, using: &generator)
    return (0..<Int.random(in: 3...7, using: &generator)).map { _ in
      Node(
        x: Int64(column * 10_000_000 + Int.random(in: 0...size, using: &generator)),
        y: Int64(row * 10_000_000 + Int.random(in: 0...size, using: &generator)))
    }
  }

  /// The area inside outlines, and how long they are along both axes.
  private func size(_ outlines: [[Node]]) -> (area: Double, length: Double) {
    var (area, length) = (0.0, 0.0)
    for outline in outlines {
      var from = outline[outline.count - 1]
      for to in outline {
        area += (Double(from.x) * Double(to.y) - Double(to.x) * Double(from.y)) / 2
        length += Double(abs(to.x - from.x) + abs(to.y - from.y))
        from = to
      }
    }
    return (area, length)
  }

  @Test(arguments: TestEffort.seeds(60))
  func `parts make up the whole, but for less than a step along the outlines`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Those of some seeds reach over into the next square.
    let size = [6_000_000, 9_900_000, 13_000_000][Int(seed % 3)]
    func polygons() -> [[Node]] {
      (0..<Int.random(in: 0...12, using: &generator)).map { _ in polygon(size: size, &generator) }
    }
    let (first, second) = (polygons(), polygons())
    for operation in [AreaOperation.union, .intersection, .difference, .symmetricDifference] {
      func isInside(_ a: Int, _ b: Int) -> Bool { operation(a & 1 != 0, b != 0) }
      let parts = AreaCombination(first, second, isInside: isInside).outlines
      let whole = AreaArrangement(first, second, isInside: isInside).outlines().map(\.corners)
      let between = AreaArrangement(parts, whole) { ($0 != 0) != ($1 != 0) }.outlines().map(\.corners)
      let (area, length) = (self.size(between).area, self.size(whole).length)
      #expect(area <= length, "seed \(seed), \(operation)")
    }
  }

  @Test func `what is two steps apart is one, and what is three apart is not`() {
    func square(_ x: Int64) -> [Node] {
      [(x, 0), (x + 100, 0), (x + 100, 100), (x, 100)].map { Node(x: $0.0, y: $0.1) }
    }
    for (gap, count) in [(2, 1), (3, 2)] as [(Int64, Int)] {
      let union = AreaCombination([square(0), square(100 + gap)], []) { a, _ in a != 0 }
      #expect(union.outlines.count == count, "gap \(gap)")
    }
  }

  /// Triangles that are apart, each a little lower than the one before it.
  private func work(_ count: Int, columns: Int) -> Int {
    let triangles = (0..<count).map { index in
      let (x, y) = (Int64(index % columns * 1_000), Int64(index / columns * 20_000 + index % columns))
      return [Node(x: x, y: y), Node(x: x + 900, y: y + 7_000), Node(x: x + 100, y: y + 10_000)]
    }
    let combination = AreaCombination(triangles, []) { a, _ in a != 0 }
    #expect(combination.outlines.count == count)
    return combination.work
  }

  @Test func `twice as many areas that are apart cost twice as much`() {
    // In a row, in a column, and in rows of ten.
    for columns in [10_000, 1, 10] {
      let works = [500, 1_000, 2_000].map { work($0, columns: columns) }
      #expect(10 * works[1] < 22 * works[0], "\(works)")
      #expect(10 * works[2] < 22 * works[1], "\(works)")
    }
  }
}
