import Foundation

/// The colours by role, in sRGB, for the light and the dark style: those of iOS 13 to 18 (H.8), and in `v26` those that
/// iOS 26 changed (26.G.10).
enum SystemPalette {
  // Text
  static let label = dynamic(light: hex(0x000000), dark: hex(0xFFFFFF))
  static let secondaryLabel = dynamic(light: hex(0x3C3C43, 0.6), dark: hex(0xEBEBF5, 0.6))
  static let tertiaryLabel = dynamic(light: hex(0x3C3C43, 0.3), dark: hex(0xEBEBF5, 0.3))
  static let quaternaryLabel = dynamic(light: hex(0x3C3C43, 0.18), dark: hex(0xEBEBF5, 0.16))
  static let placeholderText = dynamic(light: hex(0x3C3C43, 0.3), dark: hex(0xEBEBF5, 0.3))
  static let link = dynamic(light: hex(0x007AFF), dark: hex(0x0A84FF))
  static let separator = dynamic(
    light: hex(0x3C3C43, 0.29), dark: hex(0x545458, 0.6),
    v26: (hex(0x3C3C43, 0.12), hex(0x545458, 0.5)))
  static let opaqueSeparator = dynamic(light: hex(0xC6C6C8), dark: hex(0x38383A))

  // Fills
  static let systemFill = dynamic(light: hex(0x787880, 0.2), dark: hex(0x787880, 0.36))
  static let secondarySystemFill = dynamic(light: hex(0x787880, 0.16), dark: hex(0x787880, 0.32))
  static let tertiarySystemFill = dynamic(light: hex(0x767680, 0.12), dark: hex(0x767680, 0.24))
  static let quaternarySystemFill = dynamic(light: hex(0x747480, 0.08), dark: hex(0x747480, 0.18))

  // Backgrounds
  static let systemBackground = dynamic(light: hex(0xFFFFFF), dark: hex(0x000000), elevated: hex(0x1C1C1E))
  static let secondarySystemBackground = dynamic(
    light: hex(0xF2F2F7), dark: hex(0x1C1C1E), elevated: hex(0x2C2C2E))
  static let tertiarySystemBackground = dynamic(
    light: hex(0xFFFFFF), dark: hex(0x2C2C2E), elevated: hex(0x3A3A3C))
  static let systemGroupedBackground = dynamic(light: hex(0xF2F2F7), dark: hex(0x000000))
  static let secondarySystemGroupedBackground = dynamic(light: hex(0xFFFFFF), dark: hex(0x1C1C1E))
  static let tertiarySystemGroupedBackground = dynamic(light: hex(0xF2F2F7), dark: hex(0x2C2C2E))

  // Accents
  static let systemRed = dynamic(
    light: hex(0xFF3B30), dark: hex(0xFF453A),
    v26: (hex(0xFF383C), hex(0xFF4245)))
  static let systemOrange = dynamic(
    light: hex(0xFF9500), dark: hex(0xFF9F0A),
    v26: (hex(0xFF8D28), hex(0xFF9230)))
  static let systemYellow = dynamic(
    light: hex(0xFFCC00), dark: hex(0xFFD60A),
    v26: (hex(0xFFCC00), hex(0xFFD600)))
  static let systemGreen = dynamic(light: hex(0x34C759), dark: hex(0x30D158))
  static let systemMint = dynamic(
    light: hex(0x00C7BE), dark: hex(0x63E6E2),
    v26: (hex(0x00C8B3), hex(0x00DAC3)))
  static let systemTeal = dynamic(
    light: hex(0x30B0C7), dark: hex(0x40C8E0),
    v26: (hex(0x00C3D0), hex(0x00D2E0)))
  static let systemCyan = dynamic(
    light: hex(0x32ADE6), dark: hex(0x64D2FF),
    v26: (hex(0x00C0E8), hex(0x3CD3FE)))
  static let systemBlue = dynamic(
    light: hex(0x007AFF), dark: hex(0x0A84FF),
    v26: (hex(0x0088FF), hex(0x0091FF)))
  static let systemIndigo = dynamic(
    light: hex(0x5856D6), dark: hex(0x5E5CE6),
    v26: (hex(0x6155F5), hex(0x6D7CFF)))
  static let systemPurple = dynamic(
    light: hex(0xAF52DE), dark: hex(0xBF5AF2),
    v26: (hex(0xCB30E0), hex(0xDB34F2)))
  static let systemPink = dynamic(light: hex(0xFF2D55), dark: hex(0xFF375F))
  static let systemBrown = dynamic(
    light: hex(0xA2845E), dark: hex(0xAC8E68),
    v26: (hex(0xAC7F5E), hex(0xB78A66)))
  static let systemGray = dynamic(light: hex(0x8E8E93), dark: hex(0x8E8E93))
  static let systemGray2 = dynamic(light: hex(0xAEAEB2), dark: hex(0x636366))
  static let systemGray3 = dynamic(light: hex(0xC7C7CC), dark: hex(0x48484A))
  static let systemGray4 = dynamic(light: hex(0xD1D1D6), dark: hex(0x3A3A3C))
  static let systemGray5 = dynamic(light: hex(0xE5E5EA), dark: hex(0x2C2C2E))
  static let systemGray6 = dynamic(light: hex(0xF2F2F7), dark: hex(0x1C1C1E))

