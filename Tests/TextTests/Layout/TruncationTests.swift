import Paths
import Testing
import Text

/// “…”, which is as wide as two letters here.
@Suite struct TruncationTests {
  @Test(
    "K.11: as many characters are kept as “…” leaves room for, without the white space next to it",
    arguments: [
      // width, tail, head, middle
      (11.0, "The quick", "The quick", "The quick"),
      (8.9, "The qu…", "…quick", "The…ick"),
      (8, "The qu…", "…quick", "The…ick"),
      (7, "The q…", "…quick", "Th…ick"),
      (6, "The…", "…uick", "Th…ck"),
      (5, "The…", "…ick", "T…ck"),
      (4, "Th…", "…ck", "T…k"),
      (3, "T…", "…k", "…k"),
      (2, "…", "…", "…"),
      (1, "…", "…", "…"),
      (0, "…", "…", "…"),
    ]) func modes(width: Double, tail: String, head: String, middle: String)
  {
    #expect(TextLayout("The quick", style(.truncatingTail), width: width).shown == [tail])
    #expect(TextLayout("The quick", style(.truncatingHead), width: width).shown == [head])
    #expect(TextLayout("The quick", style(.truncatingMiddle), width: width).shown == [middle])
  }

  @Test("The last line of several is filled beyond words; its kind says which part of the paragraph it shows")
  func lastLine() {
    let string = "The quick brown fox\njumps"
    func shown(_ truncation: TextLayout.Truncation) -> [String] {
      TextLayout(string, width: 9, lines: 2, truncation: truncation).shown
    }
    #expect(shown(.none) == ["The quick ", "brown fox"])
    #expect(shown(.byStyle) == ["The quick ", "brown fox"])
    // brown fox fits, but not with “…” for what follows.
    #expect(shown(.tail) == ["The quick ", "brown f…"])
    #expect(shown(.head) == ["The quick ", "brown f…"])
    #expect(shown(.middle) == ["The quick ", "brown f…"])
    #expect(TextLayout(string, width: 9, lines: 1, truncation: .tail).shown == ["The qui…"])
    #expect(TextLayout(string, width: 9, lines: 1, truncation: .head).shown == ["…own fox"])
    #expect(TextLayout(string, width: 9, lines: 1, truncation: .middle).shown == ["The…fox"])
    #expect(TextLayout(string, width: 9, lines: 1, truncation: .none).shown == ["The quick "])
  }

  @Test("The style's mode says how the last line is truncated, if paragraphs that truncate are wrapped")
  func byStyle() {
    func shown(_ mode: LineBreakMode, lines: Int) -> [String] {
      TextLayout("The quick brown fox", style(mode), width: 9, lines: lines, options: .wrapsTruncated).shown
    }
    #expect(shown(.truncatingTail, lines: 1) == ["The qui…"])
    #expect(shown(.truncatingTail, lines: 2) == ["The quick ", "brown fox"])
    #expect(shown(.truncatingHead, lines: 1) == ["…own fox"])
    #expect(shown(.wordWrapping, lines: 1) == ["The quick "])
    #expect(shown(.charWrapping, lines: 1) == ["The quick"])
  }

