import Raster

/// A sink that looks at each row once and forgets it.
struct DiscardingSink: RowSink {
  var rows = 0

  mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    rows += count
  }
}
