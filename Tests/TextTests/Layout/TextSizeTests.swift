import Testing
import Text

/// C.4 to C.9 as far as they are a matter of text: a label rounds what it gets here, once.
@Suite struct TextSizeTests {
  private func text(_ string: String, size: Double) -> AttributedText {
    AttributedText(string, attributes: TextAttributes(font: Font(TestTypeface.captured, size: size)))
  }

  /// Up to the pixel at 3x. Rounding to a pixel's 2⁻²⁰ first takes away what sums in Double have too much.
  private func ceiling(_ value: Double) -> Double {
    ((value * 3 * 0x1p20).rounded() / 0x1p20).rounded(.up) / 3
  }

  @Test(
    "C.6: the captured heights are one ceil of the sum of lines that are 2724/2048 em high",
    arguments: [
      // size, lines, pixels: 4.01 · 2724/2048 · 3 = 16.001 and so on
      (4.01, 1, 17.0), (12.01, 1, 48), (20.01, 3, 240), (28.01, 4, 448), (36.01, 5, 719), (60.01, 9, 2156),
      (76.01, 11, 3337),
    ]) func heights(size: Double, lines: Int, pixels: Double)
  {
    let words = Array(repeating: "word", count: lines).joined(separator: " ")
    // One word of four letters at half an em fits, two do not.
    let layout = TextLayout(text(words, size: size), limits: .init(width: 3 * size))
    #expect(layout.lines.count == lines)
    #expect(ceiling(layout.size.height) == pixels / 3)
    #expect(abs(layout.size.height - Double(lines) * size * 2724 / 2048) < 1e-9)
  }

  @Test("C.4, C.8: without a width there is one line for each line end, whatever modes and limits say")
  func unwrapped() {
    // 9 letters of 1 point
    let size = TextSize(width: 9, height: 2)
    for mode in [LineBreakMode.wordWrapping, .charWrapping, .clipping, .truncatingTail, .truncatingHead] {
      for lines in [0, 1, 2, 5] {
        let layout = TextLayout("some text", style(mode), lines: lines)
        #expect(layout.size == size)
        #expect(!layout.isTruncated)
        #expect(TextLayout.size(of: layout.text, limits: layout.limits) == size)
      }
    }
    #expect(TextLayout("ab\nc").size == TextSize(width: 2, height: 4))
    #expect(TextLayout("\n").size == TextSize(width: 0, height: 4))
    #expect(TextLayout("").size == TextSize(width: 0, height: 2))
  }

  @Test("C.9: lines are limited, and as wide as the widest needs, at most the width given")
  func wrapped() {
    let string = "aaa bb cccc d"
    #expect(TextLayout(string, width: 6).size == TextSize(width: 6, height: 4))  // aaa bb|cccc d
    #expect(TextLayout(string, width: 6, lines: 1).size == TextSize(width: 6, height: 2))
    #expect(TextLayout(string, width: 5.5).size == TextSize(width: 4, height: 8))  // aaa|bb|cccc|d
    #expect(TextLayout(string, width: 5.5, lines: 3).size == TextSize(width: 4, height: 6))
    #expect(TextLayout(string, width: 9).size == TextSize(width: 6, height: 4))
    #expect(TextLayout(string, width: 11).size == TextSize(width: 11, height: 4))  // aaa bb cccc|d
  }

  @Test("K.7: white space at the end of a line counts as far as there is room, but not where text is cut")
  func trailingSpaces() {
    func width(_ string: String, _ width: Double = .infinity, lines: Int = 0) -> Double {
      TextLayout(string, width: width, lines: lines, options: .countsTrailingSpaces).size.width
    }
    #expect(TextLayout("  a  ").size.width == 3)
    #expect(TextLayout("  a  ").lines[0].hangingWidth == 2)
    #expect(width("  a  ") == 5)
    #expect(width(" ") == 1)
    #expect(width("  a  ", 4.5) == 4.5)
    #expect(width("  a  \nb") == 5)
    // aa|b: the three spaces fill what is left of the first line.
    #expect(width("aa   b", 3) == 3)
    #expect(width("aa   b", 4.5) == 4.5)
    #expect(width("aa b", 3.5) == 3)
    #expect(width("aa b", 3.5, lines: 1) == 2)
    #expect(width("aa b c", 3.5, lines: 2) == 3)
  }

