import TestSupport
import Testing

@testable import Text

/// Laws of mixed texts, on random ones.
@Suite struct BidiLawTests {
  private static let alphabet: [Unicode.Scalar] = [
    "a", "b", "א", "ב", "\u{627}", "1", "\u{661}", " ", " ", "(", ")", ",", "%", "\t", "\n", "\u{301}",
    "\u{AD}",
    "\u{2067}", "\u{2066}", "\u{2068}", "\u{2069}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{200F}", "\u{85}",
    "\u{2028}", "漢", "W",
  ]

  private func layouts(seed: UInt64) -> [TextLayout] {
    var random = SeededGenerator(seed: seed)
    return (0..<300).map { _ in
      var string = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        string.append(Self.alphabet.randomElement(using: &random) ?? "a")
      }
      let hasTabs = string.contains("\t")
      let style = style {
        $0.isRightToLeft = Bool.random(using: &random)
        $0.direction = [.natural, .leftToRight, .rightToLeft].randomElement(using: &random) ?? .natural
        $0.alignment = [.natural, .left, .center, .right, .justified].randomElement(using: &random) ?? .left
        // Where a tab ends that hangs at the end of a justified line is not in the width that hangs.
        if hasTabs, $0.alignment == .justified { $0.alignment = .center }
        $0.lineBreakMode =
          [.wordWrapping, .charWrapping, .truncatingTail, .truncatingMiddle].randomElement(using: &random)
          ?? .clipping
      }
      return TextLayout(String(string), style, width: Double(Int.random(in: 0...12, using: &random)))
    }
  }

  @Test("Runs of a line touch each other without an overlap, and fill it", arguments: TestEffort.seeds(4))
  func tiling(seed: UInt64) {
    for layout in layouts(seed: seed) {
      for (index, line) in layout.lines.enumerated() {
        let runs = layout.runs(ofLine: index).filter { $0.width > 0 }.sorted { $0.x < $1.x }
        for (run, next) in zip(runs, runs.dropFirst()) { #expect(abs(run.x + run.width - next.x) < 1e-9) }
        let width = runs.reduce(0) { $0 + $1.width }
        #expect(abs(width - line.width - line.hangingWidth) < 1e-9 || line.isTruncated)
        // White space hangs at the end of the paragraph's direction.
        if let first = runs.first, let last = runs.last, !line.isTruncated {
          let (left, right) =
            line.isRightToLeft
            ? (line.x - line.hangingWidth, line.maxX) : (line.x, line.maxX + line.hangingWidth)
          #expect(abs(first.x - left) < 1e-9 && abs(last.x + last.width - right) < 1e-9)
        }
      }
    }
  }

  @Test(
    "A caret is at an edge of its line's text, and a touch there finds a caret at the same place",
    arguments: TestEffort.seeds(4))
  func carets(seed: UInt64) {
    for layout in layouts(seed: seed) {
      for (index, line) in layout.lines.enumerated() {
        for offset in line.range {
          let x = layout.caret(at: offset, inLine: index)
          #expect(x.isFinite)
          let found = layout.offset(nearest: x, inLine: index)
          #expect(line.range.contains(found) || found == line.range.upperBound)
        }
        let ends = line.range.lowerBound...line.range.upperBound
        #expect(layout.carets(ofLine: index) == ends.map { layout.caret(at: $0, inLine: index) })
        let selected = layout.selection(of: line.range, inLine: index)
        #expect(selected.allSatisfy { $0.width > 0 })
        if !line.isTruncated {
          #expect(abs(selected.reduce(0) { $0 + $1.width } - line.width - line.hangingWidth) < 1e-9)
        }
      }
    }
  }

  @Test("Measuring and drawing agree, and the levels of a long text are resolved in linear time")
  func work() {
    for layout in layouts(seed: 7) {
      #expect(TextLayout.size(of: layout.text, limits: layout.limits) == layout.size)
    }
    for piece in ["(א", "\u{2067}a(", "\u{2068}", "א\n", "[א)1 "] {
      let text = Array(String(repeating: piece, count: 100_000).unicodeScalars)
      #expect(BidiParagraph(text[...], base: .natural(isRightToLeft: false)).levels.count == text.count)
    }
  }
}
