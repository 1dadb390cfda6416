import Paths
import Testing

@testable import Text

/// Lines of mixed text, in the typeface whose letters are 1 point wide.
@Suite struct BidiLayoutTests {
  /// Returns the glyphs of a line from left to right, as text.
  private func drawn(_ layout: TextLayout, line: Int = 0) -> String {
    let glyphs = layout.runs(ofLine: line).flatMap(\.glyphs)
    var drawn = String.UnicodeScalarView()
    for glyph in glyphs.sorted(by: { $0.origin.x < $1.origin.x }) {
      drawn.append(Unicode.Scalar(glyph.glyph.rawValue) ?? "?")
    }
    return String(drawn)
  }

  private func places(_ layout: TextLayout, line: Int = 0) -> [Double] {
    layout.runs(ofLine: line).flatMap(\.glyphs).sorted { $0.index < $1.index }.map(\.origin.x)
  }

  private let rightToLeft = style { $0.direction = .rightToLeft }

  @Test("Each line is ordered by itself, after it is broken in the order of the text")
  func lines() {
    // Two words of Hebrew, then two of Latin: אב גד ab cd, 5 points a line.
    let layout = TextLayout("אב גד ab cd", width: 5)
    #expect(layout.lines.map(\.isRightToLeft) == [true, true])
    #expect(layout.lines.map(\.range) == [0..<6, 6..<11])
    // The space hangs at the left end of the line.
    #expect(drawn(layout) == " דג בא")
    #expect(places(layout) == [4, 3, 2, 1, 0, -1])
    #expect(drawn(layout, line: 1) == "ab cd")
  }

  @Test("The first letter decides on the direction, then the interface, if the paragraph has none of its own")
  func base() {
    func isRightToLeft(_ string: String, _ change: (inout ParagraphStyle) -> Void) -> [Bool] {
      TextLayout(string, style(change)).lines.map(\.isRightToLeft)
    }
    #expect(isRightToLeft("a\nא\n1\n", { _ in }) == [false, true, false, false])
    #expect(isRightToLeft("a\nא\n1\n") { $0.isRightToLeft = true } == [false, true, true, true])
    #expect(isRightToLeft("a\nא\n1\n") { $0.direction = .rightToLeft } == [true, true, true, true])
    #expect(isRightToLeft("א") { $0.direction = .leftToRight } == [false])
    #expect(isRightToLeft("") { $0.isRightToLeft = true } == [true])
    // A line separator does not begin a paragraph.
    #expect(isRightToLeft("א\u{2028}a", { _ in }) == [true, true])
  }

  @Test("Natural alignment is that of the interface, or of the paragraph's own direction")
  func alignment() {
    func x(_ change: (inout ParagraphStyle) -> Void) -> [Double] {
      TextLayout("אב", style(change), width: 10).lines.map(\.x)
    }
    #expect(x { _ in } == [0])
    #expect(x { $0.isRightToLeft = true } == [8])
    #expect(x { $0.direction = .rightToLeft } == [8])
    #expect(x { ($0.isRightToLeft, $0.direction) = (true, .leftToRight) } == [0])
    #expect(x { ($0.isRightToLeft, $0.alignment) = (true, .center) } == [4])
    // The indent is at the right, where the paragraph starts.
    #expect(x { ($0.firstLineHeadIndent, $0.alignment) = (3, .right) } == [5])
  }

  @Test("Brackets are mirrored, numbers are not reversed, and marks stay with their letter")
  func glyphs() {
    #expect(drawn(TextLayout("(א)", rightToLeft)) == "(א)")
    #expect(TextLayout("(א)", rightToLeft).shown == [")א("])
    #expect(drawn(TextLayout("אב 12 גד")) == "דג 12 בא")
    // A mark has no width: its glyph is placed after its letter's, as in a line from left to right.
    let marks = TextLayout("א\u{301}ב")
    #expect(places(marks) == [1, 2, 0])
  }

  @Test("“…” is at the end of the text that is left: at the left in a paragraph that starts on the right")
  func truncation() {
    #expect(drawn(TextLayout("אבגדה", style(.truncatingTail), width: 4)) == "…בא")
    #expect(drawn(TextLayout("abאבגד", style(.truncatingTail), width: 5)) == "abא…")
    #expect(drawn(TextLayout("אבגדה", style(.truncatingMiddle), width: 4)) == "ה…א")
    #expect(drawn(TextLayout("אבגדה", style(.truncatingHead), width: 4)) == "הד…")
    #expect(TextLayout("אבגדה", style(.truncatingTail), width: 4).runs(ofLine: 0).map(\.x) == [2, 0])
  }

  @Test("Tabs count from the right where the paragraph starts there, and divide the line")
  func tabs() {
    let layout = TextLayout("א\tב1\tg", style { $0.defaultTabInterval = 5 }, width: 20)
    // From the right edge of the text, 11 points: א at 0, ב and 1 from 5 on, g at 10.
    #expect(layout.lines[0].width == 11)
    let runs = layout.runs(ofLine: 0)
    #expect(places(layout) == [10, 5, 4, 0])
    #expect(runs.filter { $0.glyphs.isEmpty }.map(\.x) == [6, 1])
    #expect(runs.filter { $0.glyphs.isEmpty }.map(\.width) == [4, 3])
  }

