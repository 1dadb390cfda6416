import Text

/// A benchmark of text without views: many short labels, and a long text whose time should be linear in its length.
@MainActor
enum TextBenchmark {
  private static let font = Font(SystemTypeface(), size: 17)

  static func run() {
    timeLabels()
    timeLongText()
  }

  private static func timeLabels() {
    let words = [
      "Settings", "Notifications", "Wi-Fi", "Bluetooth", "10:42", "$1,299.00", "General",
      "Display & Brightness", "Privacy",
      "Cancel",
    ]
    let labels = (0..<10_000).map { text(words[$0 % words.count]) }
    print("\n\(labels.count) short labels\n")
    var measurements = [
      Measurement("shape them") { for index in labels.indices { shape(words[index % words.count]) } },
      Measurement("measure them") { for label in labels { _ = TextLayout.size(of: label) } },
      Measurement("make and measure them") {
        for index in labels.indices { _ = TextLayout.size(of: text(words[index % words.count])) }
      },
      Measurement("measure them in a width") {
        for label in labels { _ = TextLayout.size(of: label, limits: .init(width: 200, maximumLines: 1)) }
      },
      Measurement("truncate them") {
        for label in labels {
          _ = TextLayout(label, limits: .init(width: 30, maximumLines: 1, truncation: .tail))
        }
      },
    ]
    Measurement.compare(&measurements)
  }

  private static func timeLongText() {
    // 20 words
    let sentence =
      "It was the best of times, it was the worst of times, it was “the age” of wisdom and of foolishness. "
    let long = String(repeating: sentence, count: 5_000)
    let (once, twice) = (text(long), text(long + long))
    let fourfold = text(long + long + long + long)
    let paragraphs = text(String(repeating: sentence + "\n", count: 5_000))
    let limits = TextLayout.Limits(width: 353)
    print("\n100,000 words\n")
    var measurements = [
      Measurement("shape them") { shape(long) },
      Measurement("lay them out") { _ = TextLayout(once, limits: limits) },
      Measurement("measure them") { _ = TextLayout.size(of: once, limits: limits) },
      Measurement("as 5,000 paragraphs") { _ = TextLayout(paragraphs, limits: limits) },
      Measurement("twice as many") { _ = TextLayout(twice, limits: limits) },
      Measurement("four times as many") { _ = TextLayout(fourfold, limits: limits) },
    ]
    Measurement.compare(&measurements)
  }

  private static func text(_ string: String) -> AttributedText {
    AttributedText(string, attributes: TextAttributes(font: font))
  }

  private static func shape(_ string: String) {
    var glyphs: [ShapedGlyph] = []
    font.typeface.shape(Array(string.unicodeScalars)[...], into: &glyphs)
  }
}
