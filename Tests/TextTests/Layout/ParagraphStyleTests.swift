import Paths
import Testing
import Text

/// The positions of lines: alignment, indents, heights, spacing, tabs.
///
/// A letter is 1 point wide, a line 2 points high: 1.5 above the baseline, 0.5 below.
@Suite struct ParagraphStyleTests {
  private func x(
    _ change: (inout ParagraphStyle) -> Void, width: Double = 10, _ string: String = "aaaa bbb cc"
  ) -> [Double] {
    TextLayout(string, style(change), width: width).lines.map(\.x)
  }

  @Test("Lines lie at the left, in the middle, at the right of the width, without the spaces that hang")
  func alignment() {
    // aaaa bbb is 8 wide, cc 2.
    #expect(x { $0.alignment = .left } == [0, 0])
    #expect(x { $0.alignment = .center } == [1, 4])
    #expect(x { $0.alignment = .right } == [2, 8])
    #expect(x { $0.alignment = .natural } == [0, 0])
    #expect(x { ($0.alignment, $0.isRightToLeft) = (.natural, true) } == [2, 8])
    #expect(x { ($0.alignment, $0.isRightToLeft) = (.left, true) } == [0, 0])
    #expect(x { ($0.alignment, $0.isRightToLeft) = (.justified, true) } == [0, 8])
  }

  @Test("Without a width, lines are aligned in that of the widest")
  func unlimited() {
    #expect(x({ $0.alignment = .right }, width: .infinity, "aaaa\nb") == [0, 3])
    #expect(x({ $0.alignment = .center }, width: 1e300, "aaaa\nb") == [0, 1.5])
  }

  @Test("What is too wide sticks out at the trailing edge")
  func overflow() {
    #expect(x({ $0.alignment = .right }, width: 1, "W") == [0])
    #expect(x({ $0.alignment = .center }, width: 1, "W") == [0])
    #expect(x({ $0.direction = .rightToLeft }, width: 1, "W") == [-1])
  }

