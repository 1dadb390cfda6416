internal import ImageComparison
internal import Paths
internal import Raster

/// A sheet to draw on in units, each of several pixels.
struct GraphSheet {
  let scale: Double
  private var items: [DisplayItem] = []

  init(scale: Int) {
    self.scale = Double(scale)
  }

  /// Returns the picture with a background.
  func bitmap(width: Int, height: Int, _ background: StraightColor) -> Bitmap {
    let paper = Fill(.rectangle(FixedRect(x: 0, y: 0, width: width, height: height)), .solid(background))
    return Bitmap(
      rendering: DisplayList(width: width, height: height, items: [DisplayItem(.fill(paper))] + items))
  }

  mutating func fill(_ path: Path, _ color: StraightColor) {
    draw(path.polygons(tolerance: tolerance), color)
  }

  mutating func stroke(
    _ path: Path, width: Double, _ color: StraightColor, dashes: [Double] = []
  ) {
    let style = StrokeStyle(
      width: width, cap: dashes.isEmpty ? .round : .butt, join: .round, dashLengths: dashes)
    draw(path.stroked(style, tolerance: tolerance), color)
  }

  mutating func disc(_ center: Point, radius: Double, _ color: StraightColor) {
    var path = Path()
    path.appendEllipse(
      in: Rect(
        minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius, maxY: center.y + radius))
    fill(path, color)
  }

  mutating func box(_ rect: Rect, radius: Double, _ color: StraightColor) {
    let corner = CornerRadius(radius)
    var path = Path()
    path.appendRoundedRect(
      RoundedRect(rect: rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner))
    fill(path, color)
  }

  mutating func text(_ text: GraphLabel, x: Double, baseline: Double, _ color: StraightColor) {
    let line = TextOutlines(
      text.text, size: text.size * scale, weight: text.weight, x: x * scale, baseline: baseline * scale)
    items.append(DisplayItem(.fill(Fill(.polygon(line.polygons), .solid(color)))))
  }

  /// The tolerance of curves: a sixteenth of a pixel, in units.
  private var tolerance: Double { 1 / (16 * scale) }

  private mutating func draw(_ polygons: [[Point]], _ color: StraightColor) {
    let fixed = polygons.map { polygon in
      polygon.map { FixedPoint(x: Fixed($0.x * scale), y: Fixed($0.y * scale)) }
    }
    items.append(DisplayItem(.fill(Fill(.polygon(fixed), .solid(color)))))
  }
}

/// A line of text with its width.
struct GraphLabel {
  let text: String
  let size: Double
  let weight: Double
  /// The width in units, measured at one pixel per unit.
  let width: Double

  /// Creates a text, shortened in the middle to fit into the given width: names differ at both ends.
  init(_ text: String, size: Double, weight: Double = 0, in room: Double = .infinity) {
    (self.size, self.weight) = (size, weight)
    func width(of text: String) -> Double { TextOutlines(text, size: size, weight: weight).width }
    var (shown, length) = (text, width(of: text))
    // A longer text fits into no given width, and would be measured repeatedly.
    var rest = Array(text.prefix(400))
    while length > room, rest.count > 1 {
      rest.remove(at: rest.count / 2)
      shown = String(rest[..<((rest.count + 1) / 2)]) + "…" + String(rest[((rest.count + 1) / 2)...])
      length = width(of: shown)
    }
    (self.text, self.width) = (shown, length)
  }
}
