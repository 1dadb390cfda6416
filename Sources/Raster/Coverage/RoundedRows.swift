/// The coverage of a rounded rectangle or a ring within bounds, by the table of its rows.
struct RoundedRows {
  private let table: RoundedTable
  /// The position of the table's first column and row.
  private let x, y: Int
  private let bounds: PixelRect

  /// Creates the rows of `shape` clipped to `bounds`; nil for other shapes, and if the clip or the corners prevent a
  /// table.
  init?(_ shape: Shape, bounds: FixedRect, _ tables: CoverageTables) {
    let rect = shape.bounds
    guard bounds.minX.isWhole || bounds.minX <= rect.minX, bounds.maxX.isWhole || bounds.maxX >= rect.maxX,
      bounds.minY.isWhole || bounds.minY <= rect.minY, bounds.maxY.isWhole || bounds.maxY >= rect.maxY,
      let table = tables.rounded(shape)
    else { return nil }
    self.table = table
    (x, y) = (rect.minX.flooredPixel, rect.minY.flooredPixel)
    self.bounds = PixelRect(around: bounds)
  }

  /// Replaces `spans` by the coverage of `row`, which the shape intersects, and returns the first row that may differ.
  func replaceSpans(_ spans: inout [CoverageSpan], row: Int) -> Int {
    spans.removeAll(keepingCapacity: true)
    let end = table.appendSpans(row: row - y, movedBy: x, in: bounds.columns, to: &spans)
    return min(end + y, bounds.rows.upperBound)
  }
}
