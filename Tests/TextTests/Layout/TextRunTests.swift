import Paths
import Testing
import Text

/// The runs of lines, and the heights of lines.
@Suite struct TextRunTests {
  private func attributes(
    _ size: Double, offset: Double = 0, stretch: Double = 1, attachment: TextAttachment? = nil, tag: Int = 0
  ) -> TextAttributes {
    TextAttributes(
      font: Font(TestTypeface.square, size: size), baselineOffset: offset, stretch: stretch,
      attachment: attachment,
      tag: tag)
  }

  private func layout(_ parts: [(String, TextAttributes)], width: Double = .infinity) -> TextLayout {
    var runs: [AttributedText.Run] = []
    var string = ""
    for (part, attributes) in parts {
      runs.append(.init(string.utf16.count..<(string + part).utf16.count, attributes))
      string += part
    }
    return TextLayout(
      AttributedText(string, runs: runs, styles: [.init(0..<1, ParagraphStyle())]),
      limits: .init(width: width))
  }

  @Test("A line is as high as the highest part above the baseline and the deepest below it, its line end too")
  func heights() {
    // 4 points: 3 above, 1 below the baseline
    let mixed = layout([
      ("a", attributes(2)), ("b", attributes(4)), ("\nc\n", attributes(2)), ("\n", attributes(8)),
    ])
    #expect(mixed.lines.map(\.height) == [4, 2, 8, 8])
    #expect(mixed.lines.map(\.ascent) == [3, 1.5, 6, 6])
    // Raised by 2: 3.5 above the baseline; lowered by 2: 2.5 below; neither takes the other side away.
    let raised = layout([("a", attributes(2, offset: 2)), ("b", attributes(2, offset: -2))])
    #expect(raised.lines.map(\.ascent) == [3.5])
    #expect(raised.lines.map(\.descent) == [2.5])
    #expect(raised.runs(ofLine: 0).map(\.baseline) == [1.5, 5.5])
    let alone = layout([("a", attributes(2, offset: 2))])
    #expect(alone.lines.map(\.height) == [3.5])
    #expect(alone.lines.map(\.baseline) == [3.5])
    #expect(alone.runs(ofLine: 0).map(\.baseline) == [1.5])
  }

  @Test("What is on another line has no part in a line's height")
  func otherLines() {
    let text = layout([("aa ", attributes(2)), ("bb", attributes(4)), (" cc", attributes(2))], width: 4)
    #expect(text.shown == ["aa ", "bb ", "cc"])
    #expect(text.lines.map(\.height) == [2, 4, 2])
    #expect(text.lines.map(\.baseline) == [1.5, 5, 7.5])
  }

  @Test("Attachments take their room, whatever the font; lines may be broken before and after them")
  func attachments() {
    let room = TextAttachment(width: 5, ascent: 4, descent: 1)
    let text = layout([
      ("a", attributes(2)), ("\u{FFFC}\u{FFFC}", attributes(20, attachment: room)), ("b", attributes(2)),
    ])
    #expect(text.size == TextSize(width: 12, height: 5))
    #expect(text.lines[0].baseline == 4)
    let runs = text.runs(ofLine: 0)
    #expect(runs.map(\.isAttachment) == [false, true, true, false])
    #expect(runs.map(\.x) == [0, 1, 6, 11])
    #expect(runs.map(\.width) == [1, 5, 5, 1])
    #expect(runs.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(TextLayout(text.text, limits: .init(width: 6)).shown == ["a\u{FFFC}", "\u{FFFC}b"])
    #expect(TextLayout(text.text, limits: .init(width: 5)).shown == ["a", "\u{FFFC}", "\u{FFFC}", "b"])
    // A room that floats above the baseline does not lift the line's lower edge above it; text of the run counts.
    let floating = TextAttachment(width: 1, ascent: 4, descent: -2)
    #expect(layout([("\u{FFFC}", attributes(20, attachment: floating))]).lines[0].height == 4)
    #expect(layout([("\u{FFFC}x", attributes(20, attachment: floating))]).lines[0].height == 20)
  }

  @Test("Glyphs lie where their letters are, stretched or not; runs say what they cover")
  func glyphs() {
    let text = layout(
      [("aW ", attributes(2, tag: 7)), ("b", attributes(2, stretch: 1.5)), ("c  ", attributes(4))], width: 9)
    let runs = text.runs(ofLine: 0)
    #expect(runs.map(\.range) == [0..<3, 3..<4, 4..<7])
    #expect(runs.map(\.x) == [0, 4, 5.5])
    #expect(runs.map(\.width) == [4, 1.5, 6])
    #expect(runs.map(\.inkWidth) == [4, 1.5, 2])
    #expect(runs.map(\.attributes.tag) == [7, 0, 0])
    #expect(runs[0].glyphs.map(\.origin) == [Point(x: 0, y: 3), Point(x: 1, y: 3), Point(x: 3, y: 3)])
    #expect(runs[2].glyphs.map(\.index) == [4, 5, 6])
    // 0.1 and 0.05 em; half of 0.5 em
    #expect(runs[2].underline.position == 0.4)
    #expect(runs[2].underline.thickness == 0.2)
    #expect(runs[2].strikethroughPosition == 1)
  }

  @Test(
    "Several glyphs of one letter follow each other; a glyph of several letters is at the first; offsets scale"
  )
  func typefaces() {
    let attributes = TextAttributes(font: Font(Composing(), size: 4), stretch: 0.5)
    let layout = TextLayout(AttributedText("aé x", attributes: attributes))
    let run = layout.runs(ofLine: 0)[0]
    // é is two glyphs of 1 and 0.25 em; the second 0.5 em to the left and 0.25 em up. An em is 2 points wide.
    #expect(run.glyphs.map(\.origin.x) == [0, 2, 3, 4.5, 6.5])
    #expect(run.glyphs.map(\.origin.y) == [3, 3, 2, 3, 3])
    #expect(run.glyphs.map(\.index) == [0, 1, 1, 2, 3])
    #expect(layout.size.width == 8.5)
    let ligature = TextLayout(AttributedText("fix", attributes: attributes))
    #expect(ligature.runs(ofLine: 0)[0].glyphs.map(\.index) == [0, 2])
    #expect(ligature.size.width == 4)
  }

  /// All is one em wide; é is two glyphs, fi is one.
  private struct Composing: Typeface {
    let metrics = TestTypeface.square.metrics
    func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
      for index in text.indices {
        if text[index] == "i" && index > text.startIndex && text[index - 1] == "f" { continue }
        glyphs.append(ShapedGlyph(glyph: GlyphID(rawValue: 0), advance: 1, scalar: index))
        if text[index] == "é" {
          glyphs.append(
            ShapedGlyph(
              glyph: GlyphID(rawValue: 1), advance: 0.25, offset: Point(x: -0.5, y: -0.25), scalar: index))
        }
      }
    }
    func outline(of glyph: GlyphID) -> Path { Path() }
    func covers(_ scalar: Unicode.Scalar) -> Bool { true }
  }
}
