/// Draws what belongs to one layer of a list, row by row: the canvas, or a group that casts a shadow.
final class LayerPass {
  private let region: PixelRect
  private var schedule: ItemSchedule
  private var canvas: RowCanvas
  /// The next row to draw.
  private var row: Int

  /// A pass over the canvas of `list`.
  convenience init(_ list: DisplayList) {
    self.init(
      list, LayerTree(list), layer: 0, region: PixelRect(x: 0, y: 0, width: list.width, height: list.height),
      CoverageTables())
  }

  /// A pass over a layer, which is drawn inside of `region` only.
  init(_ list: DisplayList, _ tree: LayerTree, layer: Int, region: PixelRect, _ tables: CoverageTables) {
    self.region = region
    schedule = ItemSchedule(list, tree, layer: layer, region: region, tables)
    canvas = RowCanvas(tree, layer: layer, region: region, tables)
    row = region.rows.lowerBound
  }

  /// Whether all rows are drawn.
  var isFinished: Bool { row >= region.rows.upperBound }

  /// What the last rows look like: a pixel for each column of the region.
  var pixels: [Pixel] { canvas.pixels }

  /// Draws the next row and answers how far it repeats. Shadows in it must be prepared.
  func drawRows() -> Range<Int> {
    schedule.advance(to: row)
    canvas.begin(row)
    let end = schedule.draw(row, on: &canvas)
    canvas.finish()
    let next = max(row + 1, min(end, canvas.validUntil, region.rows.upperBound))
    // A row is never drawn twice, whatever items say of the rows below.
    defer { row = next }
    return row..<next
  }

  /// Draws the groups whose shadows begin in the next row, and before them those within them, on canvases of their
  /// own. Groups may be nested deeper than calls may be.
  func prepareShadows() {
    var waiting: [ActiveShadow] = []
    while let next = (waiting.last?.content ?? self).nextUnpreparedShadow() {
      waiting.append(next)
      while let last = waiting.last, last.content?.nextUnpreparedShadow() == nil {
        last.drawContent()
        if last.content == nil { waiting.removeLast() }
      }
    }
  }

  /// A shadow that begins in the next row and whose group is not drawn yet.
  private func nextUnpreparedShadow() -> ActiveShadow? {
    guard !isFinished else { return nil }
    schedule.advance(to: row)
    return schedule.nextUnpreparedShadow()
  }
}
