import Raster

extension Difference {
  /// Measures the difference of two bitmaps of one size, and the part that a tolerance accepts; nil if they are equal.
  init?(between actual: Bitmap, and reference: Bitmap, tolerance: Tolerance = .exact) {
    let pair = PicturePair(actual, reference)
    var tally: Tally?
    pair.forEachDifferingRow { y, row in
      if tally == nil { tally = Tally(y, row) } else { tally?.add(y, row) }
    }
    guard let tally else { return nil }
    let (x, y) = (tally.firstColumn, tally.rows.lowerBound)
    differingPixels = tally.count
    totalPixels = actual.pixels.count
    box = Box(x: tally.columns.lowerBound, y: y, width: tally.columns.count, height: tally.rows.count)
    first = Sample(x: x, y: y, actual: actual[x, y], reference: reference[x, y])
    largestChannelDifference = tally.largest
    (self.pair, ignoredAreas) = (pair, tolerance.ignoredAreas)
    forgiveness =
      tolerance.isExact ? nil : Forgiveness(tolerance, of: pair, differingPixels: tally.count)
  }

  /// The sums over the differing rows, from the top down.
  private struct Tally {
    let firstColumn: Int
    var rows: Range<Int>
    var columns: Range<Int>
    var count: Int
    var largest: Int

    /// Creates the sums of one row.
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
