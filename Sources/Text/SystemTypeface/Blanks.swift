extension Unicode.Scalar {
  /// Whether the scalar has no ink and no advance: control characters, which layout deals with, and what only steers
  /// how text is broken, ordered or shown.
  var isBlank: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// The letter without its dot, where it has one that marks above take the place of.
  var dotless: Unicode.Scalar {
    switch self {
    case "i": "\u{131}"
    case "j": "\u{237}"
    default: self
    }
  }
}
