internal import ImageComparison
internal import Paths
internal import Raster

/// A white sheet to draw on in pixels; a unit has one, two or three pixels.
struct PictureSheet {
  /// The number of pixels per unit.
  let unit: Double
  private var items: [DisplayItem] = []

  init(unit: Int) {
    self.unit = Double(unit)
  }

  /// Returns the picture, cut to a size in pixels.
  func bitmap(width: Double, height: Double) -> Bitmap {
    let (width, height) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
    let paper = Fill(
      .rectangle(FixedRect(x: 0, y: 0, width: width, height: height)), .solid(.white))
    return Bitmap(
      rendering: DisplayList(width: width, height: height, items: [DisplayItem(.fill(paper))] + items))
  }

  mutating func fill(_ rect: Rect, _ color: StraightColor) {
    items.append(DisplayItem(.fill(Fill(.rectangle(FixedRect(rect)), .solid(color)))))
  }

  /// Draws a frame of `width` pixels around a rectangle.
  mutating func frame(_ rect: Rect, width: Double, _ color: StraightColor) {
    let outer = Rect(
      minX: rect.minX - width, minY: rect.minY - width, maxX: rect.maxX + width, maxY: rect.maxY + width)
    let ring = Shape.ring(
      outer: FixedRoundedRect(FixedRect(outer)), inner: FixedRoundedRect(FixedRect(rect)))
    items.append(DisplayItem(.fill(Fill(ring, .solid(color)))))
  }

  /// Draws a disc, or a capsule.
  mutating func pill(_ rect: Rect, _ color: StraightColor) {
    let radius = FixedCornerRadius(x: Fixed(rect.height / 2), y: Fixed(rect.height / 2))
    let pill = FixedRoundedRect(
      FixedRect(rect), topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    items.append(DisplayItem(.fill(Fill(.roundedRectangle(pill), .solid(color)))))
  }

  /// Draws a bitmap, enlarged by `zoom`, with each of its pixels as a square.
  mutating func picture(_ bitmap: Bitmap, x: Double, y: Double, zoom: Double = 1) {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    let rect = Rect(
      minX: x, minY: y, maxX: x + Double(bitmap.width) * zoom, maxY: y + Double(bitmap.height) * zoom)
    let map = AffineTransform.translation(x: -x, y: -y).concatenating(.scale(x: 1 / zoom, y: 1 / zoom))
    let paint = ImagePaint(Picture(bitmap), deviceToImage: map, sampling: .nearest)
    items.append(DisplayItem(.fill(Fill(.rectangle(FixedRect(rect)), .image(paint)))))
  }

  /// Draws a line of text; `size` is in units.
  mutating func text(
    _ text: String, size: Double, weight: Double = 0, x: Double, baseline: Double, _ color: StraightColor
  ) {
    let line = TextOutlines(text, size: size * unit, weight: weight, x: x, baseline: baseline)
    items.append(DisplayItem(.fill(Fill(.polygon(line.polygons), .solid(color)))))
  }

  /// Returns the width of a line of text, in pixels.
  func width(of text: String, size: Double, weight: Double = 0) -> Double {
    TextOutlines(text, size: size * unit, weight: weight).width
  }

  /// Returns the end of a text that fits, after an ellipsis if it is cut: a path ends in the name of its view.
  func end(of text: String, size: Double, weight: Double, in width: Double) -> String {
    var (shown, rest) = (text, Substring(text))
    while self.width(of: shown, size: size, weight: weight) > width, !rest.isEmpty {
      rest = rest.dropFirst()
      shown = "…\(rest)"
    }
    return shown
  }

  /// Draws a white number or letter on a disc; `size` is the disc's, in units.
  mutating func badge(_ text: String, size: Double = 15, x: Double, y: Double, _ color: StraightColor) {
    let (height, letters) = (size * unit, size * 0.68)
    let length = width(of: text, size: letters, weight: 0.3)
    let half = max(height, length + 0.5 * height) / 2
    let disc = Rect(minX: x - half, minY: y - height / 2, maxX: x + half, maxY: y + height / 2)
    pill(disc.expanded(by: unit), .white)
    pill(disc, color)
    self.text(
      text, size: letters, weight: 0.3, x: x - length / 2, baseline: y + 0.36 * letters * unit, .white)
  }
}

extension Rect {
  func expanded(by margin: Double) -> Rect {
    Rect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension FixedRect {
  init(_ rect: Rect) {
    self.init(
      minX: Fixed(rect.minX), minY: Fixed(rect.minY), maxX: Fixed(rect.maxX), maxY: Fixed(rect.maxY))
  }
}

/// The colours of annotations.
extension StraightColor {
  static let white = StraightColor(red: 255, green: 255, blue: 255)
  static let veil = StraightColor(red: 255, green: 255, blue: 255, alpha: 84)
  static let halo = StraightColor(red: 255, green: 255, blue: 255, alpha: 208)
  static let ink = StraightColor(red: 28, green: 28, blue: 30)
  static let paleInk = StraightColor(red: 88, green: 88, blue: 94)
  static let rule = StraightColor(red: 160, green: 160, blue: 164)
  /// The colour of edges.
  static let edge = StraightColor(red: 224, green: 0, blue: 32)
  /// The colour of edges at their right places.
  static let snapped = StraightColor(red: 0, green: 92, blue: 230)
  /// The colour of the outlines of other findings.
  static let area = StraightColor(red: 196, green: 96, blue: 0)
  /// The colour of the grid between the pixels of a loupe, on any colour.
  static let grid = StraightColor(red: 128, green: 128, blue: 128, alpha: 104)
  /// The colour of a loupe outside of the picture.
  static let nothing = StraightColor(red: 242, green: 242, blue: 244)
}
