import Paths
import Testing
import Text

/// The places at which lines are broken.
@Suite struct WrappingTests {
  @Test(
    "Words go to the next line as a whole, and spaces hang",
    arguments: [
      ("The quick brown fox", 9.0, ["The quick ", "brown fox"]),
      ("The quick brown fox", 8.9, ["The ", "quick ", "brown ", "fox"]),
      ("The    quick", 5, ["The    ", "quick"]),
      ("well-known e.g. http://a.b/c", 7, ["well-", "known ", "e.g. ", "http://", "a.b/c"]),
      ("a\u{A0}b\u{A0}c d", 5, ["a\u{A0}b\u{A0}c ", "d"]),
      ("日本語、英語", 2, ["日本", "語、", "英語"]),
      ("日本、英語", 2, ["日", "本、", "英語"]),
      ("ab\tc", 2, ["ab\t", "c"]),
      ("ภาษาไทย", 6, ["ภาษา", "ไทย"]), ("a ภาษาไทย", 6, ["a ภาษา", "ไทย"]),
    ]) func words(string: String, width: Double, lines: [String])
  {
    #expect(TextLayout(string, width: width).shown == lines)
  }

  @Test("An offset is in the line of its unit, and the end of the text in the last line")
  func lineIndices() {
    let layout = TextLayout("The quick brown fox", width: 9)
    #expect([-1, 0, 9, 10, 18, 19, 20].map { layout.lineIndex(at: $0) } == [nil, 0, 0, 1, 1, 1, nil])
  }

