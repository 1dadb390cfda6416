import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

/// H.8: the palette of iOS 13 to 18, every row.
@MainActor
struct SystemColorsTests {
  struct Row: CustomStringConvertible, Sendable {
    let description: String
    let color: UIColor
    /// 0xRRGGBB, and the opacity.
    let light, dark: (rgb: Int, alpha: CGFloat)
    /// On a raised surface, where it is another.
    let elevated: Int?

    init(
      _ description: String, _ color: UIColor, _ light: Int, _ dark: Int, _ lightAlpha: CGFloat = 1,
      _ darkAlpha: CGFloat = 1, elevated: Int? = nil
    ) {
      self.description = description
      self.color = color
      self.light = (light, lightAlpha)
      self.dark = (dark, darkAlpha)
      self.elevated = elevated
    }
  }

  nonisolated static let text = [
    Row("label", .label, 0x000000, 0xFFFFFF),
    Row("secondaryLabel", .secondaryLabel, 0x3C3C43, 0xEBEBF5, 0.6, 0.6),
    Row("tertiaryLabel", .tertiaryLabel, 0x3C3C43, 0xEBEBF5, 0.3, 0.3),
    Row("quaternaryLabel", .quaternaryLabel, 0x3C3C43, 0xEBEBF5, 0.18, 0.16),
    Row("placeholderText", .placeholderText, 0x3C3C43, 0xEBEBF5, 0.3, 0.3),
    Row("separator", .separator, 0x3C3C43, 0x545458, 0.29, 0.6),
    Row("opaqueSeparator", .opaqueSeparator, 0xC6C6C8, 0x38383A),
    Row("link", .link, 0x007AFF, 0x0A84FF),
  ]

  nonisolated static let grounds = [
    Row("systemBackground", .systemBackground, 0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
    Row("secondarySystemBackground", .secondarySystemBackground, 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E),
    Row("tertiarySystemBackground", .tertiarySystemBackground, 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C),
    Row("systemGroupedBackground", .systemGroupedBackground, 0xF2F2F7, 0x000000),
    Row("secondarySystemGroupedBackground", .secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E),
    Row("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, 0xF2F2F7, 0x2C2C2E),
    Row("systemFill", .systemFill, 0x787880, 0x787880, 0.2, 0.36),
    Row("secondarySystemFill", .secondarySystemFill, 0x787880, 0x787880, 0.16, 0.32),
    Row("tertiarySystemFill", .tertiarySystemFill, 0x767680, 0x767680, 0.12, 0.24),
    Row("quaternarySystemFill", .quaternarySystemFill, 0x747480, 0x747480, 0.08, 0.18),
  ]

  nonisolated static let tints = [
    Row("systemGray", .systemGray, 0x8E8E93, 0x8E8E93), Row("systemGray2", .systemGray2, 0xAEAEB2, 0x636366),
    Row("systemGray3", .systemGray3, 0xC7C7CC, 0x48484A),
    Row("systemGray4", .systemGray4, 0xD1D1D6, 0x3A3A3C),
    Row("systemGray5", .systemGray5, 0xE5E5EA, 0x2C2C2E),
    Row("systemGray6", .systemGray6, 0xF2F2F7, 0x1C1C1E),
    Row("systemRed", .systemRed, 0xFF3B30, 0xFF453A), Row("systemOrange", .systemOrange, 0xFF9500, 0xFF9F0A),
    Row("systemYellow", .systemYellow, 0xFFCC00, 0xFFD60A),
    Row("systemGreen", .systemGreen, 0x34C759, 0x30D158), Row("systemMint", .systemMint, 0x00C7BE, 0x63E6E2),
    Row("systemTeal", .systemTeal, 0x30B0C7, 0x40C8E0), Row("systemCyan", .systemCyan, 0x32ADE6, 0x64D2FF),
    Row("systemBlue", .systemBlue, 0x007AFF, 0x0A84FF),
    Row("systemIndigo", .systemIndigo, 0x5856D6, 0x5E5CE6),
    Row("systemPurple", .systemPurple, 0xAF52DE, 0xBF5AF2),
    Row("systemPink", .systemPink, 0xFF2D55, 0xFF375F),
    Row("systemBrown", .systemBrown, 0xA2845E, 0xAC8E68), Row("clear", .clear, 0x000000, 0x000000, 0, 0),
  ]

  private func check(_ color: UIColor, _ traits: UITraitCollection, _ rgb: Int, _ alpha: CGFloat) {
    let components = color.resolvedColor(with: traits).cgColor.components ?? []
    let channels = components.count == 2 ? [components[0], components[0], components[0]] : components
    let expected: [Int] = [rgb >> 16, rgb >> 8 & 255, rgb & 255]
    #expect(channels.prefix(3).map { Int(($0 * 255).rounded()) } == expected)
    #expect(components.last == alpha)
  }

  @Test("H.8", arguments: text + grounds + tints) func palette(_ row: Row) {
    check(row.color, UITraitCollection(userInterfaceStyle: .light), row.light.rgb, row.light.alpha)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    check(row.color, dark, row.dark.rgb, row.dark.alpha)
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    if let rgb = row.elevated { check(row.color, elevated, rgb, 1) }
    #expect(
      row.color.resolvedColor(with: UITraitCollection())
        == row.color.resolvedColor(
          with: UITraitCollection(userInterfaceStyle: .light)), "light where nothing was said (H.6)")
  }
}
