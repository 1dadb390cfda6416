/// A pass that draws the items of one layer of a list, from the top down: of the canvas, or of a group with a shadow.
///
/// It advances by a row with those below that repeat it, or, if few rows repeat, by a band of rows that are drawn
/// together.
final class LayerPass {
  private let region: PixelRect
  private let rule: Band.Rule
  private var schedule: ItemSchedule
  private var canvas: RowCanvas
  /// The band that rows are drawn on, created on first use.
  private(set) var band: Band?
  /// The next row to draw.
  private var row: Int
  /// The recent excess of rows unlike the row above over others.
  private var excess = 0

  /// Creates a pass over the canvas of `list`.
  convenience init(_ list: DisplayList, _ rule: Band.Rule) {
    self.init(
      list, LayerTree(list), layer: 0, region: PixelRect(x: 0, y: 0, width: list.width, height: list.height),
      tables: CoverageTables(), rule: rule)
  }

  /// Creates a pass over a layer, which is drawn inside of `region` only.
  init(
    _ list: DisplayList, _ tree: LayerTree, layer: Int, region: PixelRect, tables: CoverageTables,
    rule: Band.Rule
  ) {
    self.region = region
    self.rule = rule
    schedule = ItemSchedule(list, tree, layer: layer, region: region, tables: tables, rule: rule)
    canvas = RowCanvas(tree, layer: layer, region: region, tables)
    row = region.rows.lowerBound
  }

  /// Whether or not all rows are drawn.
  var isFinished: Bool { row >= region.rows.upperBound }

  /// Draws all rows into the sink.
  func drawAllRows<Sink: RowSink & ~Copyable>(into sink: inout Sink) throws(Sink.Failure) {
    try drawRows(before: region.rows.upperBound, into: &sink)
  }

  /// Draws the next rows into the sink, all that begin before `end`.
  func drawRows<Sink: RowSink & ~Copyable>(before end: Int, into sink: inout Sink) throws(Sink.Failure) {
    while row < min(end, region.rows.upperBound) {
      prepareShadows()
      try drawRows(into: &sink)
    }
  }

  /// Draws all rows into a bitmap, bands in its own pixels: copied there, they take half as long again as a fill.
  func drawAllRows(into bitmap: inout Bitmap) {
    while !isFinished {
      prepareShadows()
      guard drawsBand else {
        drawRows(into: &bitmap)
        continue
      }
      var band = self.band.take() ?? Band(region, height: rule.height, onBitmap: true)
      let ground = schedule.ground(of: bandRows)
      band.begin(bandRows, of: ground.pixel, on: &bitmap)
      draw(&band, over: ground)
      band.end(on: &bitmap)
      self.band = band
    }
  }

  /// Draws the next rows into the sink; shadows in the first must be prepared.
  func drawRows<Sink: RowSink & ~Copyable>(into sink: inout Sink) throws(Sink.Failure) {
    if drawsBand {
      try drawBand().hand(to: &sink)
    } else {
      let count = drawRow()
      try sink.append(canvas.pixels.span, repeated: count)
    }
  }

  /// Draws the next row, and returns the number of times that it repeats.
  private func drawRow() -> Int {
    schedule.advance(to: row)
    canvas.begin(row)
    let end = schedule.draw(row, on: &canvas)
    canvas.finish()
    // A row is never drawn twice, regardless of the items' answers for the rows below.
    let next = max(row + 1, min(end, canvas.validUntil, region.rows.upperBound))
    note(changed: 1, of: next - row)
    defer { row = next }
    return next - row
  }

  /// Whether or not the next rows are drawn as a band.
  private var drawsBand: Bool { excess >= rule.excess && schedule.canDrawBand(from: row) }

  /// The rows of the next band.
  private var bandRows: Range<Int> { row..<min(row + rule.height, region.rows.upperBound) }

  /// Draws the next band.
  private func drawBand() -> Band {
    var band = self.band.take() ?? Band(region, height: rule.height, onBitmap: false)
    let ground = schedule.ground(of: bandRows)
    band.begin(bandRows, of: ground.pixel)
    draw(&band, over: ground)
    self.band = band
    return band
  }

  /// Draws a band that has begun.
  private func draw(_ band: inout Band, over ground: ItemSchedule.Ground) {
    schedule.draw(&band, over: ground)
    note(changed: band.changeCount, of: band.rows.count)
    row = band.rows.upperBound
  }

  /// Records that `changed` of `count` rows may be unlike the row above.
  private func note(changed: Int, of count: Int) {
    excess = max(0, min(excess + 2 * changed - count, rule.height))
  }

  /// Draws the groups whose shadows begin in the next row, each after the groups in it, on canvases of their own.
  ///
  /// Groups may be nested deeper than calls may be.
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

  /// Returns a shadow that begins in the next row and whose group is not drawn yet.
  private func nextUnpreparedShadow() -> ActiveShadow? {
    isFinished ? nil : schedule.nextUnpreparedShadow(in: row)
  }
}
