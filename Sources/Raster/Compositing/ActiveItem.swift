/// An item while rows are drawn that it reaches into.
protocol ActiveItem: AnyObject {
  /// Its place in the list.
  var index: Int { get }
  /// The layer of the tree that it draws on.
  var layer: Int { get }
  /// The first row below the item.
  var endRow: Int { get }
  /// The first row in which it may draw something else than in the current row.
  var validUntil: Int { get }

  /// Goes on to `row`.
  func update(to row: Int)
  /// Draws `row`, which it was updated to.
  func draw(on layer: inout RowLayer, row: Int)
}

/// A fill while rows are drawn that it reaches into.
final class ActiveFill: ActiveItem {
  let index: Int
  let layer: Int
  let endRow: Int
  private(set) var validUntil = Int.min
  private var coverage: CoverageSource
  private var paint: PaintSource
  private let blend: BlendMode
  /// The source pixels of the span being drawn.
  private var pixels: [Pixel] = []

  init(_ fill: Fill, index: Int, layer: Int, endRow: Int, region: PixelRect) {
    self.index = index
    self.layer = layer
    self.endRow = endRow
    coverage = CoverageSource(fill.shape, clip: fill.clip, rule: fill.coverage, region: region)
    paint = PaintSource(fill.paint)
    blend = fill.blend
  }

  func update(to row: Int) {
    guard row >= validUntil else { return }
    coverage.update(to: row)
    let end = min(coverage.validUntil, endRow)
    validUntil = coverage.spans.isEmpty ? end : paint.endOfEqualRows(from: row, limit: end)
  }

  func draw(on layer: inout RowLayer, row: Int) {
    if case .solid(let color) = paint { return layer.draw(color, coverage.spans, blend: blend) }
    for span in coverage.spans {
      paint.read(span.start..<span.end, row: row, into: &pixels)
      if blend == .sourceOver {
        layer.draw(pixels, on: span.start..<span.end, coverage: span.coverage)
      } else {
        layer.draw(span.start..<span.end, coverage: span.coverage, blend: blend) { pixels[$0 - span.start] }
      }
    }
  }
}

/// A group that changes its backdrop also where it is empty: it draws nothing, but its layer is there.
final class ActiveGroup: ActiveItem {
  let index: Int
  let layer: Int
  let endRow: Int

  init(index: Int, layer: Int, endRow: Int) {
    self.index = index
    self.layer = layer
    self.endRow = endRow
  }

  var validUntil: Int { endRow }

  func update(to row: Int) {}

  func draw(on layer: inout RowLayer, row: Int) {}
}
