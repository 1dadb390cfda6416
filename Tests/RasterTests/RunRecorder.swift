import Raster

/// A sink that remembers the runs of rows as they came.
struct RunRecorder: RowSink {
  private(set) var runs: [(row: [Pixel], count: Int)] = []

  mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    runs.append((row.indices.map { row[$0] }, count))
  }
}
