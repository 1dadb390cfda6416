// Ten thousand tiny rectangles took 1.7 of cairo's time when each row was drawn by itself, over all items that reach
// into it, and take 0.45 in bands. Bands of 64 rows are hardly faster than those of 32, which fit smaller caches.

/// Some rows that are drawn together, item by item, as pictures are drawn elsewhere: where rows hardly repeat, an item
/// is then looked at once, not once in each row.
struct Band {
  /// When rows are drawn in bands. A list always gets the same, but no picture depends on it.
  struct Rule: Sendable {
    /// The rows of a band.
    var height: Int
    /// By how many rows unlike the row above must lately have been more than others; counted up to the band's height.
    var excess: Int

    /// What is fastest.
    static let standard = Rule(height: 32, excess: 16)
  }

  /// The rows being drawn.
  private(set) var rows = 0..<0
  /// What they look like. At the end of the region there may be fewer rows than the layer has.
  var layer: RowLayer
  /// For each row, whether it may be unlike the row above.
  private var changes: [Bool]
  /// The region that the band is a part of.
  let area: FixedRect
  /// Room for the spans of a rectangle.
  var spans: [CoverageSpan] = []

  /// A band of `region` before its first rows.
  init(_ region: PixelRect, height: Int) {
    area = FixedRect(region)
    layer = RowLayer(columns: region.columns, rowCount: height)
    changes = Array(repeating: false, count: height)
  }

  /// Makes the band transparent for other rows.
  mutating func begin(_ rows: Range<Int>) {
    self.rows = rows
    layer.clear()
    for place in changes.indices { changes[place] = false }
    noteChange(in: rows.lowerBound)
  }

  /// The places of rows in the layer.
  func places(of rows: Range<Int>) -> Range<Int> {
    (rows.lowerBound - self.rows.lowerBound)..<(rows.upperBound - self.rows.lowerBound)
  }

  /// Remembers that something may change in a row, which need not be one of the band.
  mutating func noteChange(in row: Int) {
    if rows.contains(row) { changes[row - rows.lowerBound] = true }
  }

  /// How many rows may be unlike the row above.
  var changeCount: Int { changes.reduce(0) { $1 ? $0 + 1 : $0 } }

  /// Hands over the rows, those that repeat the row above together with it.
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
