import TestSupport
import Testing

@testable import Raster

/// The rows between two edges beside rows for which a converter knows none above.
@Suite struct EdgePairTests {
  private func point(_ x: Int32, _ y: Int32) -> FixedPoint {
    FixedPoint(x: Fixed(rawValue: x), y: Fixed(rawValue: y))
  }

  /// A triangle or a parallelogram, which are never concave, of any slope; some corners lie on pixels.
  private func polygon(_ generator: inout SeededGenerator) -> [FixedPoint] {
    let grid: Int32 = [1, 64, 256][Int.random(in: 0..<3, using: &generator)]
    let flat: Int32 = [4, 60, 300][Int.random(in: 0..<3, using: &generator)]
    func number(_ limit: Int32) -> Int32 {
      .random(in: -limit * 256 / grid...limit * 256 / grid, using: &generator) * grid
    }
    let (x, y) = (number(100), number(100))
    let (dx, dy, ex, ey) = (number(300), number(flat), number(40), number(120))
    let corners = [point(x, y), point(x + dx, y + dy), point(x + dx + ex, y + dy + ey)]
    return Bool.random(using: &generator) ? corners : corners + [point(x + ex, y + ey)]
  }

  @Test(arguments: TestEffort.seeds(400))
  func `rows below others are those of a converter that begins with them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let shape = Shape.polygon([polygon(&generator)])
    var bounds = shape.bounds
    if seed % 3 == 0 {
      bounds = bounds.intersection(
        FixedRect(
          minX: Fixed(rawValue: .random(in: -20_000...0, using: &generator)), minY: Fixed(rawValue: -9_000),
          maxX: Fixed(rawValue: .random(in: 0...20_000, using: &generator)), maxY: Fixed(rawValue: 9_001)))
    }
    guard !bounds.isEmpty else { return }
    var converter = ScanConverter(shape, bounds: bounds, coverage: .exactArea, mayOverlap: false)
    let skips = seed % 4 == 1
    for row in bounds.minY.flooredPixel..<bounds.maxY.ceiledPixel {
      if skips, Int.random(in: 0..<3, using: &generator) == 0 { continue }
      var other = ScanConverter(shape, bounds: bounds, coverage: .exactArea, mayOverlap: false)
      #expect(converter.spans(row: row) == other.spans(row: row), "seed \(seed), row \(row)")
    }
  }

  @Test(arguments: TestEffort.seeds(200))
  func `an edge is where its crossings are, in every row`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func raw(_ range: ClosedRange<Int32>) -> Int32 { .random(in: range, using: &generator) }
    let edge = Edge(
      from: point(raw(-90_000...90_000), raw(-600...0)), to: point(raw(-90_000...90_000), raw(256...90_000)))
    var walk = EdgeWalk(edge, from: 0)
    for row in 0..<edge.bottomY >> 8 {
      walk.advance()
      let (upper, lower) = (edge.crossing(at: row << 16), edge.crossing(at: (row + 1) << 16))
      #expect(walk.extent == (min(upper, lower), max(upper, lower)), "seed \(seed), row \(row)")
    }
  }

  @Test func `all rows but those of corners are between two edges`() {
    // The corners are at the heights 1, 11, 91 and 101.
    let corners = [
      point(50 << 8, 1 << 8), point(90 << 8, 11 << 8), point(70 << 8, 101 << 8), point(30 << 8, 91 << 8),
    ]
    let shape = Shape.polygon([corners])
    var converter = ScanConverter(shape, bounds: shape.bounds, coverage: .exactArea)
    let known = (1..<101).filter { row in
      let isKnown = converter.pair?.rows.contains(row) == true
      _ = converter.spans(row: row)
      return isKnown
    }
    #expect(known == (1..<101).filter { ![1, 11, 91].contains($0) })
  }
}
