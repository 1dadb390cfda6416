/// Where finished rows of a picture go, from the top down: a bitmap, a PNG encoder, a comparison.
///
/// The rasterizer hands over runs of equal rows at once, so that a sink can store, count or encode a repeated
/// row for less than the price of a new one.
public protocol RowSink: ~Copyable {
  /// What can go wrong while a row is taken in; `Never` for sinks in memory.
  associatedtype Failure: Error = Never

  /// Takes `count` (at least 1) equal rows. A row always has the picture's width.
  mutating func append(_ row: Span<Pixel>, repeated count: Int) throws(Failure)
}
