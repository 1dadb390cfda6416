package import Paths
package import Text

/// The emoji of a font file beside text of another typeface, whose advances and heights they have.
///
/// Text is as wide and as high as with the other typeface's own emoji.
package struct EmojiTypeface: Typeface {
  /// The typeface of the emoji.
  package let emoji: FileTypeface
  private var base: any Typeface
  /// The factor of the emoji's size.
  private var factor: Double

  /// The emoji that all fonts with emoji have, by which their size is found.
  private static let measure: Unicode.Scalar = "\u{1F600}"

  /// Creates the emoji of a font beside text of a typeface.
  package init(_ emoji: FileTypeface, beside base: any Typeface) {
    (self.emoji, self.base) = (emoji, base)
    factor = Self.factor(emoji, base)
  }

  /// Returns the factor with which an emoji of the font is as wide as one of the other typeface.
  private static func factor(_ emoji: FileTypeface, _ base: any Typeface) -> Double {
    let (own, other) = (Self.advance(in: emoji), Self.advance(in: base))
    return own > 0 && other > 0 && other / own < 16 ? other / own : 1
  }

  private static func advance(in typeface: any Typeface) -> Double {
    var glyphs: [ShapedGlyph] = []
    typeface.shape([measure], into: &glyphs)
    return glyphs.reduce(0) { $0 + $1.advance }
  }

  package var metrics: TypefaceMetrics { base.metrics }

  /// Appends the glyphs of the text: those of each character in the middle of its advance.
  package func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    var others: [ShapedGlyph] = []
    base.shape(text, into: &others)
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text)
    var (start, other) = (text.startIndex, 0)
    for character in String(string) {
      let end = start + character.unicodeScalars.count
      var advance = 0.0
      while other < others.count, others[other].scalar < end {
        advance += others[other].advance
        other += 1
      }
      place(text[start..<end], in: advance, &glyphs)
      start = end
    }
  }

  private func place(_ text: ArraySlice<Unicode.Scalar>, in advance: Double, _ glyphs: inout [ShapedGlyph]) {
    let first = glyphs.count
    emoji.shape(text, into: &glyphs)
    guard glyphs.count > first else { return }
    let width = glyphs[first...].reduce(0) { $0 + $1.advance } * factor
    for index in first..<glyphs.count {
      let offset = glyphs[index].offset
      glyphs[index].offset = Point(x: offset.x * factor + (advance - width) / 2, y: offset.y * factor)
      glyphs[index].advance *= factor
    }
    glyphs[glyphs.count - 1].advance += advance - width
  }

  package func outline(of glyph: GlyphID) -> Path {
    emoji.outline(of: glyph).mapped(by: AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0))
  }

  package var hasPictures: Bool { emoji.hasPictures }

  package func picture(of glyph: GlyphID) -> GlyphPicture? { emoji.picture(of: glyph)?.scaled(by: factor) }

  package func covers(_ scalar: Unicode.Scalar) -> Bool { emoji.has(scalar) || base.covers(scalar) }

  package func cut(for size: Double) -> any Typeface {
    EmojiTypeface(emoji.cut(for: size) as? FileTypeface ?? emoji, beside: base.cut(for: size))
  }
}
