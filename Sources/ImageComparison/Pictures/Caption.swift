internal import Raster
internal import Text

/// A caption of dark text on white: the title of a picture, with paler lines below it.
struct Caption {
  let lines: [String]
  /// The number of pixels per point.
  let scale: Int

  /// The size of the font in points.
  private static let size = 13.0
  private static let title = StraightColor(red: 28, green: 28, blue: 30)
  private static let detail = StraightColor(red: 88, green: 88, blue: 94)

  private var pixelSize: Double { Self.size * Double(scale) }

  private func weight(ofLine index: Int) -> Double { index == 0 ? 0.3 : 0 }

  private func font(ofLine index: Int) -> Font {
    TextOutlines.font(size: pixelSize, weight: weight(ofLine: index))
  }

  private var lineHeight: Int { Int(font(ofLine: 0).lineHeight.rounded(.up)) }

  /// The text, as high as its lines and as wide as the widest.
  var bitmap: Bitmap {
    let rows = lines.indices.map { line($0) }
    let width = rows.map { Int($0.width.rounded(.up)) }.max() ?? 0
    let height = lines.count * lineHeight
    let white = StraightColor(red: 255, green: 255, blue: 255)
    let card = Fill(.rectangle(FixedRect(x: 0, y: 0, width: width, height: height)), .solid(white))
    let text = rows.enumerated().map { index, row in
      Fill(.polygon(row.polygons), .solid(index == 0 ? Self.title : Self.detail))
    }
    return Bitmap(
      rendering: DisplayList(
        width: width, height: height, items: ([card] + text).map { DisplayItem(.fill($0)) }))
  }

  /// Returns a line at its position in the bitmap.
  private func line(_ index: Int) -> TextOutlines {
    let baseline = index * lineHeight + Int(font(ofLine: index).ascent.rounded())
    return TextOutlines(
      lines[index], size: pixelSize, weight: weight(ofLine: index), baseline: Double(baseline))
  }
}
