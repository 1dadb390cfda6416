public import Foundation

/// Names of regions, languages and currencies, which the Foundation of Linux keeps to itself in this class.
extension NSLocale {
  /// Returns the name of a region, `Germany` for `DE`, or nil if it is not known.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    swift.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language, `German` for `de`, or nil if it is not known.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    swift.localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a currency, `Euro` for `EUR`, or nil if it is not known.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    swift.localizedString(forCurrencyCode: currencyCode)
  }

  /// Returns the name of a locale, `German (Austria)` for `de_AT`, or the identifier if it is not known.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    swift.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }

  private var swift: Locale { self as Locale }
}
