/// A type that takes the rows of a picture, from the top down: a bitmap, a PNG encoder, a comparison.
///
/// The rasterizer appends runs of equal rows at once, so that a sink can store, count or encode a repeated row at a
/// lower cost than a new one.
public protocol RowSink: ~Copyable {
  /// The error of appending a row; `Never` for sinks in memory.
  associatedtype Failure: Error = Never

  /// Appends `count` (at least 1) equal rows, which always have the picture's width.
  mutating func append(_ row: Span<Pixel>, repeated count: Int) throws(Failure)
}