  @Test("What follows a line end is cut, too")
  func lineEnds() {
    for truncation in [TextLayout.Truncation.tail, .head, .middle] {
      #expect(TextLayout("one\ntwo", width: 9, lines: 1, truncation: truncation).shown == ["one…"])
      #expect(TextLayout("one\ntwo", width: 4, lines: 1, truncation: truncation).shown == ["on…"])
      #expect(TextLayout("one  \n", lines: 1, truncation: truncation).shown == ["one…"])
      #expect(TextLayout("\none", width: 9, lines: 1, truncation: truncation).shown == ["…"])
    }
    let layout = TextLayout("one\ntwo", width: 4, lines: 1, truncation: .tail)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].range == 0..<4)
    #expect(layout.lines[0].hiddenRange == 2..<3)
    #expect(TextLayout("one\ntwo", lines: 1).isTruncated)
    #expect(!TextLayout("one\ntwo", lines: 2, truncation: .tail).isTruncated)
  }

  @Test("Each paragraph that truncates is truncated by itself")
  func paragraphs() {
    let layout = TextLayout("abcdef\ngh\nijklmn", style(.truncatingTail), width: 4)
    #expect(layout.shown == ["ab…", "gh", "ij…"])
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.hiddenRange) == [2..<6, nil, 12..<16])
    #expect(layout.lines.map(\.range) == [0..<7, 7..<10, 10..<16])
    #expect(TextLayout("abc\nd", style(.truncatingMiddle), width: 3, lines: 1).shown == ["a…"])
  }

  @Test("Characters are hidden as a whole")
  func characters() {
    let string = "ae\u{301}👩\u{200D}💻xyz"  // 1, 1, 2 for the emoji, 3
    #expect(TextLayout(string, style(.truncatingTail), width: 6.9).shown == ["ae\u{301}👩\u{200D}💻…"])
    #expect(TextLayout(string, style(.truncatingTail), width: 5.9).shown == ["ae\u{301}…"])
    #expect(TextLayout(string, style(.truncatingTail), width: 3.9).shown == ["a…"])
    #expect(TextLayout(string, style(.truncatingHead), width: 6.9).shown == ["…xyz"])
    #expect(TextLayout("xe\u{301}", style(.truncatingHead), width: 1).shown == ["…"])
  }

  @Test(
    "“…” has the attributes of the text before it, or after it at the start, and its line is as high as what it shows"
  )
  func attributes() {
    func attributes(_ size: Double) -> TextAttributes {
      TextAttributes(font: Font(TestTypeface.square, size: size))
    }
    func layout(_ mode: LineBreakMode, width: Double) -> TextLayout {
      // Letters of 1, 2 and 3 points
      TextLayout(
        AttributedText(
          "aabbcc",
          runs: [.init(0..<2, attributes(2)), .init(2..<4, attributes(4)), .init(4..<6, attributes(6))],
          styles: [.init(0..<6, style(mode))]), limits: .init(width: width))
    }
    func sizes(_ layout: TextLayout) -> [Double] { layout.runs(ofLine: 0).map(\.attributes.font.size) }
    // All is 12 wide. aab 4 + … 4
    #expect(layout(.truncatingTail, width: 8).shown == ["aab…"])
    #expect(sizes(layout(.truncatingTail, width: 8)) == [2, 4, 4])
    #expect(layout(.truncatingTail, width: 8).size == TextSize(width: 8, height: 4))
    // aa 2 + … 2; aab … would be 8
    #expect(layout(.truncatingTail, width: 7).shown == ["aa…"])
    #expect(layout(.truncatingTail, width: 7).size == TextSize(width: 4, height: 2))
    // … 6 + c 3
    #expect(layout(.truncatingHead, width: 11).shown == ["…c"])
    #expect(sizes(layout(.truncatingHead, width: 11)) == [6, 6])
    #expect(layout(.truncatingHead, width: 11).size == TextSize(width: 9, height: 6))
    // a 1 + … 2 + c 3 + a 1
    #expect(layout(.truncatingMiddle, width: 7).shown == ["aa…c"])
    #expect(sizes(layout(.truncatingMiddle, width: 7)) == [2, 2, 6])
  }

  @Test("The run of “…” is placed between its neighbours and points to what it hides")
  func ellipsisRun() {
    let layout = TextLayout(squareText("abcdefgh", style: style(.truncatingMiddle)), limits: .init(width: 6))
    let runs = layout.runs(ofLine: 0)
    #expect(layout.shown == ["ab…gh"])
    #expect(runs.map(\.isEllipsis) == [false, true, false])
    #expect(runs.map(\.range) == [0..<2, 2..<2, 6..<8])
    #expect(runs.map(\.x) == [0, 2, 4])
    #expect(runs.map(\.width) == [2, 2, 2])
    #expect(runs[1].glyphs.map(\.glyph.rawValue) == [0x2026])
    #expect(runs[1].glyphs.map(\.origin) == [Point(x: 2, y: 1.5)])
    #expect(runs[1].glyphs.map(\.index) == [2])
    #expect(runs[2].glyphs.map(\.origin.x) == [4, 5])
    #expect(layout.lines[0].hiddenRange == 2..<6)
  }
}
