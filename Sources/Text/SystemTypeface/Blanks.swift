extension Unicode.Scalar {
  /// Whether or not the scalar has no ink and no advance: control characters, and scalars that affect only the layout.
  ///
  /// Control characters are those of layout; the others affect breaking, order or presentation of text, or are Hebrew
  /// signs of cantillation.
  var isBlank: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x591...0x5AF, 0x5BD, 0x5BF, 0x5C4, 0x5C5, 0x5C7, 0x61C,
      0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// The letter without its dot, if it has one that marks above replace.
  var dotless: Unicode.Scalar {
    switch self {
    case "i", "\u{456}": "\u{131}"
    case "j", "\u{458}": "\u{237}"
    default: self
    }
  }
}
