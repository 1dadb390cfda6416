import Paths
import Text

/// A typeface to compute with: each scalar is half an em wide, but for
/// - marks (U+0300 to U+036F), joiners and other controls, which have no width,
/// - capital W and “…”, one em,
/// - A before V, which is 1/8 em closer.
struct TestTypeface: Typeface {
  /// Lines of 2724/2048 em, as those of the font that C.5 was captured with.
  static let captured = TestTypeface(ascent: 2210 / 2048, descent: 514 / 2048)
  /// Lines of one em.
  static let square = TestTypeface(ascent: 0.75, descent: 0.25)

  let metrics: TypefaceMetrics

  init(ascent: Double, descent: Double) {
    metrics = TypefaceMetrics(
      ascent: ascent, descent: descent, capHeight: 0.7, xHeight: 0.5, underlinePosition: 0.1,
      underlineThickness: 0.05)
  }

  func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    for index in text.indices {
      var advance = Self.advance(of: text[index])
      if text[index] == "A" && index + 1 < text.endIndex && text[index + 1] == "V" { advance -= 0.125 }
      glyphs.append(
        ShapedGlyph(glyph: GlyphID(rawValue: text[index].value), advance: advance, scalar: index))
    }
  }

  func outline(of glyph: GlyphID) -> Path { Path() }
  func covers(_ scalar: Unicode.Scalar) -> Bool { true }

  static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0..<0x20, 0x300..<0x370, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE0F: 0
    case 0x57, 0x2026: 1
    default: 0.5
    }
  }
}

/// Text in the square typeface at 2 points: a letter is 1 point wide, W and “…” 2 points, a line 2 points high.
func squareText(_ string: String, kern: Double = 0, style: ParagraphStyle = ParagraphStyle())
  -> AttributedText
{
  AttributedText(
    string, attributes: TextAttributes(font: Font(TestTypeface.square, size: 2), kern: kern), style: style)
}

func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
  var style = ParagraphStyle()
  change(&style)
  return style
}

func style(_ mode: LineBreakMode) -> ParagraphStyle { style { $0.lineBreakMode = mode } }

extension TextLayout {
  /// The text that each line shows, by the numbers of its glyphs, which are those of scalars here; tabs as such.
  var shown: [String] {
    lines.indices.map { line in
      runs(ofLine: line).reduce(into: "") { shown, run in
        for glyph in run.glyphs { shown.unicodeScalars.append(Unicode.Scalar(glyph.glyph.rawValue) ?? "?") }
        if run.glyphs.isEmpty { shown += run.isAttachment ? "\u{FFFC}" : "\t" }
      }
    }
  }

  init(
    _ string: String, _ style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity, lines: Int = 0,
    truncation: Truncation = .byStyle, options: Options = []
  ) {
    self.init(
      squareText(string, style: style),
      limits: Limits(width: width, maximumLines: lines, truncation: truncation, options: options))
  }
}
