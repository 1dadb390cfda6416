internal import Escaping
internal import Foundation
internal import Plumb
package import StyleCore

/// The parts of a variant as values of UIKit; each throws one line if the part cannot be.
extension SessionVariant {
  /// The greatest side of a picture in pixels.
  static let maximumSide = 16_384

  /// Throws an error for a part that cannot be, or that does not fit the others.
  package func check() throws(SessionError) {
    guard (1...10).contains(scale) else {
      throw SessionError("the scale is \(scale); it is a whole number from 1 to 10")
    }
    for (side, name) in [(width, "width"), (height, "height")] {
      guard let side else { continue }
      guard device == nil else {
        throw SessionError("a device and a \(name) exclude each other: leave out one")
      }
      guard side > 0, side * Double(scale) <= Double(Self.maximumSide) else {
        let limit = Self.maximumSide / scale
        throw SessionError(
          "the \(name) is \(side) points; it is more than 0 and at most \(limit) at @\(scale)x")
      }
    }
    guard device != nil || !isLandscape else {
      throw SessionError("an orientation needs a device: give a device, or a width and a height")
    }
    let device = try knownDevice
    if let version = try version, let problem = device?.problem(version) { throw SessionError(problem) }
    _ = try (interfaceStyle, layoutDirection, category)
    if let language { try Self.check(language: language) }
  }

  /// The device; nil if none is set.
  package var knownDevice: StyleCore.Device? {
    get throws(SessionError) {
      guard let device else { return nil }
      if let known = StyleCore.Device.named(device) { return known }
      let names = StyleCore.Device.all.map(\.identifier)
      throw Self.unknown("device", device, among: names, shown: ["iphone-se-3", "iphone-16", "ipad-air-11"])
    }
  }

  /// The orientation of the device.
  package var orientation: StyleCore.Device.Orientation { isLandscape ? .landscape : .portrait }

  /// The version of the system; nil if none is set.
  package var version: StyleCore.SystemVersion? {
    get throws(SessionError) {
      guard let system else { return nil }
      guard let version = StyleCore.SystemVersion(rawValue: system) else {
        let known = StyleCore.SystemVersion.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
        throw SessionError("there is no system \(system); the systems are \(known)")
      }
      return version
    }
  }

  /// The traits that are set, and the scale.
  package var traits: UITraitCollection {
    get throws(SessionError) {
      let (version, style, category) = (try version, try interfaceStyle, try category)
      let direction = try layoutDirection
      return UITraitCollection { traits in
        traits.displayScale = CGFloat(scale)
        if let version { traits[UITraitSystemVersion.self] = version }
        if let style { traits.userInterfaceStyle = style }
        if let direction { traits.layoutDirection = direction }
        if let category { traits.preferredContentSizeCategory = category }
      }
    }
  }

  private var interfaceStyle: UIUserInterfaceStyle? {
    get throws(SessionError) {
      try style.map { (name) throws(SessionError) in
        try Self.choice(name, "style", ["light": .light, "dark": .dark])
      }
    }
  }

  /// The direction, or else that of the language.
  private var layoutDirection: UITraitEnvironmentLayoutDirection? {
    get throws(SessionError) {
      if let direction {
        return try Self.choice(direction, "direction", ["ltr": .leftToRight, "rtl": .rightToLeft])
      }
      return language.map { AppLanguage.isRightToLeft($0) ? .rightToLeft : .leftToRight }
    }
  }

  private var category: UIContentSizeCategory? {
    get throws(SessionError) {
      try textSize.map { (name) throws(SessionError) in try Self.choice(name, "text size", Self.textSizes) }
    }
  }

  private static func choice<Value>(
    _ name: String, _ kind: String, _ values: KeyValuePairs<String, Value>
  ) throws(SessionError) -> Value {
    if let found = values.first(where: { $0.key == name }) { return found.value }
    throw unknown(kind, name, among: values.map(\.key), shown: values.prefix(12).map(\.key))
  }

  private static func unknown(
    _ kind: String, _ name: String, among names: [String], shown: [String]
  ) -> SessionError {
    let end =
      nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
      ?? "examples: \(shown.joined(separator: ", "))"
    return SessionError("unknown \(kind) \(name.inQuotes); \(end)")
  }

  private static func check(language: String) throws(SessionError) {
    let isName = language.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard (2...35).contains(language.utf8.count), isName else {
      throw SessionError("\(language.inQuotes) is no language; examples: de, pt-BR, zh-Hant, ar")
    }
  }

  /// The text sizes by their short names, then by those of specs.
  package static let textSizes: KeyValuePairs<String, UIContentSizeCategory> = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
    "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge,
    "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge,
    "AX5": .accessibilityExtraExtraExtraLarge,
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
    "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
}

extension String {
  /// The text in quotation marks on one line, shortened, for messages.
  var inQuotes: String {
    let short = count > 80 ? "\(prefix(80))…" : self
    return "\"\(escapingControls(in: short, andQuotes: true))\""
  }
}
