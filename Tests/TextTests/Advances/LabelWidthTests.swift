import Testing
import Text

/// The widths of labels on a phone, as simulators of iOS 26 and Interface Builder measured them; at two pixels a
/// point where no other number is said.
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

  /// Words of public documents that no estimate was made from, with the pixels a point.
  private static let others: [(text: String, weight: Double, size: Double, scale: Double, width: Double)] = [
    ("Design", 0, 12, 2, 39.5), ("Observed", 0, 12, 2, 55), ("Draft", 0, 13, 2, 31),
    ("Discord", 0, 15, 3, 53),
    ("System", 0, 15, 2, 51), ("Middle", 0, 16, 2, 49), ("watermark", 0, 16, 2, 77),
    ("Alert", 0, 17, 2, 36.5),
    ("Days", 0, 17, 2, 38), ("Delivered", 0, 17, 2, 72), ("Filename", 0, 17, 3, 68.333),
    ("Genres", 0, 17, 3, 54.667), ("Locations", 0, 17, 2, 74), ("Observations", 0, 17, 2, 101.5),
    ("Operator", 0, 17, 2, 68.5), ("Owner", 0, 17, 2, 50.5), ("Region", 0, 17, 3, 52.667),
    ("Semester", 0, 17, 3, 72.667), ("Stream", 0, 17, 2, 55), ("Users", 0, 17, 2, 44.5),
    ("Yesterday", 0, 17, 2, 75.5), ("Junior", 0, 20, 3, 54.333), ("Results", 0.23, 13, 3, 46),
    ("Principal", 0.23, 14, 3, 57.667), ("Administrators", 0.23, 18, 2, 121), ("Decline", 0.3, 13, 2, 47.5),
    ("Override", 0.3, 18, 3, 73), ("Likes", 0.3, 20, 2, 48), ("Newsfeed", 0.3, 20, 2, 92.5),
    ("Social", 0.4, 17, 3, 49.333),
  ]

  @Test("Common words are as wide as on a phone, to the pixel", arguments: regular)
  func words(text: String, size: Double, width: Double) {
    #expect(labelWidth(of: text, SystemTypeface(), size) == width)
  }

  @Test("Words in medium, semibold and bold are as wide as on a phone, to the pixel", arguments: heavier)
  func heavierWords(text: String, weight: Double, size: Double, width: Double) {
    #expect(labelWidth(of: text, SystemTypeface(weight: weight), size) == width)
  }

  @Test("Words that the estimates never saw are as wide as on a phone, to within a pixel", arguments: others)
  func otherWords(text: String, weight: Double, size: Double, scale: Double, width: Double) {
    let drawn = labelWidth(of: text, SystemTypeface(weight: weight), size, scale: scale)
    #expect(abs(drawn - width) < 1 / scale + 0.01)
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

  /// Returns the width of a label with a text, rounded up to the pixel of a scale.
  private func labelWidth(
    of text: String, _ face: SystemTypeface, _ size: Double, scale: Double = 2
  ) -> Double {
    let attributes = TextAttributes(font: Font(face, size: size))
    let width = TextLayout.size(of: AttributedText(text, attributes: attributes)).width
    return (width * scale).rounded(.up) / scale
  }
}
