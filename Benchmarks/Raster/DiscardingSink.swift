import Raster

/// A sink that counts the rows and discards them.
struct DiscardingSink: RowSink {
  var rows = 0

  mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    rows += count
  }
}
