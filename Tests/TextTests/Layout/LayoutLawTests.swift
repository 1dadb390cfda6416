import Paths
import TestSupport
import Testing

@testable import Text

/// Laws that hold for any text, in random texts, widths and modes.
@Suite struct LayoutLawTests {
  private struct Case {
    let text: AttributedText
    let width: Double
    var mode: LineBreakMode
  }

  private static let alphabet: [String] = [
    "a", "b", "A", "V", "W", "1", ".", ",", "-", "(", ")", "“", "”", "/", "字", "、", "e\u{301}", "👍🏽", "🇺🇸",
    "\u{A0}",
    "\u{200B}", "\u{2060}", "\u{AD}", " ", " ", " ", "  ", "…",
  ]

  private func cases(seed: UInt64, modes: [LineBreakMode]) -> [Case] {
    var generator = SeededGenerator(seed: seed)
    return (0..<300).map { _ in
      var string = ""
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        string +=
          Int.random(in: 0..<25, using: &generator) == 0
          ? "\n" : Self.alphabet.randomElement(using: &generator) ?? "a"
      }
      let sizes = [1.0, 1.1, 2, 3.7]
      let count = string.utf16.count
      let starts = [0] + (0..<2).map { _ in Int.random(in: 0...count, using: &generator) }.sorted()
      let runs = starts.map { start in
        AttributedText.Run(
          start..<start,
          TextAttributes(
            font: Font(TestTypeface.captured, size: sizes.randomElement(using: &generator) ?? 1),
            kern: [0, 0, 0.3].randomElement(using: &generator) ?? 0))
      }
      var style = ParagraphStyle()
      style.lineBreakMode = modes.randomElement(using: &generator) ?? .wordWrapping
      if Bool.random(using: &generator) {
        (style.headIndent, style.firstLineHeadIndent, style.tailIndent) = (0.5, 1.5, -0.25)
        style.alignment = [.left, .right, .center, .justified].randomElement(using: &generator) ?? .left
      }
      return Case(
        text: AttributedText(string, runs: runs, styles: [.init(0..<0, style)]),
        width: Double.random(in: 0...20, using: &generator), mode: style.lineBreakMode)
    }
  }

  private static let wrapping: [LineBreakMode] = [.wordWrapping, .charWrapping]

  @Test("Lines cover the text without a gap and lie below each other", arguments: [1, 2, 3] as [UInt64])
  func coverage(seed: UInt64) {
    for item in cases(seed: seed, modes: Self.wrapping + [.clipping]) {
      let layout = TextLayout(item.text, limits: .init(width: item.width))
      #expect(!layout.isTruncated)
      #expect(layout.lines.first?.range.lowerBound == 0)
      #expect(layout.lines.last?.range.upperBound == item.text.count)
      for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
        #expect(line.range.upperBound == next.range.lowerBound)
        #expect(!line.range.isEmpty)
        #expect(line.bottom <= next.top)
      }
      #expect(layout.size.height == layout.lines.last?.bottom)
      #expect(TextLayout.size(of: item.text, limits: layout.limits) == layout.size)
    }
  }

  @Test(
    "Runs show every scalar once, in the order of the text, and are as wide as their line",
    arguments: [4, 5] as [UInt64])
  func runs(seed: UInt64) {
    for item in cases(seed: seed, modes: Self.wrapping) {
      let layout = TextLayout(item.text, limits: .init(width: item.width))
      for (index, line) in layout.lines.enumerated() {
        let runs = layout.runs(ofLine: index)
        var offset = line.range.lowerBound
        var x = line.x
        for run in runs {
          #expect(run.range.lowerBound == offset)
          #expect(abs(run.x - x) < 1e-9)
          offset = run.range.upperBound
          x = run.x + run.width
        }
        #expect(abs(x - (line.maxX + line.hangingWidth)) < 0.001)
        let content = layout.text.scalars[layout.contents[index].scalars].filter { !$0.endsLine }
        #expect(offset == line.range.lowerBound + content.reduce(0) { $0 + UTF16.width($1) })
        let ink = runs.filter { $0.inkWidth > 0 }.map { $0.x + $0.inkWidth }.max() ?? line.x
        #expect(ink <= line.maxX + 0.001)
      }
    }
  }

  @Test("A line is wider than its room only if it is one character", arguments: [6, 7, 8] as [UInt64])
  func widths(seed: UInt64) {
    for item in cases(seed: seed, modes: Self.wrapping) {
      let layout = TextLayout(item.text, limits: .init(width: item.width))
      let style = ResolvedStyle(item.text.styles[0].style)
      for (index, line) in layout.lines.enumerated() {
        let indent = style.headIndent(ofFirst: line.startsParagraph)
        guard line.width > style.room(in: item.width, indent: indent) else { continue }
        var characters = 0
        let content = layout.contents[index]
        Graphemes.forEachStart(in: content.scalars.lowerBound..<content.visibleEnd, of: layout.text.scalars) {
          start in
          if layout.text.scalars[start].value != 0x200B && layout.text.scalars[start].value != 0xAD {
            characters += 1
          }
        }
        // Scalars without a width go with the character.
        #expect(
          characters == 1 || layout.shown[index].unicodeScalars.contains { TestTypeface.advance(of: $0) == 0 }
        )
      }
    }
  }

  @Test(
    "Lines end where a line may be broken, but for words that fill more than a line",
    arguments: [9, 10, 11] as [UInt64])
  func breaks(seed: UInt64) throws {
    for item in cases(seed: seed, modes: [.wordWrapping]) {
      let layout = TextLayout(item.text, limits: .init(width: item.width))
      let scalars = layout.text.scalars
      for (index, line) in layout.contents.enumerated() where !line.endsInLineEnd {
        let start = scalars[..<line.scalars.upperBound].lastIndex { $0.endsLine }.map { $0 + 1 } ?? 0
        var breaker = LineBreaker(scalars[start...])
        var places: [Int] = []
        for place in start..<line.scalars.upperBound + 1 where breaker.isBreak(before: place) {
          places.append(place)
        }
        let isAllowed = places.last == line.scalars.upperBound
        let hasOther = places.contains { line.scalars.contains($0) && $0 > line.scalars.lowerBound }
        let startsHyphen = scalars[line.scalars].contains("\u{AD}")
        #expect(isAllowed || !hasOther || startsHyphen, "line \(index) of \(layout.shown)")
      }
    }
  }

  @Test("Every line is as full as can be: the next word would not fit", arguments: [12, 13] as [UInt64])
  func greedy(seed: UInt64) {
    for item in cases(seed: seed, modes: [.charWrapping])
    where item.text.styles[0].style.alignment == .natural {
      let layout = TextLayout(item.text, limits: .init(width: item.width))
      for (index, line) in layout.contents.enumerated() where !line.endsInLineEnd {
        var starts: [Int] = []
        let next = layout.contents[index + 1]
        Graphemes.forEachStart(in: next.scalars.lowerBound..<next.contentEnd, of: layout.text.scalars) {
          starts.append($0)
        }
        let end = starts.count > 1 ? starts[1] : next.contentEnd
        // A soft hyphen would have needed room for more than itself.
        guard
          layout.text.scalars[end - 1] != "\u{AD}" && layout.text.scalars[line.scalars.upperBound] != "\u{AD}"
        else {
          continue
        }
        let width = layout.advances[line.scalars.lowerBound..<end].reduce(0, +)
        #expect(width > item.width)
      }
    }
  }

  @Test(
    "A narrower width never gives fewer lines, and its own width gives the same ones",
    arguments: [14, 15] as [UInt64])
  func monotony(seed: UInt64) {
    for item in cases(seed: seed, modes: Self.wrapping) {
      // In lines that break between characters, a space needs its width, too (K.8).
      let options: TextLayout.Options = .countsTrailingSpaces
      let layout = TextLayout(item.text, limits: .init(width: item.width, options: options))
      var count = layout.lines.count
      for step in 1...5 {
        let narrower = TextLayout(item.text, limits: .init(width: item.width * (1 - Double(step) / 5)))
        #expect(narrower.lines.count >= count)
        count = narrower.lines.count
      }
      let again = TextLayout(item.text, limits: .init(width: layout.size.width, options: options))
      #expect(again.lines.map(\.range) == layout.lines.map(\.range))
      #expect(again.size == layout.size)
    }
  }

  @Test(
    "A truncated line is not wider than its room, unless it is “…” alone",
    arguments: [16, 17, 18] as [UInt64])
  func truncation(seed: UInt64) {
    for item in cases(seed: seed, modes: [.truncatingHead, .truncatingMiddle, .truncatingTail]) {
      for options in [TextLayout.Options.wrapsTruncated, []] {
        let layout = TextLayout(
          item.text, limits: .init(width: item.width, maximumLines: 2, options: options))
        let style = ResolvedStyle(item.text.styles[0].style)
        #expect(layout.lines.count <= 2)
        for (index, line) in layout.lines.enumerated() where line.isTruncated {
          #expect(layout.isTruncated)
          let room = style.room(in: item.width, indent: style.headIndent(ofFirst: line.startsParagraph))
          #expect(
            line.width <= room || layout.runs(ofLine: index).allSatisfy { $0.isEllipsis || $0.inkWidth == 0 },
            "\(layout.shown) \(item.mode) \(line.width) > \(room)")
          #expect(layout.runs(ofLine: index).count { $0.isEllipsis } == 1)
        }
        let whole = TextLayout(item.text, limits: .init(width: item.width, options: options))
        #expect(layout.isTruncated == (whole.isTruncated || whole.lines.count > 2))
      }
    }
  }

  @Test("A text that is given its own size is not truncated", arguments: [19, 20] as [UInt64])
  func fitting(seed: UInt64) {
    for item in cases(seed: seed, modes: [.wordWrapping, .truncatingTail]) {
      let size = TextLayout.size(of: item.text, limits: .init(width: item.width, options: .wrapsTruncated))
      let fitted = TextLayout(
        item.text,
        limits: .init(width: size.width, height: size.height, truncation: .tail, options: .wrapsTruncated))
      #expect(!fitted.isTruncated)
      let plain = TextLayout.size(of: item.text)
      #expect(!TextLayout(item.text, limits: .init(width: plain.width, height: plain.height)).isTruncated)
    }
  }
}
