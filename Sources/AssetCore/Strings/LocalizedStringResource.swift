public import Foundation

/// A localized text to be looked up later: its key, its table and its bundle.
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The bundle of a text.
  public enum BundleDescription: Sendable, Equatable {
    /// The main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    /// Returns whether two descriptions are of one bundle.
    public static func == (one: BundleDescription, other: BundleDescription) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let own), .forClass(let theirs)): own == theirs
      case (.atURL(let own), .atURL(let theirs)): own == theirs
      default: false
      }
    }

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key.
  public let key: String
  /// The text without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The locale in which values are formatted.
  public var locale: Locale
  private let keyAndValue: String.LocalizationValue
  private let description: BundleDescription

  /// Creates a text whose key is its text in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    (self.keyAndValue, defaultValue) = (keyAndValue, keyAndValue)
    (self.table, self.locale, description) = (table, locale, bundle)
  }

  /// Creates a text with a key and a text in the development language.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    keyAndValue = String.LocalizationValue(key.description)
    self.defaultValue = defaultValue
    (self.table, self.locale, description) = (table, locale, bundle)
  }

  /// Creates a text of the main bundle.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a text of the main bundle with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text in the language of the application.
  fileprivate var text: String {
    keyAndValue.localized(table: table, bundle: description.bundle, locale: nil, defaultValue: defaultValue)
  }
}

extension String {
  /// Creates the text of a key in the language of the application, or the key without a translation.
  ///
  /// Differs from UIKit: values are formatted in the language of the application unless `locale` is another one than the
  /// current one.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, in which values are `%@`, `%lld`, `%lf` and the like.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main one.
  ///   - locale: The locale in which values are formatted.
  ///   - comment: A note for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.localized(table: table, bundle: bundle, locale: AppLocale.chosen(locale))
  }

  /// Creates the text of a key in the language of the application, or `defaultValue` without a translation.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizationValue(key.description).localized(
      table: table, bundle: bundle, locale: AppLocale.chosen(locale), defaultValue: defaultValue)
  }

  /// Creates the text of a resource in the language of the application.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }
}

extension AttributedString {
  /// Creates the text of a key in the language of the application, or the key without a translation.
  ///
  /// Differs from UIKit: Markdown in the text is not read.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }
}
