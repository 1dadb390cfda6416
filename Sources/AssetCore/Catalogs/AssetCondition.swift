package import Foundation
package import StyleCore

/// The traits for which an entry of a set is.
struct AssetCondition: Sendable {
  /// The idiom, or `nil` for any.
  private var idiom: UIUserInterfaceIdiom?
  /// Whether or not the idiom is one of devices that have no UIKit, such as watches.
  private var isOfOtherDevices = false
  private var style = UIUserInterfaceStyle.unspecified
  private var contrast = UIAccessibilityContrast.unspecified
  private var width = UIUserInterfaceSizeClass.unspecified
  private var height = UIUserInterfaceSizeClass.unspecified
  private var gamut = UIDisplayGamut.unspecified
  private var locale: String?
  private(set) var direction = UITraitEnvironmentLayoutDirection.unspecified
  /// The number of pixels per point, or `nil` for one file for all scales.
  private(set) var scale: CGFloat?

  /// Reads the condition of an entry.
  init(_ entry: [String: Any]) {
    switch entry["idiom"] as? String ?? "universal" {
    case "universal": break
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    case "mac": idiom = .mac
    case "tv": idiom = .tv
    case "car": idiom = .carPlay
    case "vision", "reality": idiom = .vision
    default: isOfOtherDevices = true
    }
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): style = .dark
      case ("luminosity", "light"): style = .light
      case ("contrast", "high"): contrast = .high
      // Tinted icons and later appearances have no traits.
      default: isOfOtherDevices = true
      }
    }
    width = Self.sizeClass(entry["width-class"])
    height = Self.sizeClass(entry["height-class"])
    switch entry["language-direction"] as? String {
    case "left-to-right": direction = .leftToRight
    case "right-to-left": direction = .rightToLeft
    default: break
    }
    switch entry["display-gamut"] as? String {
    case "sRGB": gamut = .SRGB
    case "display-P3": gamut = .P3
    default: break
    }
    locale = entry["locale"] as? String
    if let text = entry["scale"] as? String, text.hasSuffix("x"), let number = Double(text.dropLast()),
      number > 0
    {
      scale = CGFloat(number)
    }
  }

  private static func sizeClass(_ value: Any?) -> UIUserInterfaceSizeClass {
    switch value as? String {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }

  /// Returns the rank of the entry for some traits, to be compared by its first difference; `nil` if it is not for them.
  ///
  /// - Parameter ignoresDirection: Whether an image for the other direction is allowed.
  func rank(for query: AssetQuery, ignoresDirection: Bool = false) -> [Int]? {
    func matches<Value: Equatable>(_ own: Value, _ wanted: Value, _ any: Value) -> Int? {
      own == any ? 0 : own == wanted ? 1 : nil
    }
    guard !isOfOtherDevices, let idiom = matches(idiom, query.idiom, nil),
      let style = matches(style, query.style, .unspecified),
      let contrast = matches(contrast, query.contrast, .unspecified),
      let width = matches(width, query.width, .unspecified),
      let height = matches(height, query.height, .unspecified),
      let direction = matches(direction, query.direction, .unspecified) ?? (ignoresDirection ? 0 : nil),
      let locale = localeRank(query.language)
    else { return nil }
    // An image of the other gamut is better than none.
    let gamut = gamut == query.gamut ? 2 : gamut == .unspecified ? 1 : 0
    return [locale, idiom, style, contrast, width, height, direction, gamut] + scaleRank(query.scale)
  }

  private func localeRank(_ language: String?) -> Int? {
    guard let locale else { return 0 }
    guard let language else { return nil }
    return LanguageName(language).best(of: [locale]) == nil ? nil : 1
  }

  /// The wanted scale is best, then larger ones, from the smallest, then smaller ones, from the largest.
  private func scaleRank(_ wanted: CGFloat) -> [Int] {
    let own = Int((scale ?? wanted).rounded())
    let wanted = Int(wanted.rounded())
    return own >= wanted ? [1, wanted - own] : [0, own]
  }
}

/// The traits and the language for which an entry of a set is chosen.
package struct AssetQuery: Sendable, Hashable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle
  var contrast: UIAccessibilityContrast
  var width: UIUserInterfaceSizeClass
  var height: UIUserInterfaceSizeClass
  var direction: UITraitEnvironmentLayoutDirection
  var gamut: UIDisplayGamut
  /// The number of pixels per point.
  package var scale: CGFloat
  var language: String?

  /// Creates the query for traits; those that are unspecified are the main screen's.
  package init(_ traits: UITraitCollection) {
    let traits = UITraitCollection(traitsFrom: [.ofMainScreen, traits])
    idiom = traits.userInterfaceIdiom == .unspecified ? .phone : traits.userInterfaceIdiom
    style = traits.userInterfaceStyle == .dark ? .dark : .light
    contrast = traits.accessibilityContrast
    width = traits.horizontalSizeClass
    height = traits.verticalSizeClass
    direction = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    gamut = traits.displayGamut == .P3 ? .P3 : .SRGB
    scale = min(max(traits.displayScale, 1), 100)
    language = AppLanguage.current
  }

  /// The part of the names of files for the idiom: `~ipad`.
  package var idiomSuffix: String { idiom == .pad ? "~ipad" : "~iphone" }

  /// The appearance, idiom and scale in words.
  package var words: String {
    let look = (style == .dark ? "dark" : "light") + (contrast == .high ? ", high contrast" : "")
    let device = idiom == .pad ? "iPad" : idiom == .phone ? "iPhone" : "this idiom"
    return "\(look), \(device), \(Int(scale.rounded()))x"
  }
}
