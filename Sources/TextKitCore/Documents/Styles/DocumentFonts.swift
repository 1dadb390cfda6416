import Foundation
import StyleCore

/// The fonts of a document, each of which is looked up once.
struct DocumentFonts {
  /// The values of a style that its font depends on.
  private struct Key: Hashable {
    let families: [String]
    let size: CGFloat
    let weight: Int
    let isItalic: Bool
  }

  private var fonts: [Key: UIFont] = [:]

  /// Returns the font of a style.
  mutating func font(of style: ElementStyle) -> UIFont {
    let key = Key(
      families: style.families, size: style.fontSize, weight: style.weight, isItalic: style.isItalic)
    if let font = fonts[key] { return font }
    let font = Self.makeFont(key)
    fonts[key] = font
    return font
  }

  /// The families in place of generic names; an empty name is that of the system font.
  static let generic: [String: String] = [
    "serif": usual, "sans-serif": "Helvetica", "monospace": "Courier", "cursive": "Snell Roundhand",
    "fantasy": "Papyrus", "-apple-system": "", "system-ui": "", "ui-sans-serif": "",
    "blinkmacsystemfont": "",
  ]
  private static let usual = "Times New Roman"

  private static func makeFont(_ key: Key) -> UIFont {
    // A font of no size would be one of the usual size.
    let size = max(key.size, 0.01)
    let name = key.families.lazy.compactMap(available).first ?? usual
    if name.isEmpty {
      let font = UIFont.systemFont(ofSize: size, weight: weight(key.weight))
      guard key.isItalic else { return font }
      let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
      return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
    }
    let regular = name == usual ? "TimesNewRomanPSMT" : name
    let font = UIFont(name: regular, size: size) ?? UIFont.systemFont(ofSize: size)
    var traits = font.fontDescriptor.symbolicTraits
    if key.weight >= 600 { traits.insert(.traitBold) }
    if key.isItalic { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  /// Returns the name of a family or of a face as fonts have it, or `nil` if there is none.
  private static func available(_ name: String) -> String? {
    if let family = generic[name] { return family }
    if name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SFNS") {
      return ""
    }
    let lower = name.lowercased()
    if let other = ["times": usual, "courier": "Courier"][lower] { return other }
    for family in UIFont.familyNames {
      if family.lowercased() == lower { return family }
      if UIFont.fontNames(forFamilyName: family).contains(name) { return name }
    }
    return nil
  }

  private static func weight(_ number: Int) -> UIFont.Weight {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[max(0, min((number + 50) / 100 - 1, weights.count - 1))]
  }
}
