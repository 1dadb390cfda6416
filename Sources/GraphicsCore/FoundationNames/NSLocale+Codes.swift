public import Foundation

/// Parts of a locale, which the Foundation of Linux keeps to itself in this class.
extension NSLocale {
  /// The locale of the user, which follows changes.
  public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }

  /// The identifier, `de_AT`.
  public var localeIdentifier: String { swift.identifier }
  /// The code of the language, `de`.
  public var languageCode: String { swift.language.languageCode?.identifier ?? "" }
  /// The code of the script, `Latn`.
  public var scriptCode: String? { swift.language.script?.identifier }
  /// The code of the region, `AT`.
  public var regionCode: String? { swift.region?.identifier }
  /// The code of the region, `AT`.
  public var countryCode: String? { swift.region?.identifier }
  /// The code of the currency, `EUR`.
  public var currencyCode: String? { swift.currency?.identifier }
  /// The sign of the currency.
  public var currencySymbol: String { swift.currencySymbol ?? "" }
  /// The mark before the fraction of a number.
  public var decimalSeparator: String { swift.decimalSeparator ?? "." }
  /// The mark between the thousands of a number.
  public var groupingSeparator: String { swift.groupingSeparator ?? "," }
  /// Whether lengths are metric.
  public var usesMetricSystem: Bool { swift.measurementSystem != .us }

  private var swift: Locale { self as Locale }
}
