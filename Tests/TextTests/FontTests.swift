import Paths
import Testing
import Text

/// Fonts scale what their typeface says.
@Suite struct FontTests {
  private struct Plain: Typeface {
    let metrics = TypefaceMetrics.system
    func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {}
    func outline(of glyph: GlyphID) -> Path { Path() }
    func covers(_ scalar: Unicode.Scalar) -> Bool { false }
  }

  @Test(
    "C.12: a line of the system font is 2444/2048 em high", arguments: [1.0, 14, 15, 17, 34, 58]
  ) func heights(size: Double) {
    let font = Font(Plain(), size: size)
    #expect(font.ascent == size * 1950 / 2048)
    #expect(font.descent == size * 494 / 2048)
    #expect(font.lineHeight == size * 2444 / 2048)
    #expect(font.capHeight == size * 1443 / 2048)
    #expect(font.xHeight == size * 1078 / 2048)
  }
}
