/// A fill of an upright rectangle with one colour, without clipping shapes, which needs no state from row to row.
struct PlainRectangle {
  private let rect: FixedRect
  private let color: StraightColor
  private let rule: CoverageRule
  private let blend: BlendMode

  /// Creates the rectangle of a fill; nil if it is not one.
  init?(_ fill: Fill) {
    guard case .rectangle(let rect) = fill.shape, case .solid(let color) = fill.paint,
      fill.clip.shapes.isEmpty
    else { return nil }
    self.rect = rect.intersection(fill.clip.rect)
    self.color = color
    rule = fill.coverage
    blend = fill.blend
  }

  /// Returns the pixel that all of `rows` of an area have in the rectangle, whatever is beneath; nil if there is none.
  func pixel(coveringAll rows: Range<Int>, of area: FixedRect) -> Pixel? {
    guard color.alpha == 255, blend == .sourceOver, rect.minX <= area.minX, rect.maxX >= area.maxX,
      rect.minY.ceiledPixel <= rows.lowerBound, rect.maxY.flooredPixel >= rows.upperBound
    else { return nil }
    return color.source(coverage: 255)
  }

  /// Draws the rectangle in `rows` of a band, all of which it intersects.
  func draw(_ rows: Range<Int>, on band: inout Band) {
    let coverage = RectangleRows(rect.intersection(band.area), coverage: rule)
    var row = rows.lowerBound
    while row < rows.upperBound {
      let end = min(coverage.replaceSpans(&band.spans, row: row), rows.upperBound)
      band.layer.draw(color, band.spans, rows: band.places(of: row..<end), blend: blend)
      row = end
      band.noteChange(in: row)
    }
  }
}
