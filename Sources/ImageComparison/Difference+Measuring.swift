import Raster

extension Difference {
  /// Measures what differs between two bitmaps of one size; nil if nothing does.
  init?(between actual: Bitmap, and reference: Bitmap) {
    precondition(
      actual.width == reference.width && actual.height == reference.height,
      "Only bitmaps of one size have pixels to count.")
    let (width, comparison) = (actual.width, RowComparison.best)
    let (actualPixels, referencePixels) = (actual.pixels.span, reference.pixels.span)
    var tally: Tally?
    for y in 0..<actual.height {
      let row = y * width..<(y + 1) * width
      if let found = comparison.difference(
        between: actualPixels.extracting(row), and: referencePixels.extracting(row))
      {
        if tally == nil { tally = Tally(y, found) } else { tally?.add(y, found) }
      }
    }
    guard let tally else { return nil }
    let (x, y) = (tally.firstColumn, tally.rows.lowerBound)
    differingPixels = tally.count
    totalPixels = actual.pixels.count
    box = Box(x: tally.columns.lowerBound, y: y, width: tally.columns.count, height: tally.rows.count)
    first = Sample(x: x, y: y, actual: actual[x, y], reference: reference[x, y])
    largestChannelDifference = tally.largest
  }

  /// The sums that a walk over the differing rows gathers, from the top down.
  private struct Tally {
    let firstColumn: Int
    var rows: Range<Int>
    var columns: Range<Int>
    var count: Int
    var largest: Int

    /// The sums of one row.
    init(_ y: Int, _ row: RowDifference) {
      firstColumn = row.columns.lowerBound
      rows = y..<y + 1
      (columns, count, largest) = (row.columns, row.count, row.largest)
    }

    mutating func add(_ y: Int, _ row: RowDifference) {
      rows = rows.lowerBound..<y + 1
      columns =
        min(columns.lowerBound, row.columns.lowerBound)..<max(columns.upperBound, row.columns.upperBound)
      count += row.count
      largest = max(largest, row.largest)
    }
  }
}
