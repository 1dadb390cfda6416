import Testing
import Text

/// Plain texts in the system's typeface, which share their attributes.
@Suite struct PlainSettingTests {
  private func font(_ size: Double) -> Font { Font(SystemTypeface(), size: size) }

  /// Returns where the runs and the styles of a text are.
  private func places(of text: AttributedText) -> [UnsafeRawPointer?] {
    unsafe [
      text.runs.withUnsafeBytes { $0.baseAddress },
      text.styles.withUnsafeBytes { $0.baseAddress },
    ]
  }

  @Test("Layouts of plain texts are those of texts with runs of their own, whatever was laid out before")
  func sameLayouts() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let attributes = TextAttributes(
        font: font(Double(Int.random(in: 8...20, using: &random))),
        leading: Bool.random(using: &random) ? 1 : 0)
      var style = ParagraphStyle()
      style.alignment = [.natural, .center, .right].randomElement(using: &random) ?? .left
      style.lineBreakMode = [.wordWrapping, .truncatingTail].randomElement(using: &random) ?? .clipping
      style.firstLineHeadIndent = Double(Int.random(in: 0...1, using: &random))
      // A letter of two units, with which attributes are not shared, is in few texts.
      let alphabet = Int.random(in: 0..<8, using: &random) == 0 ? "ab é👍\n" : "ab é\n"
      let letters = (0..<Int.random(in: 0...70, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? "a"
      }
      let string = String(letters)
      let limits = TextLayout.Limits(
        width: [60, .infinity].randomElement(using: &random) ?? 0, maximumLines: 3)
      let shared = TextLayout(AttributedText(string, attributes: attributes, style: style), limits: limits)
      let own = TextLayout(
        AttributedText(string, runs: [.init(0..<0, attributes)], styles: [.init(0..<0, style)]),
        limits: limits)
      #expect(shared.lines == own.lines)
      #expect(shared.size == own.size)
      for line in own.lines.indices {
        #expect(shared.runs(ofLine: line).map(\.glyphs) == own.runs(ofLine: line).map(\.glyphs))
        #expect(shared.runs(ofLine: line).map(\.range) == own.runs(ofLine: line).map(\.range))
      }
    }
  }

  @Test(
    "Two short texts of one look and one length share their attributes; those of another look or length do not"
  )
  func sharing() {
    func text(_ string: String, size: Double = 31, indent: Double = 0) -> AttributedText {
      var style = ParagraphStyle()
      style.headIndent = indent
      return AttributedText(string, attributes: TextAttributes(font: font(size)), style: style)
    }
    let first = text("Row 1")
    unsafe #expect(places(of: first) == places(of: text("Row 2")))
    unsafe #expect(places(of: first) != places(of: text("Row 12")))
    unsafe #expect(places(of: first) != places(of: text("Row 1", size: 32)))
    unsafe #expect(places(of: first) != places(of: text("Row 1", indent: 3)))
    let scaled = first.scaled(by: 2)
    #expect(scaled.runs[0].attributes.font.size == 62)
    #expect(first.runs[0].attributes.font.size == 31)
  }
}
