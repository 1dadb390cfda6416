import Testing
import Text

/// The widths of labels on a phone, as simulators of iOS 26 and Interface Builder measured them at two pixels a point.
@Suite struct LabelWidthTests {
  private static let regular: [(text: String, size: Double, width: Double)] = [
    ("Detail", 17, 44), ("Name", 17, 45), ("Label", 17, 41.5), ("Title", 17, 33), ("Value", 17, 42),
    ("Subtitle", 12, 44), ("Label", 15, 37.5), ("Label", 10, 26.5), ("Subtitle", 11, 40.5), ("Hello", 17, 39),
    ("Cancel", 17, 52.5), ("Sign In", 17, 52), ("Body text", 17, 72.5), ("Mailboxes", 13, 60.5),
    ("Swift", 15, 35),
    ("Large", 20, 50), ("Label", 20, 48), ("Tall", 28, 40), ("Vegetables", 17, 85),
    ("Forgot Password", 17, 128),
  ]

  private static let heavier: [(text: String, weight: Double, size: Double, width: Double)] = [
    ("Cancel", 0.23, 17, 54), ("Save", 0.23, 17, 38), ("Edit", 0.23, 17, 30.5), ("Home", 0.23, 10, 29),
    ("Cancel", 0.3, 17, 55), ("Sign In", 0.3, 17, 54), ("General", 0.3, 17, 62), ("Large", 0.3, 17, 45.5),
    ("Label", 0.3, 17, 43.5), ("Title", 0.4, 22, 45), ("Label", 0.4, 17, 44.5),
  ]

  @Test("Common words are as wide as on a phone, to the pixel", arguments: regular)
  func words(text: String, size: Double, width: Double) {
    #expect(labelWidth(of: text, SystemTypeface(), size) == width)
  }

  @Test("Words in medium, semibold and bold are as wide as on a phone, to the pixel", arguments: heavier)
  func heavierWords(text: String, weight: Double, size: Double, width: Double) {
    #expect(labelWidth(of: text, SystemTypeface(weight: weight), size) == width)
  }

  @Test("Figures of one width are as wide as on a phone")
  func tabularFigures() {
    for (text, weight, size, width) in [
      ("1111", 0.0, 17.0, 41.5), ("0000", 0, 17, 41.5), ("12:34:56", 0, 17, 71), ("0000", 0.3, 15, 38.5),
      ("0000", 0.4, 22, 57),
    ] {
      let face = SystemTypeface(weight: weight, hasTabularFigures: true)
      #expect(labelWidth(of: text, face, size) == width, "\(text) at \(size)")
    }
  }

  @Test("A text that wraps breaks where its words no longer fit by the advances of the table")
  func wrapping() {
    let font = Font(SystemTypeface(), size: 17)
    let text = AttributedText("Cancel Cancel Cancel", attributes: TextAttributes(font: font))
    // Two words and the space between them are 52.5 + 52.5 + 17 · (0.2834 − 0.0253), rounded up once: below 109 points.
    #expect(TextLayout(text, limits: .init(width: 110)).lines.count == 2)
    #expect(TextLayout(text, limits: .init(width: 105)).lines.count == 3)
  }

  /// Returns the width of a label with a text, rounded up to half a point.
  private func labelWidth(of text: String, _ face: SystemTypeface, _ size: Double) -> Double {
    let attributes = TextAttributes(font: Font(face, size: size))
    return (TextLayout.size(of: AttributedText(text, attributes: attributes)).width * 2).rounded(.up) / 2
  }
}