  @Test("Spaces of justified lines grow, but not those of a paragraph's last line or those that hang")
  func justified() {
    let layout = TextLayout("a b cc dddd e f\ng h", style { $0.alignment = .justified }, width: 9)
    #expect(layout.shown == ["a b cc ", "dddd e f", "g h"])
    // a b cc is 6 wide: 3 points go to 2 spaces.
    #expect(layout.lines.map(\.width) == [9, 8, 3])
    let glyphs = layout.runs(ofLine: 0).flatMap(\.glyphs)
    #expect(glyphs.map(\.origin.x) == [0, 1, 3.5, 4.5, 7, 8, 9])
    #expect(layout.runs(ofLine: 1).flatMap(\.glyphs).map(\.origin.x) == [0, 1, 2, 3, 4, 5, 6, 7])
    // A word without spaces stays as it is.
    #expect(
      TextLayout("aaaa bbb", style { $0.alignment = .justified }, width: 5).lines.map(\.width) == [4, 3])
  }

  @Test("Indents take from the width; in text from the right they are mirrored")
  func indents() {
    let indented = style {
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (3, 1, -2)
    }
    let layout = TextLayout("aaaaa bbbbbbb\ncc", indented, width: 10)
    // 10 − 3 − 2 = 5; 10 − 1 − 2 = 7
    #expect(layout.shown == ["aaaaa ", "bbbbbbb", "cc"])
    #expect(layout.lines.map(\.x) == [3, 1, 3])
    #expect(layout.size.width == 10)
    #expect(TextLayout("cc", indented).size.width == 7)
    var mirrored = indented
    mirrored.direction = .rightToLeft
    // From the right: 10 − 3 − 5, 10 − 1 − 7, 10 − 3 − 2
    #expect(TextLayout("aaaaa bbbbbbb\ncc", mirrored, width: 10).lines.map(\.x) == [2, 2, 5])
    let column = style { ($0.tailIndent, $0.alignment) = (4, .right) }
    #expect(TextLayout("aaaa bb", column, width: 10).lines.map(\.x) == [0, 2])
    #expect(TextLayout("aaaa bb", column).size.width == 4)
    #expect(TextLayout("aaaa bb", column, width: 3).shown == ["aaa", "a ", "bb"])
    // With indents that leave no width, there is a character a line.
    #expect(TextLayout("ab", style { $0.headIndent = 20 }, width: 10).lines.map(\.x) == [0])
    #expect(TextLayout("ab", style { $0.firstLineHeadIndent = 20 }, width: 10).lines.map(\.x) == [20, 0])
  }

  @Test("A line separator does not begin a paragraph")
  func separators() {
    let indented = style { ($0.firstLineHeadIndent, $0.paragraphSpacing) = (3, 5) }
    let layout = TextLayout("a\u{2028}b\nc", indented)
    #expect(layout.lines.map(\.x) == [3, 0, 3])
    #expect(layout.lines.map(\.top) == [0, 2, 9])
  }

  @Test("Multiple, minimum and maximum change a line above its baseline; spacing is between lines")
  func heights() {
    func lines(_ change: (inout ParagraphStyle) -> Void) -> [TextLine] {
      TextLayout("a\nb", style(change)).lines
    }
    #expect(lines { _ in }.map(\.baseline) == [1.5, 3.5])
    #expect(lines { $0.lineHeightMultiple = 1.5 }.map(\.baseline) == [2.5, 5.5])
    #expect(lines { $0.lineHeightMultiple = 1.5 }.map(\.height) == [3, 3])
    #expect(lines { $0.lineHeightMultiple = 0.5 }.map(\.baseline) == [0.5, 1.5])
    #expect(lines { $0.minimumLineHeight = 5 }.map(\.baseline) == [4.5, 9.5])
    #expect(lines { $0.maximumLineHeight = 1 }.map(\.baseline) == [0.5, 1.5])
    #expect(lines { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 5) }.map(\.height) == [5, 5])
    #expect(lines { ($0.minimumLineHeight, $0.maximumLineHeight) = (5, 4) }.map(\.height) == [5, 5])
    #expect(lines { $0.lineSpacing = 3 }.map(\.baseline) == [1.5, 6.5])
    #expect(lines { $0.lineSpacing = 3 }.map(\.height) == [2, 2])
    #expect(TextLayout("a\nb", style { $0.lineSpacing = 3 }).size.height == 7)
    #expect(TextLayout("a\nb", style { $0.lineSpacing = 3 }, lines: 1).size.height == 2)
    #expect(lines { ($0.lineSpacing, $0.minimumLineHeight) = (.nan, .infinity) }.map(\.height) == [2, 2])
  }

  @Test("Paragraphs have their space between them only, each its own")
  func paragraphs() {
    let first = style { ($0.paragraphSpacing, $0.paragraphSpacingBefore, $0.lineSpacing) = (3, 100, 0.5) }
    let second = style { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (200, 4) }
    let attributes = TextAttributes(font: Font(TestTypeface.square, size: 2))
    let text = AttributedText(
      "aa bb\ncc", runs: [.init(0..<8, attributes)], styles: [.init(0..<6, first), .init(6..<8, second)])
    // 2 + 0.5; 2 + 0.5 + 3 + 4
    let layout = TextLayout(text, limits: .init(width: 2))
    #expect(layout.lines.map(\.top) == [0, 2.5, 12])
    #expect(layout.size.height == 14)
  }

  @Test("A paragraph has the style of its first character")
  func firstCharacter() {
    let attributes = TextAttributes(font: Font(TestTypeface.square, size: 2))
    let right = style { $0.alignment = .right }
    let text = AttributedText(
      "aa\nbb\n", runs: [.init(0..<6, attributes)],
      styles: [.init(0..<1, style(.wordWrapping)), .init(1..<6, right)])
    #expect(TextLayout(text, limits: .init(width: 10)).lines.map(\.x) == [0, 8, 10])
  }

  @Test("Tabs go to the next stop, then to multiples of the interval")
  func tabs() {
    func x(_ string: String, _ stops: [TabStop], interval: Double = 28) -> [Double] {
      let layout = TextLayout(string, style { ($0.tabStops, $0.defaultTabInterval) = (stops, interval) })
      return layout.runs(ofLine: 0).filter { !$0.glyphs.isEmpty }.map(\.x)
    }
    #expect(x("a\tb\tc", []) == [0, 28, 56])
    #expect(x("a\tb\tc", [], interval: 0) == [0, 28, 56])
    #expect(x("a\tb\tc", [], interval: 1) == [0, 2, 4])
    #expect(x("a\tb\tc\td", [TabStop(location: 5), TabStop(location: 3)]) == [0, 3, 5, 28])
    #expect(x("aaaa\tb\tc", [TabStop(location: 3), TabStop(location: 4)], interval: 10) == [0, 10, 20])
    // Text of 2 points ends at 10, or is centred there; text too long for that begins at the tab.
    #expect(x("a\tbb\tc", [TabStop(location: 10, alignment: .right)]) == [0, 8, 28])
    #expect(x("a\tbb", [TabStop(location: 10, alignment: .center)]) == [0, 9])
    #expect(x("a\tbbbbbbbbbbbb", [TabStop(location: 10, alignment: .right)]) == [0, 1])
    #expect(x("a\tbb ", [TabStop(location: 10, alignment: .right)]) == [0, 8])
    let right = style { $0.tabStops = [TabStop(location: 10, alignment: .right)] }
    #expect(TextLayout("a\tbb", right).size.width == 10)
    #expect(TextLayout("a\tbb", right, width: 9).shown == ["a\t", "bb"])
    #expect(TextLayout("a\tbbbbbbbbbbbb", right).size.width == 13)
    // Stops are measured from the text's edge, not from the indent.
    let indented = style {
      ($0.firstLineHeadIndent, $0.tabStops) = (4, [TabStop(location: 3), TabStop(location: 8)])
    }
    #expect(TextLayout("a\tb", indented).runs(ofLine: 0).map(\.x) == [4, 5, 8])
  }
}
