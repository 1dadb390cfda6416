internal import ImageComparison
internal import Paths
internal import Raster

/// The whole picture, paler, with the findings marked.
struct PictureOverview {
  /// The pixels of the sheet per pixel of the picture: whole numbers, or less than one.
  let zoom: Double
  /// The number of pixels of the picture that become one, in each direction.
  let reduction: Int
  let width: Double
  let height: Double

  /// The maximum side, and the side of the maximum square, in units.
  private static let limits = (side: 1_400.0, square: 1_200.0)
  /// The size, in units, to which smaller pictures are enlarged.
  private static let comfort = (width: 480.0, height: 360.0)

  init(of picture: (width: Int, height: Int), unit: Int) {
    let (width, height, unit) = (Double(picture.width), Double(picture.height), Double(unit))
    let (side, square) = (Self.limits.side * unit, Self.limits.square * unit)
    let excess = max(max(width, height) / side, (width * height).squareRoot() / square)
    reduction = max(1, Int(excess.rounded(.up)))
    let room = min(Self.comfort.width * unit / max(width, 1), Self.comfort.height * unit / max(height, 1))
    let magnification = reduction > 1 ? 1 : max(1, min(room.rounded(.down), 24 * unit))
    zoom = magnification / Double(reduction)
    self.width = (width / Double(reduction)).rounded(.up) * magnification
    self.height = (height / Double(reduction)).rounded(.up) * magnification
  }

  /// Draws the overview with its upper left corner at (`x`, `y`); the `numbered` details have numbers.
  func draw(
    _ picture: Bitmap, _ marks: PictureMarks, numbered: [PictureMarks.Detail], lettered: Int,
    on sheet: inout PictureSheet, x: Double, y: Double
  ) {
    let unit = sheet.unit
    let box = Rect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    sheet.frame(box, width: unit, .rule)
    guard picture.width > 0, picture.height > 0 else { return }
    let magnification = width / Double(picture.width)
    let squares = max(1, Int((8 * unit / magnification).rounded()))
    sheet.picture(
      Checkerboard(under: picture, squareSize: squares).bitmap, x: x, y: y, zoom: magnification)
    sheet.fill(box, .veil)
    for area in marks.areas { sheet.frame(rect(area.rect, x, y).expanded(by: unit), width: 2 * unit, .area) }
    for detail in marks.details {
      for line in detail.lines { draw(line, of: detail, on: &sheet, x: x, y: y) }
    }
    drawBadges(marks, numbered: numbered, lettered: lettered, on: &sheet, x: x, y: y)
  }

  private func draw(
    _ line: Double, of detail: PictureMarks.Detail, on sheet: inout PictureSheet, x: Double, y: Double
  ) {
    for (half, color) in [(1.75, StraightColor.halo), (0.75, .edge)] {
      let margin = half * sheet.unit
      sheet.fill(
        detail.axis == .x
          ? Rect(
            minX: x + line * zoom - margin, minY: y + detail.start * zoom, maxX: x + line * zoom + margin,
            maxY: y + detail.end * zoom)
          : Rect(
            minX: x + detail.start * zoom, minY: y + line * zoom - margin, maxX: x + detail.end * zoom,
            maxY: y + line * zoom + margin), color)
    }
  }

  private func rect(_ rect: Rect, _ x: Double, _ y: Double) -> Rect {
    Rect(
      minX: x + max(0, rect.minX * zoom), minY: y + max(0, rect.minY * zoom),
      maxX: x + min(width, rect.maxX * zoom), maxY: y + min(height, rect.maxY * zoom))
  }

  /// Draws numbers at the edges, where there is space along them, and letters at corners.
  private func drawBadges(
    _ marks: PictureMarks, numbered: [PictureMarks.Detail], lettered: Int, on sheet: inout PictureSheet,
    x: Double, y: Double
  ) {
    var taken: [(x: Double, y: Double)] = []
    let distance = 18 * sheet.unit
    func isFree(_ place: (x: Double, y: Double)) -> Bool {
      taken.allSatisfy { max(abs($0.x - place.x), abs($0.y - place.y)) >= distance }
    }
    for (index, area) in marks.areas.prefix(lettered).enumerated() {
      let box = rect(area.rect, x, y)
      let place = (x: box.minX, y: box.minY)
      taken.append(place)
      sheet.badge(PictureOverview.letter(index), x: place.x, y: place.y, .area)
    }
    for (index, detail) in numbered.enumerated() {
      let places = [4, 2, 6, 1, 7, 3, 5, 0, 8].map { eighth in
        let along = (detail.start + (detail.end - detail.start) * Double(eighth) / 8) * zoom
        let across = detail.middle * zoom
        return detail.axis == .x ? (x: x + across, y: y + along) : (x: x + along, y: y + across)
      }
      let place = places.first(where: isFree) ?? places[0]
      taken.append(place)
      sheet.badge("\(index + 1)", x: place.x, y: place.y, .edge)
    }
  }

  /// Returns A, B, C and so on.
  static func letter(_ index: Int) -> String {
    Unicode.Scalar(UInt32(65 + index % 26)).map { String(Character($0)) } ?? ""
  }
}