  @Test("A word that is too long for a line is broken between characters, one at least a line")
  func longWords() {
    #expect(TextLayout("abcdefg", width: 3).shown == ["abc", "def", "g"])
    #expect(TextLayout("x abcdefg hi", width: 3).shown == ["x ", "abc", "def", "g ", "hi"])
    #expect(TextLayout("aWb", width: 1).shown == ["a", "W", "b"])
    #expect(TextLayout("ab c", width: 0).shown == ["a", "b ", "c"])
    #expect(TextLayout("abc", width: -5).shown == ["a", "b", "c"])
    #expect(TextLayout("abc", width: .nan).shown == ["abc"])
    #expect(
      TextLayout("e\u{301}e\u{301}👩\u{200D}💻", width: 1).shown == ["e\u{301}", "e\u{301}", "👩\u{200D}💻"])
  }

  @Test("K.8: by characters, lines are as full as can be, and spaces are characters")
  func characters() {
    #expect(TextLayout("The quick", style(.charWrapping), width: 5).shown == ["The q", "uick"])
    #expect(TextLayout("The  quick", style(.charWrapping), width: 4).shown == ["The ", " qui", "ck"])
    #expect(TextLayout("e\u{301}e\u{301}", style(.charWrapping), width: 1).shown == ["e\u{301}", "e\u{301}"])
  }

  @Test("Clipped and truncated paragraphs are one line each, unless those that truncate are wrapped")
  func modesWithoutWrapping() {
    #expect(TextLayout("abc def\nghi", style(.clipping), width: 4).shown == ["abc def", "ghi"])
    #expect(TextLayout("abc def\nghi", style(.clipping), width: 4).size == TextSize(width: 4, height: 4))
    #expect(TextLayout("abc def\nghi", style(.truncatingTail), width: 6).shown == ["abc…", "ghi"])
    for mode in [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail] {
      let layout = TextLayout("abc def\nghi", style(mode), width: 6, options: .wrapsTruncated)
      #expect(layout.shown == ["abc ", "def", "ghi"])
      #expect(!layout.isTruncated)
    }
  }

  @Test(
    "K.12: a second line of one word gets another from the first, if both fit",
    arguments: [
      ("The quick brown fox", 15, ["The quick ", "brown fox"]),
      ("The quick brown fox", 10, ["The quick ", "brown fox"]),
      ("The quick brown fox jumps", 10, ["The quick ", "brown fox ", "jumps"]),
      ("The quickest fox", 12, ["The ", "quickest fox"]),
      ("The quickest foxes", 12, ["The quickest ", "foxes"]),
      ("quick brown", 8, ["quick ", "brown"]), ("The quick\nfox", 15, ["The quick", "fox"]),
      ("The quick brown fox", 20, ["The quick brown fox"]),
    ] as [(String, Double, [String])])
  func pushedWords(text: String, width: Double, lines: [String]) {
    let layout = TextLayout(text, width: width, options: .pushesOutWords)
    #expect(layout.shown == lines)
    #expect(layout.size.width <= width)
  }

  @Test("A soft hyphen is seen where a line is broken at it, if it fits")
  func softHyphens() {
    let string = "in\u{AD}com\u{AD}pre\u{AD}hen\u{AD}si\u{AD}ble"
    #expect(TextLayout(string).shown == ["in\tcom\tpre\then\tsi\tble"])  // runs without glyphs
    #expect(TextLayout(string).size.width == 16)
    #expect(TextLayout(string, width: 6).shown == ["in\tcom-", "pre-", "hen\tsi-", "ble"])
    #expect(TextLayout(string, width: 5).shown == ["in-", "com-", "pre-", "hen-", "si\tble"])
    #expect(TextLayout(string, width: 6).lines.map(\.width) == [6, 4, 6, 3])
    #expect(TextLayout("ab\u{AD}", width: 3).shown == ["ab\t"])
  }

  @Test("Every line end ends a line; only some end a paragraph")
  func lineEnds() {
    let layout = TextLayout("a\nb\r\nc\rd\u{2029}e\u{2028}f\u{85}g\u{B}h\u{C}i\n")
    #expect(layout.shown == ["a", "b", "c", "d", "e", "f", "g", "h", "i", ""])
    #expect(layout.lines.map(\.range.lowerBound) == [0, 2, 5, 7, 9, 11, 13, 15, 17, 19])
    #expect(
      layout.lines.map(\.startsParagraph) == [true, true, true, true, true, false, false, false, false, true])
    #expect(
      layout.lines.map(\.endsParagraph) == [true, true, true, true, false, false, false, false, true, true])
  }

  @Test(
    "Kern is after each character, the last one and those with marks too; kerning stays where a line is broken"
  )
  func kern() {
    // 3 · (1 + 0.5)
    let layout = TextLayout(squareText("ae\u{301}i", kern: 0.5))
    #expect(layout.size.width == 4.5)
    #expect(layout.runs(ofLine: 0)[0].glyphs.map(\.origin.x) == [0, 1.5, 2.5, 3])
    #expect(TextLayout(squareText("aaa", kern: 0.5), limits: .init(width: 4.5)).lines.count == 1)
    #expect(TextLayout(squareText("aaa", kern: 0.5), limits: .init(width: 4.4)).lines.count == 2)
    // A text without a width gets none.
    #expect(TextLayout(squareText("a\u{200B}b\0", kern: 0.5)).size.width == 3)
    #expect(TextLayout("AVA").size.width == 2.75)
    #expect(TextLayout("AV", style(.charWrapping), width: 1).lines.map(\.width) == [0.75, 1])
  }

  @Test("Lines that do not wholly fit into a height are left out, but for the first")
  func height() {
    func lines(_ height: Double, _ truncation: TextLayout.Truncation = .tail, most: Int = 0) -> TextLayout {
      TextLayout(
        squareText("aa bb cc dd"),
        limits: .init(width: 4, height: height, maximumLines: most, truncation: truncation))
    }
    #expect(lines(8).shown == ["aa ", "bb ", "cc ", "dd"])
    #expect(!lines(8).isTruncated)
    #expect(lines(7.9).shown == ["aa ", "bb ", "cc…"])
    #expect(lines(7.9, most: 2).shown == ["aa ", "bb…"])
    #expect(lines(5, most: 3).shown == ["aa ", "bb…"])
    #expect(lines(5, .none).shown == ["aa ", "bb "])
    #expect(lines(5, .none).isTruncated)
    #expect(lines(1).shown == ["aa…"])
    #expect(lines(-1).shown == ["aa…"])
    #expect(lines(.nan).lines.count == 4)
  }
}
