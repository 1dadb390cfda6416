// Ten thousand tiny rectangles took 1.7 of cairo's time when each row was drawn separately, over all items that
// intersect it, and take 0.45 in bands. Bands of 64 rows are hardly faster than those of 32, which fit smaller caches.

/// A band of rows that are drawn together, item by item.
///
/// If few rows repeat, each item is then visited once, rather than once in each row.
struct Band {
  /// The rule by which rows are drawn in bands; a list always gets the same one, on which no picture depends.
  struct Rule: Sendable {
    /// The number of rows of a band.
    var height: Int
    /// The recent excess of rows unlike the row above over others that selects bands; counted up to the band's height.
    var excess: Int

    /// The fastest rule.
    static let standard = Rule(height: 32, excess: 16)
  }

  /// The rows that are drawn.
  private(set) var rows = 0..<0
  /// The pixels of the rows; at the end of the region there may be fewer rows than the layer has.
  var layer: RowLayer
  /// The index of the first row in the layer.
  private var firstPlace = 0
  /// Whether or not each row may be unlike the row above.
  private var changes: [Bool]
  /// The region that the band is a part of.
  let area: FixedRect
  /// The buffer for the spans of a rectangle.
  var spans: [CoverageSpan] = []

  /// Creates a band of `region`, before its first rows; one that is drawn on a bitmap has no rows of its own.
  init(_ region: PixelRect, height: Int, onBitmap: Bool) {
    area = FixedRect(region)
    layer = RowLayer(columns: region.columns, rowCount: onBitmap ? 0 : height)
    changes = Array(repeating: false, count: height)
  }

  /// Begins other rows, all of one pixel.
  mutating func begin(_ rows: Range<Int>, of pixel: Pixel) {
    layer.fill(with: pixel)
    clearChanges(for: rows)
  }

  /// Begins other rows as new rows of one pixel at the end of a bitmap, whose pixels it takes until `end(on:)`.
  mutating func begin(_ rows: Range<Int>, of pixel: Pixel, on bitmap: inout Bitmap) {
    firstPlace = bitmap.height
    bitmap.append(pixel, rows: rows.count)
    bitmap.exchangePixels(with: &layer)
    clearChanges(for: rows)
  }

  /// Returns the pixels to the bitmap that the rows were begun on.
  mutating func end(on bitmap: inout Bitmap) { bitmap.exchangePixels(with: &layer) }

  private mutating func clearChanges(for rows: Range<Int>) {
    self.rows = rows
    for place in changes.indices { changes[place] = false }
    noteChange(in: rows.lowerBound)
  }

  /// Returns the indices of rows in the layer.
  func places(of rows: Range<Int>) -> Range<Int> {
    let first = firstPlace - self.rows.lowerBound
    return (first + rows.lowerBound)..<(first + rows.upperBound)
  }

  /// Records a possible change in a row, which need not be one of the band.
  mutating func noteChange(in row: Int) {
    if rows.contains(row) { changes[row - rows.lowerBound] = true }
  }

  /// The number of rows that may be unlike the row above.
  var changeCount: Int { changes.reduce(0) { $1 ? $0 + 1 : $0 } }

  /// Appends the rows to a sink, each with the rows that repeat it.
  func hand<Sink: RowSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let width = layer.columns.count
    let pixels = layer.pixels.span
    var row = 0
    while row < rows.count {
      var end = row + 1
      while end < rows.count, !changes[end] { end += 1 }
      try sink.append(pixels.extracting((row * width)..<((row + 1) * width)), repeated: end - row)
      row = end
    }
  }
}
