/// A group with a shadow while the rows that it intersects are drawn; the group itself is drawn before its first row.
final class ActiveShadow {
  /// The pass that draws the group; nil when it is finished.
  private(set) var content: LayerPass?
  private let group: Group
  private let shadow: Shadow
  private var rows: ShadowRows
  private var clip: CoverageSource
  /// The shadow's alphas, and the group's pixels with their columns, in the current row.
  private var alphas: [UInt8] = []
  private var pixels: [Pixel] = []
  private var pixelColumns = 0..<0

  init(_ group: Group, _ shadow: Shadow, rows: ShadowRows, content: LayerPass, tables: CoverageTables) {
    self.group = group
    self.shadow = shadow
    self.rows = rows
    self.content = content
    clip = CoverageSource(group.clip, region: rows.area, tables)
  }

  /// Draws the next rows of the group, or ends its pass if it is finished.
  func drawContent() {
    guard let content else { return }
    guard !content.isFinished else {
      self.content = nil
      return
    }
    content.drawRows(into: &rows)
  }

  /// Advances to `row`, and returns the first row that may differ.
  func update(to row: Int) -> Int {
    clip.update(to: row)
    let shadowEnd = rows.readShadow(row: row, into: &alphas)
    let (columns, pixelEnd) = rows.readPixels(row: row, into: &pixels)
    pixelColumns = columns
    return min(clip.validUntil, shadowEnd, pixelEnd)
  }

  /// Draws the row to which the shadow was updated.
  func draw(on layer: inout RowLayer) {
    let first = rows.area.columns.lowerBound
    for span in clip.spans {
      layer.draw(span.start..<span.end, coverage: span.coverage, blend: group.blend) { column in
        shadow.color.source(coverage: alphas[column - first]).faded(to: group.opacity)
      }
    }
    guard shadow.drawsSource else { return }
    let keepsBackdrop = group.blend.keepsBackdropOfTransparentSource
    for span in clip.spans {
      let all = span.start..<span.end
      let columns = keepsBackdrop ? pixelColumns.clamped(to: all) : all
      layer.draw(columns, coverage: span.coverage, blend: group.blend) { column in
        pixelColumns.contains(column)
          ? pixels[column - pixelColumns.lowerBound].faded(to: group.opacity) : .transparent
      }
    }
  }
}
