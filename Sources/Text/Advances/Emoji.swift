/// The advances of emoji, which have a font of their own on a phone.
enum Emoji {
  /// The measured advances by size, in points: larger than the text in small sizes, and as large from 26 points on.
  private static let advances: [(size: Double, advance: Double)] = [
    (10, 13), (12, 16), (14, 19), (16, 21), (26, 26),
  ]

  /// Returns the advance of an emoji beside text of a size, in ems of that size.
  static func advance(beside size: Double) -> Double {
    guard size > 10 else { return 1.3 }
    guard size < 26 else { return 1 }
    return advances.interpolated(at: size, { $0.size }, { $0.advance }) / size
  }
}

extension Unicode.Scalar {
  /// Whether or not the scalar is shown as an emoji: those that the typeface does not have.
  var isEmoji: Bool { value >= 0x1F000 && value <= 0x1FAFF }

  /// Whether or not the emoji is shown as part of one before it.
  ///
  /// - Parameter before: The scalars before it, the nearest first; the second is needed after a joiner.
  func continues(_ before: Unicode.Scalar, _ second: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x1F3FB...0x1F3FF where before.isEmoji: true
    default:
      before == "\u{200D}" && (isEmoji || properties.isEmoji)
        && second.map { $0.isEmoji || $0 == "\u{FE0F}" } == true
    }
  }

  /// Whether or not the scalar is an emoji in a keycap: with U+20E3 after it.
  var isOnKey: Bool { value >= 0x30 && value <= 0x39 || value == 0x23 || value == 0x2A }

  /// Whether or not the scalar is one of the two letters of a flag.
  var isFlagLetter: Bool { value >= 0x1F1E6 && value <= 0x1F1FF }
}
