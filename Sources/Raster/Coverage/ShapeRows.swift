/// The coverage of one shape other than an upright rectangle, row by row from the top down, by the fastest algorithm.
///
/// Rows may be skipped.
struct ShapeRows {
  private let rounded: RoundedRows?
  private let glyph: PlacedMask?
  private var outline: ScanConverter?

  /// Creates the coverage of the intersection of `shape` and `bounds`, which is inside the shape's bounds.
  init(_ shape: Shape, bounds: FixedRect, coverage: CoverageRule, _ tables: CoverageTables) {
    rounded = coverage == .exactArea ? RoundedRows(shape, bounds: bounds, tables) : nil
    if case .glyphs(let glyphs) = shape, glyphs.marks.count == 1 {
      glyph = PlacedMask(glyphs.marks[0], bounds: bounds, coverage: coverage)
    } else {
      glyph = nil
    }
    if rounded == nil, glyph == nil { outline = ScanConverter(shape, bounds: bounds, coverage: coverage) }
  }

  /// Replaces `spans` by the coverage of `row`, from left to right, and returns the first row below it that may differ.
  mutating func replaceSpans(_ spans: inout [CoverageSpan], row: Int) -> Int {
    rounded?.replaceSpans(&spans, row: row) ?? glyph?.replaceSpans(&spans, row: row)
      ?? outline?.replaceSpans(&spans, row: row) ?? .max
  }
}
