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

  @Test("White space at the end counts where UIKit counts it, as far as there is room")
  func trailingSpaces() {
    func width(_ string: String, _ width: Double = .infinity) -> Double {
      TextLayout(string, width: width, options: .countsTrailingSpaces).size.width
    }
    #expect(TextLayout("  a  ").size.width == 3)
    #expect(TextLayout("  a  ").lines[0].hangingWidth == 2)
    #expect(width("  a  ") == 5)
    #expect(width(" ") == 1)
    #expect(width("  a  ", 4.5) == 4.5)
    #expect(width("  a  \nb") == 5)
    #expect(width("aa   b", 3) == 2)  // aa|b: a line is broken, its spaces hang
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
