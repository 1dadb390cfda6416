import Foundation
import Paths
import Raster

/// A page of text that Plumb and Skia draw with the same outlines of a font file at the same places.
@MainActor
struct TextPage {
  let scene: RasterScene
  let skia: SkiaPeer

  /// The number of lines and of letters per line, and the size of the font and the distance of lines in pixels.
  private static let (lines, letters, size, distance) = (37, 45, 45.0, 68.0)

  fileprivate struct Description: Decodable {
    /// An outline as a list of elements: their kinds and their points, around the origin of the glyph.
    var outlines: [[Element]]
    /// The lines of text: the indices of outlines, and their places in x.
    var lines: [[Mark]]

    struct Element: Decodable {
      var kind: String
      var points: [Double]
    }

    struct Mark: Decodable {
      var outline: Int
      var x: Double
    }
  }

  /// Creates the page, or nil if Skia is not installed, or finds no font.
  init?() {
    let file = FileManager.default.temporaryDirectory.appending(path: "text-page-\(getpid()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let (width, height) = (1179, 2556)
    let words = [width, height, Self.lines, Self.letters].map(String.init)
    let request = ["text"] + words + ["\(Self.size)", "\(Self.distance)", file.path]
    guard let skia = SkiaPeer(request.joined(separator: " ")), let data = try? Data(contentsOf: file),
      let page = try? JSONDecoder().decode(Description.self, from: data)
    else { return nil }
    let outlines = page.outlines.map { GlyphOutline($0.contours) }
    let white = StraightColor(red: 255, green: 255, blue: 255)
    let black = StraightColor(red: 0, green: 0, blue: 0)
    var items = [DisplayItem(.fill(Fill(.rectangle(.everything), .solid(white))))]
    for (index, line) in page.lines.enumerated() {
      let y = Fixed(Double(index + 1) * Self.distance)
      let marks = line.map { mark in
        Glyphs.Mark(outlines[mark.outline], at: FixedPoint(x: Fixed(mark.x), y: y))
      }
      items.append(DisplayItem(.fill(Fill(.glyphs(Glyphs(marks)), .solid(black)))))
    }
    scene = RasterScene(
      "\(Self.lines * Self.letters) glyphs", DisplayList(width: width, height: height, items: items))
    self.skia = skia
  }
}

extension [TextPage.Description.Element] {
  /// The outline as polygons in fixed point.
  fileprivate var contours: [[FixedPoint]] {
    var path = Path()
    for element in self {
      let points = stride(from: 0, to: element.points.count, by: 2).map {
        Point(x: element.points[$0], y: element.points[$0 + 1])
      }
      switch (element.kind, points.count) {
      case ("move", 1): path.move(to: points[0])
      case ("line", 1): path.line(to: points[0])
      case ("quad", 2): path.quad(to: points[1], control: points[0])
      case ("cubic", 3): path.cubic(to: points[2], points[0], points[1])
      default: path.close()
      }
    }
    return path.polygons(tolerance: 1.0 / 512).map { polygon in
      polygon.map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) }
    }
  }
}
