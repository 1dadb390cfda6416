import Paths
import Testing

@testable import Text

/// Texts that mean no good: no crash, and work that is linear in the text.
@Suite struct HostileTextTests {
  private static let texts: [(String, String)] = [
    ("one word", String(repeating: "a", count: 500)),
    ("words", String(repeating: "ab cde ", count: 500)),
    ("spaces", String(repeating: " ", count: 500)),
    ("words after spaces", "a" + String(repeating: " ", count: 500) + "b"),
    ("marks on a letter", "a" + String(repeating: "\u{301}", count: 500)),
    ("marks on a quotation mark", "a ”" + String(repeating: "\u{301}", count: 500) + "“x"),
    ("joiners", String(repeating: "\u{200D}", count: 500)),
    ("joined emoji", "👩" + String(repeating: "\u{200D}👩", count: 250)),
    ("flags", String(repeating: "🇺🇸", count: 500)),
    ("tabs", String(repeating: "a\t", count: 500)),
    ("nulls", String(repeating: "\0", count: 500)),
    ("bidirectional controls", String(repeating: "\u{202E}a\u{2066}", count: 500)),
    ("line ends", String(repeating: "\n", count: 500)),
    ("carriage returns", String(repeating: "\r\n\r", count: 500)),
    ("soft hyphens", String(repeating: "\u{AD}", count: 500)),
    ("no-break spaces", String(repeating: "\u{A0}", count: 500)),
    ("zero width spaces", String(repeating: "\u{200B}", count: 500)),
    ("opening quotation marks", String(repeating: "“(", count: 500)),
    ("numbers", String(repeating: "1,", count: 500)),
  ]
  private static let styles: [(String, ParagraphStyle)] = [
    ("words", style(.wordWrapping)), ("characters", style(.charWrapping)), ("clipping", style(.clipping)),
    ("tail", style(.truncatingTail)), ("head", style(.truncatingHead)), ("middle", style(.truncatingMiddle)),
    (
      "right tabs",
      style {
        $0.tabStops = (0..<100).map {
          TabStop(location: Double($0), alignment: $0.isMultiple(of: 2) ? .right : .center)
        }
        $0.alignment = .justified
      }
    ),
  ]

  @Test("Work is linear in the text", arguments: texts.map(\.0))
  func linear(name: String) throws {
    let string = try #require(Self.texts.first { $0.0 == name }).1
    for (_, style) in Self.styles {
      let text = squareText(string, kern: 0.125, style: style)
      for width in [20.0, 1, 0, .infinity] {
        for lines in [0, 2] {
          let layout = TextLayout(
            text, limits: .init(width: width, maximumLines: lines, truncation: .byStyle))
          // Found, shaped, kept apart as characters and as breaks, added up, broken twice, truncated, justified
          #expect(layout.work <= 12 * text.scalars.count + 100, "\(layout.work) for \(text.scalars.count)")
          #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        }
      }
    }
  }

  @Test(
    "A word of a million letters, ten thousand marks on a letter and a hundred thousand lines are laid out")
  func large() {
    let word = TextLayout.size(
      of: squareText(String(repeating: "a", count: 1_000_000)), limits: .init(width: 100))
    #expect(word == TextSize(width: 100, height: 20_000))
    let marks = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(TextLayout(marks, style(.charWrapping), width: 0).lines.count == 1)
    let lines = TextLayout.size(
      of: squareText(String(repeating: "\n", count: 100_000)), limits: .init(width: 100))
    #expect(lines.height == 200_002)
  }

  @Test("A run for each scalar, each mark included, is linear, too")
  func runs() {
    let string = String(repeating: "ab \u{301}", count: 1_000)
    let count = string.unicodeScalars.count
    let attributes = TextAttributes(font: Font(TestTypeface.square, size: 2))
    let text = AttributedText(
      string, runs: (0..<count).map { .init($0..<$0 + 1, attributes) },
      styles: [.init(0..<1, ParagraphStyle())])
    let layout = TextLayout(text, limits: .init(width: 20))
    #expect(layout.work <= 12 * count)
    #expect(layout.runs(ofLine: 0).count > 10)
  }

  @Test("Numbers that are none, or too large, are no trouble")
  func numbers() {
    let odd: [Double] = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    for number in odd {
      for other in odd {
        let room = TextAttachment(width: number, ascent: other, descent: number)
        let attributes = TextAttributes(
          font: Font(TestTypeface.square, size: number), kern: other, baselineOffset: number, stretch: other,
          attachment: room)
        let odd = style {
          ($0.lineSpacing, $0.lineHeightMultiple, $0.minimumLineHeight) = (number, other, number)
          ($0.maximumLineHeight, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (other, number, other)
          ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (number, other, number)
          ($0.tabStops, $0.defaultTabInterval) = ([TabStop(location: other, alignment: .right)], number)
          $0.alignment = .center
        }
        for mode in [LineBreakMode.wordWrapping, .truncatingMiddle] {
          var odd = odd
          odd.lineBreakMode = mode
          let text = AttributedText("ab\tc\u{AD}d \u{FFFC}\nef", attributes: attributes, style: odd)
          let layout = TextLayout(text, limits: .init(width: other, height: number, maximumLines: 5))
          #expect(layout.size.width.isFinite && layout.size.height.isFinite)
          for index in layout.lines.indices {
            #expect(layout.lines[index].x.isFinite)
            #expect(layout.runs(ofLine: index).allSatisfy { $0.x.isFinite && $0.width.isFinite })
          }
        }
      }
    }
  }

  @Test("A typeface that answers nonsense is no trouble")
  func typeface() {
    struct Nonsense: Typeface {
      let metrics = TypefaceMetrics(
        ascent: .nan, descent: .infinity, capHeight: 0, xHeight: 0, underlinePosition: 0,
        underlineThickness: 0)
      func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
        for advance in [Double.nan, .infinity, -1, 1e300] {
          for scalar in [-7, Int.max, text.startIndex, text.startIndex - 1] {
            glyphs.append(ShapedGlyph(glyph: GlyphID(rawValue: 0), advance: advance, scalar: scalar))
          }
        }
      }
      func outline(of glyph: GlyphID) -> Path { Path() }
      func covers(_ scalar: Unicode.Scalar) -> Bool { false }
    }
    let text = AttributedText(
      "some text\nand more", attributes: TextAttributes(font: Font(Nonsense(), size: 10)))
    for lines in 0...2 {
      let layout = TextLayout(text, limits: .init(width: 50, maximumLines: lines, truncation: .middle))
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      for index in layout.lines.indices { _ = layout.runs(ofLine: index) }
    }
  }
}