  @Test("Justified lines fill their room, from the right")
  func justified() {
    let layout = TextLayout(
      "אב ג דהוז", style { ($0.alignment, $0.direction) = (.justified, .rightToLeft) }, width: 6)
    #expect(layout.lines.map(\.width) == [6, 4])
    // אב ג is 4 wide, and its space 2 wider.
    #expect(places(layout).prefix(4) == [5, 4, 1, 0])
    #expect(layout.lines.map(\.x) == [0, 2])
  }

  @Test("Embeddings and overrides of attributes are as the characters of Unicode")
  func attributes() {
    func drawn(_ directions: [WritingDirection]) -> String {
      let plain = TextAttributes(font: Font(TestTypeface.square, size: 2))
      var directed = plain
      directed.writingDirections = directions
      let text = AttributedText(
        "ab אב! cd", runs: [.init(0..<3, plain), .init(3..<6, directed), .init(6..<9, plain)],
        styles: [.init(0..<9, ParagraphStyle())])
      return self.drawn(TextLayout(text))
    }
    #expect(drawn([]) == "ab בא! cd")
    #expect(drawn([WritingDirection(isRightToLeft: true)]) == "ab !בא cd")
    #expect(drawn([WritingDirection(isRightToLeft: false, isOverride: true)]) == "ab אב! cd")
    #expect(
      drawn([WritingDirection(isRightToLeft: true), WritingDirection(isRightToLeft: false)]) == "ab בא! cd")
  }

  @Test("Runs have one direction each, and their ink is where their letters are")
  func runs() {
    let layout = TextLayout("ab אב גד  ef", width: 20)
    let runs = layout.runs(ofLine: 0)
    #expect(runs.map(\.range) == [0..<3, 3..<8, 8..<12])
    #expect(runs.map(\.x) == [0, 3, 8])
    #expect(runs.map(\.width) == [3, 5, 4])
    let hanging = TextLayout("אב גד", width: 3).runs(ofLine: 0)
    #expect(hanging.map(\.inkWidth) == [2, 0])
    // The space hangs beyond the left edge, at which the line is aligned.
    #expect(hanging.map(\.x) == [0, -1])
  }

  @Test("The caret is where the next letter of the paragraph's direction would stand")
  func carets() {
    let layout = TextLayout("ab אב cd")
    // a b _ ב א _ c d: offsets 3 and 5 are at the edges of the Hebrew word, 4 inside of it.
    #expect((0...8).map { layout.caret(at: $0, inLine: 0) } == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(layout.caret(at: 99, inLine: 0) == 8)
    #expect((0...2).map { TextLayout("אב", rightToLeft, width: 10).caret(at: $0, inLine: 0) } == [10, 9, 8])
    #expect(TextLayout("", rightToLeft, width: 10).caret(at: 0, inLine: 0) == 10)
    #expect(layout.caret(at: 0, inLine: 7) == 0)
  }

  @Test("A touch finds the nearest edge between characters, and the character under it")
  func touches() {
    let layout = TextLayout("ab אבג cd")
    // The Hebrew word has its letters at 5, 4 and 3.
    #expect(
      [0.2, 0.8, 3.2, 3.8, 5.2, 5.8, 99].map { layout.offset(nearest: $0, inLine: 0) } == [
        0, 1, 6, 5, 4, 3, 9,
      ])
    #expect(layout.character(at: 5.5, inLine: 0) == 3..<4)
    #expect(layout.character(at: 3.5, inLine: 0) == 5..<6)
    #expect(layout.character(at: -1, inLine: 0) == nil)
    #expect(layout.offset(nearest: .nan, inLine: 0) == 0)
  }

  @Test("A selection over the edge of a word in the other direction has two parts")
  func selections() {
    let layout = TextLayout("ab אבג cd")
    func extents(_ range: Range<Int>) -> [[Double]] {
      layout.selection(of: range, inLine: 0).map { [$0.x, $0.width] }
    }
    #expect(extents(0..<9) == [[0, 9]])
    #expect(extents(3..<4) == [[5, 1]])
    // “b”, the space and א.
    #expect(extents(1..<4) == [[1, 2], [5, 1]])
    #expect(extents(4..<4).isEmpty && extents(20..<30).isEmpty)
  }

  @Test("Text from left to right has no levels, however it is written")
  func plain() {
    for string in ["plain", "Ελληνικά 12", "漢字かな", "👩‍💻 e\u{301}", "a\u{200E}b", "\u{202A}ab\u{202C}"] {
      #expect(TextLayout(string).bidi == nil, "\(string)")
    }
    #expect(TextLayout("12:30", style { $0.isRightToLeft = true }).bidi != nil)
    #expect(TextLayout("ab", style { $0.isRightToLeft = true }).bidi == nil)
  }
}
