/// A rasterizer of display lists, row by row from the top down.
///
/// A row is drawn once and passed to the sink together with the number of rows below it that are the same, since in a
/// picture of views most rows repeat the row above. If few rows repeat, some are drawn together, as a band. The picture
/// is never in memory as a whole unless the sink keeps it; only a group that casts a shadow is drawn before the rows of
/// the shadow, and its rows are kept, and what lies beneath a backdrop is drawn before the rest. All arithmetic is that of integers, or of Double with `+ − × ÷ √` alone: equal
/// lists give equal rows, on every machine.
public struct Rasterizer: Sendable {
  /// The rule by which rows are drawn in bands.
  private let rule: Band.Rule

  /// Creates a rasterizer, which keeps no state between pictures.
  public init() { self.init(drawingBandsBy: .standard) }

  /// Creates a rasterizer with another rule for bands, on which no picture depends.
  init(drawingBandsBy rule: Band.Rule) { self.rule = rule }

  /// Draws `list` from the top down into `sink`.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - sink: The destination of `list.height` rows of `list.width` pixels in all.
  ///
  /// - Throws: The failure of the sink.
  public func render<Sink: RowSink & ~Copyable>(
    _ list: DisplayList, into sink: inout Sink
  ) throws(Sink.Failure) {
    try LayerPass(list.drawingBackdrops(rule), rule).drawAllRows(into: &sink)
  }

  /// Draws `list` from the top down at the end of `bitmap`, whose width is that of the list.
  ///
  /// The pixels are those of any other sink.
  public func render(_ list: DisplayList, into bitmap: inout Bitmap) {
    precondition(
      list.width == bitmap.width, "A list \(list.width) wide does not fit a bitmap \(bitmap.width) wide.")
    LayerPass(list.drawingBackdrops(rule), rule).drawAllRows(into: &bitmap)
  }
}

/// A drawing of a list that stops between rows, so that others can work on those before.
package final class RowDrawing {
  private let pass: LayerPass
  /// The row at which it stops next.
  private var end = 0

  /// Prepares the drawing of a list, before its first row.
  package convenience init(_ list: DisplayList) { self.init(list, drawingBandsBy: .standard) }

  /// Prepares the drawing of a list by another rule for bands, on which no picture depends.
  init(_ list: DisplayList, drawingBandsBy rule: Band.Rule) {
    pass = LayerPass(list.drawingBackdrops(rule), rule)
  }

  /// Whether or not all rows are drawn.
  package var isFinished: Bool { pass.isFinished }

  /// Draws about `count` rows into a sink, from where it stopped.
  package func draw<Sink: RowSink & ~Copyable>(
    rows count: Int, into sink: inout Sink
  ) throws(Sink.Failure) {
    end += count
    try pass.drawRows(before: end, into: &sink)
  }
}

extension Bitmap {
  /// Creates the picture of `list`.
  public init(rendering list: DisplayList) {
    self.init(width: list.width, height: 0)
    reserveRows(list.height)
    Rasterizer().render(list, into: &self)
  }
}
