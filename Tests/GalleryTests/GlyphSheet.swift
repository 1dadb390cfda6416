import Paths
import Raster
import Text

/// Every glyph of a typeface at 12 points, 32 to a row, in the order of their code points.
///
/// The outlines are laid out once and drawn at every scale, without a view, so that sheets are made beside each other.
struct GlyphSheet: Sendable {
  private static let cell = (width: 18.0, height: 19.0)
  private static let margin = 8.0
  private static let columns = 32
  private static let size = 12.0

  /// The sides in points.
  private let width: Double
  private let height: Double
  /// The outlines of each row in points, with chords that stray by less than 1/20 of a pixel at 3x.
  private let rows: [[[Point]]]

  init(_ typeface: SystemTypeface) {
    let scalars = Self.covered
    let starts = stride(from: 0, to: scalars.count, by: Self.columns)
    rows = starts.enumerated().map { row, start in
      let glyphs = scalars[start..<min(start + Self.columns, scalars.count)]
      return glyphs.enumerated().flatMap { Self.polygons(of: $1, typeface, column: $0, row: row) }
    }
    width = Double(Self.columns) * Self.cell.width + 2 * Self.margin
    height = Double(rows.count) * Self.cell.height + 2 * Self.margin
  }

  /// The sheet in black on white.
  func bitmap(scale: Int) -> Bitmap {
    let scale = Double(scale)
    let paper = FixedRect(x: 0, y: 0, width: Int(width * scale), height: Int(height * scale))
    var items = [
      DisplayItem(.fill(Fill(.rectangle(paper), .solid(StraightColor(red: 255, green: 255, blue: 255)))))
    ]
    for row in rows {
      let polygons = row.map { polygon in
        polygon.map { FixedPoint(x: Fixed($0.x * scale), y: Fixed($0.y * scale)) }
      }
      items.append(
        DisplayItem(.fill(Fill(.polygon(polygons), .solid(StraightColor(red: 0, green: 0, blue: 0))))))
    }
    return Bitmap(
      rendering: DisplayList(width: Int(width * scale), height: Int(height * scale), items: items))
  }

  /// All code points that have a glyph which is not blank.
  private static let covered: [Unicode.Scalar] = {
    let typeface = SystemTypeface()
    return (0x21...0xFFFF).compactMap { Unicode.Scalar($0) }.filter { scalar in
      guard typeface.covers(scalar) else { return false }
      var glyphs: [ShapedGlyph] = []
      typeface.shape([scalar], into: &glyphs)
      return glyphs.contains { !typeface.outline(of: $0.glyph).isEmpty }
    }
  }()

  /// Returns the outlines of a scalar, in the middle of its cell.
  private static func polygons(
    of scalar: Unicode.Scalar, _ typeface: SystemTypeface, column: Int, row: Int
  ) -> [[Point]] {
    var glyphs: [ShapedGlyph] = []
    typeface.shape([scalar], into: &glyphs)
    let width = glyphs.reduce(0) { $0 + $1.advance } * size
    var x = margin + (Double(column) + 0.5) * cell.width - width / 2
    let baseline = margin + Double(row) * cell.height + 14
    var polygons: [[Point]] = []
    for glyph in glyphs {
      let map = AffineTransform.scale(x: size, y: size).concatenating(
        .translation(x: x + glyph.offset.x * size, y: baseline + glyph.offset.y * size))
      polygons += typeface.outline(of: glyph.glyph).mapped(by: map).polygons(tolerance: 1.0 / 60)
      x += glyph.advance * size
    }
    return polygons
  }
}
