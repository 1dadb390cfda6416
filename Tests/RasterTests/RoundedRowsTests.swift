import TestSupport
import Testing

@testable import Raster

/// Rounded rectangles and rings by the tables of their corners, held against the edges of their outlines.
@Suite struct RoundedRowsTests {
  private var random = SeededGenerator(seed: 11)

  /// A coordinate that is often whole.
  private mutating func coordinate(_ range: ClosedRange<Int32>) -> Fixed {
    let raw = Int32.random(in: range, using: &random)
    return Fixed(rawValue: Bool.random(using: &random) ? raw : raw & ~255)
  }

  private mutating func corner(_ rect: FixedRect) -> FixedCornerRadius {
    guard Int.random(in: 0..<5, using: &random) > 0 else { return .square }
    func side(_ length: Fixed) -> Fixed {
      Fixed(rawValue: .random(in: 0...max(0, length.rawValue) / 2, using: &random))
    }
    let (x, y) = (side(rect.maxX - rect.minX), side(rect.maxY - rect.minY))
    return Bool.random(using: &random)
      ? FixedCornerRadius(x: x, y: y) : FixedCornerRadius(x: min(x, y), y: min(x, y))
  }

  private mutating func rounded(_ rect: FixedRect) -> FixedRoundedRect {
    FixedRoundedRect(
      rect, topLeft: corner(rect), topRight: corner(rect), bottomRight: corner(rect), bottomLeft: corner(rect)
    )
  }

  private mutating func shape() -> Shape {
    let (x, y) = (coordinate(-8_000...8_000), coordinate(-8_000...8_000))
    let rect = FixedRect(minX: x, minY: y, maxX: x + coordinate(1...9_000), maxY: y + coordinate(1...9_000))
    guard Bool.random(using: &random) else { return .roundedRectangle(rounded(rect)) }
    let inner = FixedRect(
      minX: x + coordinate(0...700), minY: y + coordinate(0...700), maxX: rect.maxX - coordinate(0...700),
      maxY: rect.maxY - coordinate(0...700))
    return .ring(outer: rounded(rect), inner: rounded(inner))
  }

  @Test mutating func `the tables of corners give what the edges of the outlines give`() {
    let tables = CoverageTables()
    var checked = 0
    while checked < 3_000 {
      let shape = shape()
      var bounds = shape.bounds
      if Bool.random(using: &random) {
        bounds = bounds.intersection(
          FixedRect(x: .random(in: -30...5, using: &random), y: -20, width: 40, height: 45))
      }
      guard !bounds.isEmpty, let rows = RoundedRows(shape, bounds: bounds, tables) else { continue }
      checked += 1
      var converter = ScanConverter(shape, bounds: bounds, coverage: .exactArea)
      var (actual, expected): ([CoverageSpan], [CoverageSpan]) = ([], [])
      var end = Int.min
      for row in PixelRect(around: bounds).rows {
        _ = converter.replaceSpans(&expected, row: row)
        // Rows that are said to be the same are not asked for again.
        if row >= end { end = rows.replaceSpans(&actual, row: row) }
        #expect(actual == expected, "row \(row) of \(shape) in \(bounds)")
        #expect(end > row)
        guard actual == expected else { return }
      }
    }
  }

  @Test func `shapes share a table only where they are equal but for whole pixels`() {
    func rounded(_ x: Double, _ y: Double, _ side: Double, _ radius: Double) -> FixedRoundedRect {
      let corner = FixedCornerRadius(x: Fixed(radius), y: Fixed(radius))
      return FixedRoundedRect(
        FixedRect(minX: Fixed(x), minY: Fixed(y), maxX: Fixed(x + side), maxY: Fixed(y + side)),
        topLeft: corner,
        topRight: corner, bottomRight: corner, bottomLeft: corner)
    }
    let tables = CoverageTables()
    let outer = rounded(3, 4, 20, 6)
    let ring = tables.rounded(.ring(outer: outer, inner: rounded(5, 6, 16, 4)))
    #expect(ring != nil && tables.rounded(.roundedRectangle(outer)) !== ring)
    #expect(tables.rounded(.ring(outer: outer, inner: rounded(6, 7, 14, 3))) !== ring)
    #expect(tables.rounded(.ring(outer: rounded(3.5, 4, 20, 6), inner: rounded(5.5, 6, 16, 4))) !== ring)
    #expect(tables.rounded(.ring(outer: rounded(-8, 40, 20, 6), inner: rounded(-6, 42, 16, 4))) === ring)
  }

  /// Coordinates reach from −65,536 to 65,536 pixels: moved to begin at 0, a shape of 66,000 would end at the bound.
  @Test func `shapes that are longer than the range of coordinates are left to the edges`() {
    func rows(from first: Int, to end: Int) -> RoundedRows? {
      let outer = FixedRect(
        minX: Fixed(0), minY: Fixed(pixels: first), maxX: Fixed(20), maxY: Fixed(pixels: end))
      let inner = FixedRect(
        minX: Fixed(1), minY: Fixed(pixels: first + 1), maxX: Fixed(19), maxY: Fixed(pixels: end - 1))
      return RoundedRows(
        .ring(outer: FixedRoundedRect(outer), inner: FixedRoundedRect(inner)),
        bounds: FixedRect(x: 0, y: 500, width: 20, height: 500), CoverageTables())
    }
    #expect(rows(from: -65_000, to: 1_000) == nil)
    var spans: [CoverageSpan] = []
    #expect(rows(from: -64_536, to: 1_000)?.replaceSpans(&spans, row: 998) == 999)
    // The border is one pixel wide.
    #expect(spans.map { $0.start..<$0.end } == [0..<1, 19..<20])
  }

  @Test func `a cut through a pixel and other shapes are left to the edges`() {
    let rect = FixedRect(x: 0, y: 0, width: 20, height: 20)
    let shape = Shape.roundedRectangle(FixedRoundedRect(rect))
    #expect(RoundedRows(shape, bounds: rect, CoverageTables()) != nil)
    for cut in [
      FixedRect(minX: Fixed(0.5), minY: Fixed(0), maxX: Fixed(20), maxY: Fixed(20)),
      FixedRect(minX: Fixed(0), minY: Fixed(0.5), maxX: Fixed(20), maxY: Fixed(20)),
      FixedRect(minX: Fixed(0), minY: Fixed(0), maxX: Fixed(19.5), maxY: Fixed(20)),
      FixedRect(minX: Fixed(0), minY: Fixed(0), maxX: Fixed(20), maxY: Fixed(19.5)),
    ] { #expect(RoundedRows(shape, bounds: cut, CoverageTables()) == nil) }
    #expect(RoundedRows(.rectangle(rect), bounds: rect, CoverageTables()) == nil)
  }
}
