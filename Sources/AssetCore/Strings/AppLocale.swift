import Foundation
import StyleCore

/// The locale in which numbers in texts are formatted.
enum AppLocale {
  /// The locale of the chosen language, or else the current one.
  static var current: Locale { AppLanguage.current.map(Locale.init(identifier:)) ?? .current }

  /// Returns a locale that a caller chose; `nil` for the current one, which is a default argument.
  static func chosen(_ locale: Locale) -> Locale? { locale == .current ? nil : locale }
}
