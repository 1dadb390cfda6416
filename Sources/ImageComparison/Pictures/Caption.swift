internal import Paths
internal import Raster
internal import Text

/// A few lines of dark text on white: the first says what a picture is, those under it are paler.
struct Caption {
  let lines: [String]
  /// How many pixels a point has.
  let scale: Int

  /// The size of the letters in points.
  private static let size = 13.0
  private static let title = StraightColor(red: 28, green: 28, blue: 30)
  private static let detail = StraightColor(red: 88, green: 88, blue: 94)

  private func font(ofLine index: Int) -> Font {
    let typeface = SystemTypeface(weight: index == 0 ? 0.3 : 0, hasTabularFigures: true)
    return Font(typeface, size: Self.size * Double(scale))
  }

  private var lineHeight: Int { Int(font(ofLine: 0).lineHeight.rounded(.up)) }

  /// The text on as many rows as its lines take, and as many columns as the widest.
  var bitmap: Bitmap {
    let rows = lines.indices.map { line($0) }
    let width = rows.map { Int($0.width.rounded(.up)) }.max() ?? 0
    let height = lines.count * lineHeight
    let white = StraightColor(red: 255, green: 255, blue: 255)
    let card = Fill(.rectangle(FixedRect(x: 0, y: 0, width: width, height: height)), .solid(white))
    let text = rows.enumerated().map { index, row in
      Fill(.polygon(row.outlines), .solid(index == 0 ? Self.title : Self.detail))
    }
    return Bitmap(
      rendering: DisplayList(
        width: width, height: height, items: ([card] + text).map { DisplayItem(.fill($0)) }))
  }

  /// The outlines of a line's glyphs, in pixels of the bitmap, and how far they reach to the right.
  private func line(_ index: Int) -> (outlines: [[FixedPoint]], width: Double) {
    let font = font(ofLine: index)
    let baseline = index * lineHeight + Int(font.ascent.rounded())
    var glyphs: [ShapedGlyph] = []
    font.typeface.shape(Array(lines[index].unicodeScalars)[...], into: &glyphs)
    var (outlines, x) = ([[FixedPoint]](), 0.0)
    for glyph in glyphs {
      let map = AffineTransform(
        a: font.size, b: 0, c: 0, d: font.size, tx: (x + glyph.offset.x) * font.size,
        ty: Double(baseline) + glyph.offset.y * font.size)
      let outline = font.typeface.outline(of: glyph.glyph).mapped(by: map)
      outlines += outline.polygons(tolerance: 1.0 / 512).map { polygon in
        polygon.map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) }
      }
      x += glyph.advance
    }
    return (outlines, x * font.size)
  }
}
