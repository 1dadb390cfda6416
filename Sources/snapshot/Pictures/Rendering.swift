internal import PNG
internal import Raster
internal import ViewDifference
internal import ViewSpec

/// A finished picture of a spec at one scale.
struct Rendering: Sendable {
  /// How long each part of the path took.
  struct Times: Sendable {
    /// Making views, laying them out and recording what they draw.
    var layout: Duration
    /// Computing rows.
    var raster: Duration
    /// Encoding rows.
    var png: Duration

    var total: Duration { layout + raster + png }
  }

  /// The drawing, from which the pixels can be had again.
  let list: DisplayList
  /// What layout found that should be looked into.
  let warnings: [SpecWarning]
  /// What the picture shows; nil where nobody asked for it.
  let layout: LayoutTree?
  /// The file, without the tree.
  let png: [UInt8]
  let times: Times

  /// The file with the tree, where there is one: what references are. A tree that could not be read again is left out,
  /// which is mentioned; `path` is where the file goes.
  func reference(for path: String, _ lines: inout Lines) throws(PNGError) -> [UInt8] {
    guard let layout else { return png }
    let (file, problem) = try layout.embedded(in: png)
    if let problem { lines.caution("\(path): stored without its views: \(problem)") }
    return file
  }
}

/// Measures one stretch of time after the other.
struct Stopwatch {
  private var start = ContinuousClock.now

  /// The time since the last lap, or since the start.
  mutating func lap() -> Duration {
    let now = ContinuousClock.now
    defer { start = now }
    return now - start
  }
}

/// A PNG writer that knows how long it has been at work, so that drawing and encoding, which take turns row by
/// row, can be told apart.
struct TimedPNGWriter: ~Copyable, RowSink {
  typealias Failure = PNGError

  private var writer: PNGWriter
  private var time = Duration.zero

  init(_ writer: consuming PNGWriter) {
    self.writer = writer
  }

  mutating func append(_ row: Span<Pixel>, repeated count: Int) throws(PNGError) {
    var stopwatch = Stopwatch()
    try writer.append(row, repeated: count)
    time += stopwatch.lap()
  }

  /// The bytes of the file and the time of encoding.
  consuming func finish() throws(PNGError) -> (png: [UInt8], time: Duration) {
    var stopwatch = Stopwatch()
    let total = time
    let bytes = try writer.finish()
    return (bytes, total + stopwatch.lap())
  }
}