  @Test("K.7: white space that counts does not move a line")
  func trailingSpacesAreNotPlaced() {
    let centred = style { $0.alignment = .center }
    let layout = TextLayout("aa b", centred, width: 3.5)
    #expect(layout.lines.map(\.x) == [0.75, 1.25])
  }

  @Test("K.3: no text is wider than its limit, whatever does not fit")
  func neverWider() {
    for mode in [LineBreakMode.wordWrapping, .charWrapping, .clipping, .truncatingTail] {
      for width in [0, 0.5, 1, 1.5] {
        #expect(TextLayout("WWW", style(mode), width: width).size.width == width)
      }
    }
    #expect(TextLayout("a", style { $0.firstLineHeadIndent = 9 }, width: 4).size.width == 4)
  }

  @Test("K.8: where lines break at characters, a space is one")
  func spacesOfCharacters() {
    let options: TextLayout.Options = .countsTrailingSpaces
    let layout = TextLayout("aaa  b", style(.charWrapping), width: 3, options: options)
    #expect(layout.lines.map(\.range) == [0..<3, 3..<6])
    #expect(TextLayout("aaa ", style(.charWrapping), width: 3).lines.count == 2)
    #expect(TextLayout("a a a", style(.charWrapping), width: 2, options: options).size.width == 2)
    // Lines of words leave their space hanging.
    #expect(TextLayout("aaa  b", width: 3).lines.map(\.range) == [0..<5, 5..<6])
  }

  @Test("K.6: of clipped text in several lines the last one runs on to the edge")
  func clippedLines() {
    func layout(_ lines: Int) -> TextLayout {
      TextLayout("aa bb cc\nd", style(.clipping), width: 3.5, lines: lines, options: .wrapsTruncated)
    }
    #expect(layout(0).lines.map(\.range) == [0..<3, 3..<6, 6..<9, 9..<10])
    #expect(!layout(0).isTruncated && layout(0).size.width == 2)
    #expect(layout(2).lines.map(\.range) == [0..<3, 3..<9])
    #expect(layout(2).shown == ["aa ", "bb cc"])
    #expect(layout(2).isTruncated && layout(2).size.width == 3.5)
    #expect(layout(3).lines.map(\.range) == [0..<3, 3..<6, 6..<9])
    #expect(TextLayout("aa bb cc", style(.clipping), width: 3.5, lines: 2).lines.count == 1)
  }

  @Test("K.1: leading is below lines that others follow, the most of a line's runs")
  func leading() {
    func run(_ range: Range<Int>, _ leading: Double) -> AttributedText.Run {
      AttributedText.Run(
        range, TextAttributes(font: Font(TestTypeface.square, size: 2), leading: leading))
    }
    let style = AttributedText.Style(0..<8, style { $0.lineSpacing = 3 })
    let text = AttributedText(
      "aaa\na\naa", runs: [run(0..<1, 0.5), run(1..<4, 0.25), run(4..<8, -1)], styles: [style])
    let layout = TextLayout(text)
    // Lines of 2: 2 + 0.5 + 3, then 2 − 1 + 3.
    #expect(layout.lines.map(\.top) == [0, 5.5, 9.5])
    #expect(layout.size.height == 11.5)
    #expect(TextLayout(text.scaled(by: 2)).lines.map(\.top) == [0, 8, 13])
  }

  @Test("A text fits into what fractions made of its own width")
  func tolerance() {
    for count in 1...40 {
      let string = String(repeating: "a ", count: count) + "b"
      let layout = TextLayout(
        AttributedText(string, attributes: TextAttributes(font: Font(TestTypeface.square, size: 1.1))))
      let narrow = layout.size.width / 3 * 3 - 1 / 2048
      let again = TextLayout(layout.text, limits: .init(width: narrow))
      #expect(again.lines.count == 1)
      #expect(again.size.width == narrow)
      #expect(TextLayout(layout.text, limits: .init(width: layout.size.width - 1 / 512)).lines.count == 2)
    }
  }
}
