internal import PNG
internal import Raster
internal import ViewDifference
internal import ViewSpec

/// A finished picture of a spec at one scale.
struct Rendering: Sendable {
  /// The durations of the parts of the rendering, each of all threads together.
  struct Times: Sendable {
    /// The duration of making views, laying them out and recording their drawing.
    var layout: Duration
    /// The duration of rasterizing rows, and of comparing them with those of a reference.
    var raster: Duration
    /// The duration of encoding rows, or of decoding a reference with which they are compared.
    var png: Duration

    var total: Duration { layout + raster + png }
  }

  /// The display list, from which the pixels can be drawn again.
  let list: DisplayList
  /// The warnings of the layout.
  let warnings: [SpecWarning]
  /// The layout tree of the picture; nil unless it was requested.
  let layout: LayoutTree?
  /// The font files whose glyphs are in the picture.
  let fonts: UsedFonts
  /// The file, without the tree and the fonts; empty if it was not made.
  let png: [UInt8]
  var times: Times

  /// Returns the file with the tree and the fonts, if there are any, which is the form of references.
  ///
  /// A tree that could not be read again is left out, which is reported; `path` is that of the file.
  func reference(for path: String, _ lines: inout Lines) throws(PNGError) -> [UInt8] {
    let named = try fonts.embedded(in: png)
    guard let layout else { return named }
    let (file, problem) = try layout.embedded(in: named)
    if let problem { lines.caution("\(path): stored without its views: \(problem)") }
    return file
  }
}

/// A stopwatch of successive laps.
struct Stopwatch {
  private var start = ContinuousClock.now

  /// Returns the time since the last lap, or since the start.
  mutating func lap() -> Duration {
    let now = ContinuousClock.now
    defer { start = now }
    return now - start
  }
}

/// A PNG writer that measures its time, as drawing and encoding alternate row by row.
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

  /// Returns the bytes of the file and the time of encoding.
  consuming func finish() throws(PNGError) -> (png: [UInt8], time: Duration) {
    var stopwatch = Stopwatch()
    let total = time
    let bytes = try writer.finish()
    return (bytes, total + stopwatch.lap())
  }
}
