/// Draws display lists, rows of pixels from the top down.
///
/// A row is drawn once and handed to the sink together with the number of rows below it that are the same, for
/// in a picture of views most rows repeat the row above. Where they do not, some rows are drawn together, as a band.
/// The picture is never in memory as a whole unless the sink keeps it; only a group that casts a shadow is drawn before
/// the rows that the shadow falls on, and its rows are kept. Everything is integer arithmetic, or Double with
/// `+ − × ÷ √` alone: equal lists give equal rows, on every machine.
public struct Rasterizer: Sendable {
  /// When rows are drawn in bands.
  private let rule: Band.Rule

  /// A rasterizer; it keeps nothing between pictures.
  public init() { self.init(drawingBandsBy: .standard) }

  /// A rasterizer with another rule for bands, which shows in no picture.
  init(drawingBandsBy rule: Band.Rule) { self.rule = rule }

  /// Draws `list` from the top down into `sink`: `list.height` rows of `list.width` pixels in all.
  public func render<Sink: RowSink & ~Copyable>(
    _ list: DisplayList, into sink: inout Sink
  ) throws(Sink.Failure) {
    let canvas = LayerPass(list, rule)
    while !canvas.isFinished {
      canvas.prepareShadows()
      try canvas.drawRows(into: &sink)
    }
  }
}

extension Bitmap {
  /// The picture of `list`.
  public init(rendering list: DisplayList) {
    self.init(width: list.width, height: 0)
    reserveRows(list.height)
    Rasterizer().render(list, into: &self)
  }
}