  /// Returns a colour that is `dark` in the dark style, or `elevated` there if the interface level is elevated; on
  /// iOS 26, it is one of `v26`.
  private static func dynamic(
    light: UIColor, dark: UIColor, elevated: UIColor? = nil, v26: (light: UIColor, dark: UIColor)? = nil
  ) -> UIColor {
    let rows = SystemValue((light: light, dark: dark), v26: v26)
    return UIColor { traits in
      let row = rows[traits]
      guard traits.userInterfaceStyle == .dark else { return row.light }
      return traits.userInterfaceLevel == .elevated ? elevated ?? row.dark : row.dark
    }
  }

  /// Returns the colour 0xRRGGBB.
  private static func hex(_ rgb: UInt32, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}

extension SystemPalette {
  /// Returns the name that UIKit has for one of these colours, or `nil` for another colour.
  static func name(of color: UIColor) -> String? {
    named[ObjectIdentifier(color)]
  }

  private static let named: [ObjectIdentifier: String] = {
    let colors: [(String, UIColor)] = [
      ("label", label), ("secondaryLabel", secondaryLabel), ("tertiaryLabel", tertiaryLabel),
      ("quaternaryLabel", quaternaryLabel), ("placeholderText", placeholderText), ("link", link),
      ("separator", separator), ("opaqueSeparator", opaqueSeparator), ("systemFill", systemFill),
      ("secondarySystemFill", secondarySystemFill), ("tertiarySystemFill", tertiarySystemFill),
      ("quaternarySystemFill", quaternarySystemFill), ("systemBackground", systemBackground),
      ("secondarySystemBackground", secondarySystemBackground),
      ("tertiarySystemBackground", tertiarySystemBackground),
      ("systemGroupedBackground", systemGroupedBackground),
      ("secondarySystemGroupedBackground", secondarySystemGroupedBackground),
      ("tertiarySystemGroupedBackground", tertiarySystemGroupedBackground), ("systemRed", systemRed),
      ("systemOrange", systemOrange), ("systemYellow", systemYellow), ("systemGreen", systemGreen),
      ("systemMint", systemMint), ("systemTeal", systemTeal), ("systemCyan", systemCyan),
      ("systemBlue", systemBlue), ("systemIndigo", systemIndigo), ("systemPurple", systemPurple),
      ("systemPink", systemPink), ("systemBrown", systemBrown), ("systemGray", systemGray),
      ("systemGray2", systemGray2), ("systemGray3", systemGray3), ("systemGray4", systemGray4),
      ("systemGray5", systemGray5), ("systemGray6", systemGray6),
    ]
    let named = colors.map { (ObjectIdentifier($0.1), "\($0.0)Color") }
    return Dictionary(named) { first, _ in first }
  }()
}
