internal import Foundation
package import LayoutCore
internal import PNG
internal import Paths
internal import Raster
internal import ViewRendering

/// A picture of findings, with loupes on edges between pixels.
///
/// It shows the paler view, with each edge between pixels in red at its exact place, and other findings outlined; the
/// loupes show the resulting pixels. Very large pictures are reduced, and only some edges have loupes: for any canvas
/// the sheet is within about 1,900 units along each side, of one, two or three pixels each, as the scale.
package struct LintPicture: Sendable {
  /// The maximum numbers of loupes, and of outlined areas with a line of text.
  static let limits = (loupes: 12, areas: 12)

  private let bitmap: Bitmap
  private let scale: Int

  /// Creates the picture of a laid-out view at the scale of that layout, with the findings that exist at this scale.
  @MainActor
  package init(of view: UIView, findings: [Finding], scale: Int) {
    let list = DisplayList(recording: view.layer, scale: Double(scale))
    bitmap = LintSheet(list, findings, scale: scale).bitmap
    self.scale = scale
  }

  /// Returns the picture as PNG data.
  ///
  /// - Throws: An error if it cannot be written.
  package func png() throws -> [UInt8] {
    try bitmap.pngData(scale: Double(max(1, min(scale, 3))))
  }
}

/// The layout of a sheet: a heading, the overview, loupes beside or below it, lines of text.
private struct LintSheet {
  private(set) var bitmap: Bitmap

  private let marks: PictureMarks
  private let scale: Int
  private var sheet: PictureSheet
  private var loupes: [PictureLoupe]
  /// The margin, in pixels of the sheet.
  private let margin: Double
  private let gap: Double

  init(_ list: DisplayList, _ findings: [Finding], scale: Int) {
    let unit = max(1, min(scale, 3))
    let size = (width: list.width, height: list.height)
    self.scale = scale
    marks = PictureMarks(of: findings, scale: scale, width: size.width, height: size.height)
    sheet = PictureSheet(unit: unit)
    (margin, gap) = (Double(20 * unit), Double(20 * unit))
    let details = marks.mostRelevant(LintPicture.limits.loupes)
    loupes = details.enumerated().map { PictureLoupe($1, number: $0 + 1) }
    bitmap = Bitmap(width: 0, height: 0)
    let overview = PictureOverview(of: size, unit: unit)
    var sampler = PictureSampler(
      width: size.width, height: size.height, reduction: overview.reduction, windows: loupes.map(\.window))
    Rasterizer().render(list, into: &sampler)

    var (width, y) = drawHeading()
    overview.draw(
      sampler.overview, marks, numbered: details, lettered: LintPicture.limits.areas, on: &sheet,
      x: margin, y: y)
    width = max(width, overview.width)
    let lines = loupes.map { $0.captions.count + 1 }.max() ?? 0
    let cell = PictureLoupe.size(captionLines: lines)
    let (cellWidth, cellHeight) = (cell.width * sheet.unit, cell.height * sheet.unit)

    // The loupes are beside a high picture, else below it.
    let isBeside = overview.height > 1.2 * overview.width && overview.height >= cellHeight
    let rows = max(1, Int((overview.height + gap) / (cellHeight + gap)))
    let beneath = max(min(loupes.count, 2), Int((width + gap) / (cellWidth + gap)))
    let columns = max(1, isBeside ? (loupes.count + rows - 1) / rows : beneath)
    let left = isBeside ? margin + overview.width + gap : margin
    let top = isBeside ? y : y + overview.height + gap
    for (index, loupe) in loupes.enumerated() {
      loupe.draw(
        sampler.windows[index].bitmap, of: size, on: &sheet,
        x: left + Double(index % columns) * (cellWidth + gap),
        y: top + Double(index / columns) * (cellHeight + gap))
    }
    y += overview.height
    if !loupes.isEmpty {
      let (across, down) = (min(columns, loupes.count), (loupes.count + columns - 1) / columns)
      width = max(width, left - margin + Double(across) * (cellWidth + gap) - gap)
      y = max(y, top + Double(down) * (cellHeight + gap) - gap)
    }
    let (listWidth, bottom) = drawAreas(from: y)
    bitmap = sheet.bitmap(width: max(width, listWidth) + 2 * margin, height: bottom + margin)
  }

