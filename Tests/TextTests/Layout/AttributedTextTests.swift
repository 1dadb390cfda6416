import Testing
import Text

/// Offsets, runs and styles of text.
@Suite struct AttributedTextTests {
  private func attributes(_ tag: Int, size: Double = 2) -> TextAttributes {
    TextAttributes(font: Font(TestTypeface.square, size: size), tag: tag)
  }

  @Test("Offsets count UTF-16 units, and each unpaired surrogate is one character that says so")
  func surrogates() {
    let style = ParagraphStyle()
    func text(_ units: [UInt16]) -> AttributedText {
      AttributedText(utf16: units, runs: [.init(0..<9, attributes(0))], styles: [.init(0..<9, style)])
    }
    let layout = TextLayout(text([0xD83D, 0x61, 0xDC4D, 0xD83D, 0xDC4D, 0xD83D, 0xD83D]))
    #expect(layout.text.count == 7)
    #expect(layout.shown == ["\u{FFFD}a\u{FFFD}👍\u{FFFD}\u{FFFD}"])
    #expect(layout.runs(ofLine: 0)[0].glyphs.map(\.index) == [0, 1, 2, 3, 5, 6])
    #expect(TextLayout(text([0xDC00])).shown == ["\u{FFFD}"])
    #expect(TextLayout(text([])).lines.map(\.range) == [0..<0])
  }

  @Test(
    "Runs and styles go on until the next one starts; starts within a character's surrogates move behind it")
  func coverage() {
    func ranges(_ starts: [Int], _ string: String) -> [String] {
      let text = AttributedText(
        string, runs: starts.enumerated().map { .init($1..<$1, attributes($0)) },
        styles: [.init(0..<1, ParagraphStyle())])
      return text.runs.map { "\($0.attributes.tag): \($0.range)" }
    }
    #expect(ranges([3], "abcde") == ["0: 0..<5"])
    #expect(ranges([0, 2, 4], "abcde") == ["0: 0..<2", "1: 2..<4", "2: 4..<5"])
    #expect(ranges([0, 0, 4, 3, 90], "abcde") == ["1: 0..<4", "3: 4..<5"])
    #expect(ranges([0, 1, 3], "👍👍") == ["0: 0..<2", "1: 2..<4"])
    #expect(ranges([0, 0], "") == ["1: 0..<0"])
  }

  @Test("A character of several runs has the attributes of its first scalar")
  func characters() {
    let text = AttributedText(
      "ae\u{301}\u{301}b",
      runs: [.init(0..<2, attributes(0)), .init(2..<3, attributes(1)), .init(3..<5, attributes(2))],
      styles: [.init(0..<5, ParagraphStyle())])
    let runs = TextLayout(text).runs(ofLine: 0)
    #expect(runs.map(\.range) == [0..<4, 4..<5])
    #expect(runs.map(\.attributes.tag) == [0, 2])
  }

  @Test("Scaling multiplies all but the paragraphs' styles")
  func scaled() {
    let attributes = TextAttributes(
      font: Font(TestTypeface.square, size: 2), kern: 1, baselineOffset: 3,
      attachment: TextAttachment(width: 4, ascent: 5, descent: 6))
    let text = AttributedText(
      "a\u{FFFC}", attributes: attributes, style: style { $0.firstLineHeadIndent = 1 })
    let scaled = text.scaled(by: 0.5).runs[0].attributes
    #expect(scaled.font.size == 1)
    #expect(scaled.kern == 0.5)
    #expect(scaled.baselineOffset == 1.5)
    #expect(scaled.attachment == TextAttachment(width: 2, ascent: 2.5, descent: 3))
    // (1 + 1) + (4 + 1), halved, after the indent
    #expect(TextLayout(text).size.width == 8)
    #expect(TextLayout(text.scaled(by: 0.5)).size.width == 4.5)
  }
}
