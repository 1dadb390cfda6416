import Testing

@testable import Text

/// UAX #9, rule by rule, with capitals for Hebrew letters in the examples.
@Suite struct BidiParagraphTests {
  /// The scalars of an example: capitals are Hebrew, others are themselves.
  private func scalars(_ example: String) -> [Unicode.Scalar] {
    example.unicodeScalars.map { scalar in
      guard (0x41...0x5A).contains(scalar.value) else { return scalar }
      return Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar
    }
  }

  /// Returns an example as it is drawn, from left to right.
  private func drawn(_ example: String, isRightToLeft: Bool = false) -> String {
    let text = scalars(example)
    let paragraph = BidiParagraph(text[...], base: .natural(isRightToLeft: isRightToLeft))
    var levels = paragraph.levels
    BidiLine.reset(&levels, of: text[...], base: paragraph.baseLevel)
    let source = Array(example.unicodeScalars)
    var drawn = String.UnicodeScalarView()
    for run in BidiLine.runs(of: levels) {
      let part = run.range.map { run.isRightToLeft ? BidiMirror.mirrored(source[$0]) : source[$0] }
      drawn.append(contentsOf: run.isRightToLeft ? part.reversed() : part)
    }
    return String(drawn)
  }

  @Test(
    "Texts are drawn in the order that their letters, numbers and brackets require",
    arguments: [
      ("he said ABC.", "he said CBA."), ("ABC said.", ".said CBA"),
      // P2: the first letter decides; digits are none.
      ("12 ABC de", "de CBA 12"),
      // W2 to W5: numbers keep their order, with their separators and signs.
      ("ABC 1,234.5% DE", "ED 1,234.5% CBA"), ("ABC 10-20 D", "D 10-20 CBA"),
      // N0: brackets around text of the paragraph's direction are outside of the other one.
      ("ABC (de) FG", "GF (de) CBA"), ("a (BC) d", "a (CB) d"), ("a (BC d) e", "a (CB d) e"),
      ("AB[c]", "[c]BA"),
      // N1, N2: neutrals between letters of one direction, and between two directions.
      ("a BC-DE f", "a ED-CB f"), ("a: BC", "a: CB"),
      // L1: white space before a tab and at the end belongs to the paragraph.
      ("a BC \tDE  ", "a CB \tED  "), ("AB c  ", "  c BA"),
      // X5: isolates do not reach each other.
      ("a \u{2067}BC 1\u{2069} 2", "a \u{2067}1 CB\u{2069} 2"), ("a BC 1 2", "a 2 1 CB"),
    ])
  func order(example: String, drawn: String) {
    // Controls are drawn as nothing; where they stand in the row does not matter.
    func visible(_ text: String) -> String {
      String(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }.map(Character.init))
    }
    #expect(visible(self.drawn(example)) == visible(drawn))
  }

  @Test("A paragraph without a letter has the direction of its surroundings")
  func undecided() {
    #expect(drawn("12:30!") == "12:30!")
    #expect(drawn("12:30!", isRightToLeft: true) == "!12:30")
    #expect(BidiParagraph([], base: .natural(isRightToLeft: true)).baseLevel == 1)
    #expect(BidiParagraph(scalars("ab")[...], base: .natural(isRightToLeft: true)).baseLevel == 0)
  }

  @Test("Overrides reverse Latin text, and a text of a thousand embeddings is no trouble")
  func overrides() {
    let text = BidiParagraph(scalars("\u{202E}abc")[...], base: .natural(isRightToLeft: false))
    #expect(text.levels.dropFirst().allSatisfy { $0 == 1 })
    let deep =
      String(repeating: "\u{202B}\u{2067}(A", count: 1_000) + String(repeating: ")\u{2069}", count: 2_000)
    let levels = BidiParagraph(scalars(deep)[...], base: .fixed(isRightToLeft: false)).levels
    // BD2: the maximum depth is 125; I1 and I2 add at most one to it.
    #expect(levels.allSatisfy { $0 <= 126 })
  }

  @Test("Each scalar that may change an order has a class that does, and no other has one")
  func mayReorder() {
    let table = BidiTable.shared
    for value in 0..<0x11_0000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch table[scalar] {
      case .r, .al, .an, .lre, .lro, .rle, .rlo, .pdf, .lri, .rli, .fsi, .pdi: #expect(scalar.mayReorder)
      default: break
      }
      if scalar.properties.isBidiMirrored { continue }
      #expect(BidiMirror.mirrored(scalar) == scalar)
    }
    for (scalar, mirrored) in [("(", ")"), ("≤", "≥"), ("«", "»"), ("a", "a")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      #expect(BidiMirror.mirrored(scalar) == mirrored && BidiMirror.mirrored(mirrored) == scalar)
    }
  }
}