  /// Draws the heading, and returns its width and the start of the rest.
  private mutating func drawHeading() -> (width: Double, bottom: Double) {
    let unit = sheet.unit
    let title = heading
    sheet.text(title, size: 15, weight: 0.3, x: margin, baseline: margin + 12 * unit, .ink)
    let width = sheet.width(of: title, size: 15, weight: 0.3)
    guard !loupes.isEmpty else { return (width, margin + 26 * unit) }
    // The legend of the two lines in the loupes.
    let baseline = margin + 32 * unit
    var x = margin
    for (words, color) in [("where the edge is", StraightColor.edge), ("the nearest pixel", .snapped)] {
      for part in [0.0, 8, 16] where color == .snapped || part == 0 {
        let length = color == .snapped ? 5.0 : 21
        sheet.fill(
          Rect(
            minX: x + part * unit, minY: baseline - 5 * unit, maxX: x + (part + length) * unit,
            maxY: baseline - 3 * unit), color)
      }
      sheet.text(words, size: 11, x: x + 27 * unit, baseline: baseline, .paleInk)
      x += 27 * unit + sheet.width(of: words, size: 11) + 20 * unit
    }
    return (max(width, x - margin), baseline + 14 * unit)
  }

  private var heading: String {
    func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    var parts: [String] = []
    let edges = marks.details.count { $0.lines.count == 1 }
    if edges > 0 { parts.append("\(count(edges, "edge")) between pixels") }
    let thin = marks.details.count - edges
    if thin > 0 { parts.append("\(count(thin, "place")) thinner than a pixel") }
    if !marks.areas.isEmpty { parts.append(count(marks.areas.count, "area")) }
    return "\(scale)x: \(parts.isEmpty ? "nothing to mark" : parts.joined(separator: ", "))"
  }

  /// Draws the legend of the letters and of the edges without a loupe, and returns its width and lower end.
  private mutating func drawAreas(from y: Double) -> (width: Double, bottom: Double) {
    let unit = sheet.unit
    var (width, baseline) = (0.0, y)
    func advance(first: Bool) -> Double { (first ? 30 : 20) * unit }
    var isFirst = true
    for (index, area) in marks.areas.prefix(LintPicture.limits.areas).enumerated() {
      baseline += advance(first: isFirst)
      isFirst = false
      sheet.badge(
        PictureOverview.letter(index), x: margin + 7.5 * unit, y: baseline - 4 * unit, .area)
      let code = area.code.rawValue
      sheet.text(code, size: 12, weight: 0.3, x: margin + 22 * unit, baseline: baseline, .ink)
      let x = margin + 32 * unit + sheet.width(of: code, size: 12, weight: 0.3)
      let title = sheet.end(of: area.title, size: 11, weight: 0, in: 400 * unit)
      sheet.text(title, size: 11, x: x, baseline: baseline, .paleInk)
      width = max(width, x - margin + sheet.width(of: title, size: 11))
    }
    let rest = [
      (marks.details.count - loupes.count, "more marked in red"),
      (marks.areas.count - LintPicture.limits.areas, "more areas outlined"),
    ]
    for (count, words) in rest where count > 0 {
      baseline += advance(first: isFirst)
      isFirst = false
      let line = "\(count) \(words)"
      sheet.text(line, size: 11, x: margin, baseline: baseline, .paleInk)
      width = max(width, sheet.width(of: line, size: 11))
    }
    return (width, isFirst ? y : baseline + 4 * unit)
  }
}
