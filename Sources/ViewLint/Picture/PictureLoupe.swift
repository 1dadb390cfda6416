internal import ImageComparison
internal import Paths
internal import Raster

/// The pixels around an edge, sixteen units each, with a grid between them, and the edge at its exact place.
struct PictureLoupe {
  /// The number of visible pixels in each direction.
  private static let columns = 13
  private static let rows = 8
  /// The magnification, and in the following the sizes, in units.
  private static let magnification = 16.0
  private static let textSize = 11.0
  private static let lineHeight = 15.0
  private static let captionGap = 19.0

  let detail: PictureMarks.Detail
  let number: Int
  /// The window of the loupe in the picture.
  let window: PictureSampler.Window

  init(_ detail: PictureMarks.Detail, number: Int) {
    (self.detail, self.number) = (detail, number)
    // The pixel through which the edge runs is in the center.
    let (across, along) = (Self.pixel(detail.middle), Self.pixel((detail.start + detail.end) / 2))
    let (x, y) = detail.axis == .x ? (across, along) : (along, across)
    window = PictureSampler.Window(
      x: x - Self.columns / 2, y: y - (Self.rows - 1) / 2, width: Self.columns, height: Self.rows)
  }

  private static func pixel(_ position: Double) -> Int {
    Int(max(-65_536, min(position.rounded(.down), 65_536)))
  }

  /// Returns the size of a loupe with the given number of lines below it, in units.
  static func size(captionLines: Int) -> (width: Double, height: Double) {
    (
      Double(columns) * magnification,
      Double(rows) * magnification + captionGap + Double(captionLines - 1) * lineHeight + 4
    )
  }

  /// The lines below the loupe, under the view's name.
  var captions: [String] {
    guard detail.others > 0 else { return detail.captions }
    return detail.captions + ["also \(detail.others) other edge\(detail.others > 1 ? "s" : "") here"]
  }

  /// Draws the pixels of the window, from a picture of a size in pixels.
  func draw(
    _ seen: Bitmap, of picture: (width: Int, height: Int), on sheet: inout PictureSheet, x: Double, y: Double
  ) {
    let (unit, zoom) = (sheet.unit, Self.magnification * sheet.unit)
    let box = Rect(
      minX: x, minY: y, maxX: x + Double(Self.columns) * zoom, maxY: y + Double(Self.rows) * zoom)
    sheet.frame(box, width: unit, .rule)
    sheet.fill(box, .nothing)
    drawPixels(seen, of: picture, on: &sheet, x: x, y: y, zoom: zoom)
    drawLines(in: box, on: &sheet, zoom: zoom)
    drawCaptions(under: box, on: &sheet)
  }

  private func drawPixels(
    _ seen: Bitmap, of picture: (width: Int, height: Int), on sheet: inout PictureSheet, x: Double, y: Double,
    zoom: Double
  ) {
    let columns = max(0, -window.x)..<max(0, -window.x, min(window.width, picture.width - window.x))
    let rows = max(0, -window.y)..<max(0, -window.y, min(window.height, picture.height - window.y))
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var part = Bitmap(width: columns.count, height: rows.count)
    for row in rows {
      for column in columns { part[column - columns.lowerBound, row - rows.lowerBound] = seen[column, row] }
    }
    let (left, top) = (x + Double(columns.lowerBound) * zoom, y + Double(rows.lowerBound) * zoom)
    let (right, bottom) = (x + Double(columns.upperBound) * zoom, y + Double(rows.upperBound) * zoom)
    // Two squares of a checkerboard under each pixel are visible through translucent ones.
    let board = Checkerboard(
      under: Bitmap(width: 2 * columns.count, height: 2 * rows.count), squareSize: 1
    ).bitmap
    sheet.picture(board, x: left, y: top, zoom: zoom / 2)
    sheet.picture(part, x: left, y: top, zoom: zoom)
    let line = sheet.unit / 2
    for column in columns.dropFirst() {
      let at = x + Double(column) * zoom
      sheet.fill(Rect(minX: at - line, minY: top, maxX: at + line, maxY: bottom), .grid)
    }
    for row in rows.dropFirst() {
      let at = y + Double(row) * zoom
      sheet.fill(Rect(minX: left, minY: at - line, maxX: right, maxY: at + line), .grid)
    }
  }

  /// Draws the edge in its whole length, and dashes where it would be on a pixel.
  private func drawLines(in box: Rect, on sheet: inout PictureSheet, zoom: Double) {
    let isAcross = detail.axis == .x
    let (origin, start, end) = isAcross ? (box.minX, box.minY, box.maxY) : (box.minY, box.minX, box.maxX)
    let (first, firstAlong) = isAcross ? (window.x, window.y) : (window.y, window.x)
    func place(_ pixels: Double, _ first: Int, _ origin: Double) -> Double {
      origin + (pixels - Double(first)) * zoom
    }
    func band(_ at: Double, _ half: Double, _ from: Double, _ to: Double) -> Rect {
      isAcross
        ? Rect(minX: at - half, minY: from, maxX: at + half, maxY: to)
        : Rect(minX: from, minY: at - half, maxX: to, maxY: at + half)
    }
    let unit = sheet.unit
    for line in detail.snapped {
      let at = place(line, first, origin)
      sheet.fill(band(at, 1.75 * unit, start, end), .halo)
      for dash in stride(from: start, to: end, by: 8 * unit) {
        sheet.fill(band(at, unit, dash, min(dash + 5 * unit, end)), .snapped)
      }
    }
    let from = max(start, place(detail.start, firstAlong, start))
    let to = min(end, place(detail.end, firstAlong, start))
    guard from < to else { return }
    for line in detail.lines {
      let at = place(line, first, origin)
      sheet.fill(band(at, 2 * unit, from, to), .halo)
      sheet.fill(band(at, unit, from, to), .edge)
    }
  }

  private func drawCaptions(under box: Rect, on sheet: inout PictureSheet) {
    let unit = sheet.unit
    var baseline = box.maxY + Self.captionGap * unit
    sheet.badge("\(number)", x: box.minX + 7.5 * unit, y: baseline - 4 * unit, .edge)
    let inset = 22 * unit
    let title = sheet.end(of: detail.title, size: Self.textSize + 1, weight: 0.3, in: box.width - inset)
    sheet.text(
      title, size: Self.textSize + 1, weight: 0.3, x: box.minX + inset, baseline: baseline, .ink)
    for caption in captions {
      baseline += Self.lineHeight * unit
      sheet.text(caption, size: Self.textSize, x: box.minX + inset, baseline: baseline, .paleInk)
    }
  }
}
