import Paths
import Testing

@testable import Text

/// The glyphs of a text come back as they were added.
@Suite struct GlyphRowTests {
  private func glyph(_ number: UInt32, _ scalar: Int, advance: Double = 0, x: Double = 0) -> ShapedGlyph {
    ShapedGlyph(
      glyph: GlyphID(rawValue: number), advance: advance, offset: Point(x: x, y: 0), scalar: scalar)
  }

  private func glyphs(_ row: GlyphRow, _ range: Range<Int>) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    row.forEach(in: range) { glyphs.append($0) }
    return glyphs
  }

  @Test("Glyphs alone, none, off the line, several for a scalar, with numbers of any size, in any range")
  func mixed() {
    // Scalar 1 has no glyph; 2 is off the line; 3 has three; 5 and 6 have the largest numbers; none is behind 8.
    let all = [
      glyph(7, 0), glyph(8, 2, advance: 0.5, x: 1), glyph(9, 3, advance: 0.25),
      glyph(10, 3, advance: 2, x: -1),
      glyph(11, 3, advance: 3), glyph(12, 4), glyph(.max, 5, advance: 1), glyph(.max - 1, 6, advance: 1),
      glyph(.max - 2, 8),
    ]
    var row = GlyphRow()
    for glyph in all { row.append(glyph) }
    for start in 0...10 {
      for end in start...10 {
        #expect(glyphs(row, start..<end) == all.filter { (start..<end).contains($0.scalar) })
      }
    }
    row.removeAll()
    #expect(glyphs(row, 0..<10).isEmpty)
    row.append(glyph(1, 1))
    #expect(glyphs(row, 0..<10) == [glyph(1, 1)])
  }

  @Test("A text that is shaped in pieces has the glyphs, places and size of one that is shaped as a whole")
  func pieces() {
    // 20 scalars with kerning on both sides of the spaces, marks on letters and on a space; many pieces of 2,048.
    let string = String(repeating: "AV T \u{301}o\u{301}x, “AT” Y. ", count: 1_000)
    for isItalic in [false, true] {
      let attributes = TextAttributes(font: Font(SystemTypeface(isItalic: isItalic), size: 1))
      let layout = TextLayout(AttributedText(string, attributes: attributes))
      var whole: [ShapedGlyph] = []
      attributes.font.typeface.shape(Array(string.unicodeScalars)[...], into: &whole)
      let glyphs = layout.runs(ofLine: 0).flatMap(\.glyphs)
      #expect(glyphs.map(\.glyph) == whole.map(\.glyph))
      #expect(glyphs.map(\.index) == whole.map(\.scalar))
      var x = 0.0
      for (glyph, shaped) in zip(glyphs, whole) {
        #expect(abs(glyph.origin.x - x - shaped.offset.x) < 1e-6)
        x += shaped.advance
      }
      #expect(abs(layout.lines[0].width + layout.lines[0].hangingWidth - x) < 1e-6)
    }
  }
}
