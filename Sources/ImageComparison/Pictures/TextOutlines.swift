internal import Paths
package import Raster
internal import Text

/// A line of text in the typeface of pictures, as outlines in pixels, for a fill of a display list.
package struct TextOutlines: Sendable {
  /// The outlines.
  package let polygons: [[FixedPoint]]
  /// The advance of the text to the right.
  package let width: Double

  /// Creates a line of text; digits have the same width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The size of the font, in pixels.
  ///   - weight: The weight: 0 is regular, 0.3 semibold.
  ///   - x: The start of the text.
  ///   - baseline: The vertical position of the baseline.
  package init(_ text: String, size: Double, weight: Double = 0, x: Double = 0, baseline: Double = 0) {
    let typeface = Self.typeface(weight: weight)
    var glyphs: [ShapedGlyph] = []
    typeface.shape(Array(text.unicodeScalars)[...], into: &glyphs)
    var (polygons, advance) = ([[FixedPoint]](), 0.0)
    for glyph in glyphs {
      let map = AffineTransform(
        a: size, b: 0, c: 0, d: size, tx: x + (advance + glyph.offset.x) * size,
        ty: baseline + glyph.offset.y * size)
      let outline = typeface.outline(of: glyph.glyph).mapped(by: map)
      polygons += outline.polygons(tolerance: 1.0 / 512).map { polygon in
        polygon.map { FixedPoint(x: Fixed($0.x), y: Fixed($0.y)) }
      }
      advance += glyph.advance
    }
    (self.polygons, width) = (polygons, advance * size)
  }

  /// Returns the typeface in one cut for all sizes, so that a picture is as wide in every scale.
  private static func typeface(weight: Double) -> SystemTypeface {
    SystemTypeface(weight: weight, hasTabularFigures: true)
  }

  /// Returns the font of a line, whose heights do not depend on the cut.
  static func font(size: Double, weight: Double) -> Font {
    Font(typeface(weight: weight), size: size)
  }
}
