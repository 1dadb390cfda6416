internal import StyleCore

/// The text sizes that users can select, by the names of UIKit's constants: `L`, `XXXL`, `AX5`.
enum TextSize: String, CaseIterable, Sendable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// The category of the trait.
  var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}

extension ValueSyntax<TextSize> {
  /// The syntax of a text size, in capitals or not.
  static var textSize: Self {
    ValueSyntax(
      placeholder: "SIZE",
      wanted: "a text size, XS, S, M, L, XL, XXL, XXXL or AX1 to AX5",
      format: { $0.rawValue },
      parse: { text throws(ValueError) in
        guard let size = TextSize.allCases.first(where: { $0.rawValue == text.uppercased() }) else {
          throw .malformed(text)
        }
        return size
      })
  }
}

extension ValueSyntax<String> {
  /// The syntax of a language: its code, perhaps with a script and a region, as in `de`, `zh-Hant` and `pt-BR`.
  static var language: Self {
    ValueSyntax(
      placeholder: "CODE",
      wanted: "the code of a language, such as de, ar or zh-Hant",
      format: { $0 },
      parse: { text throws(ValueError) in
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isCode = parts.enumerated().allSatisfy { place, part in
          (place == 0 ? 2...3 : 2...8).contains(part.count)
            && part.allSatisfy {
              (0x61...0x7A).contains($0 | 0x20) || place > 0 && (0x30...0x39).contains($0)
            }
        }
        guard isCode, parts.count <= 4 else { throw .malformed(text) }
        return text
      })
  }
}
