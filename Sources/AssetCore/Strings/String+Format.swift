public import Foundation

/// Formatting of texts that depend on numbers.
///
/// A format that `NSLocalizedString` returned is looked up here; any other one is Foundation's. Foundation has the same
/// functions for any number of arguments; the compiler prefers these unless an argument is a literal.
///
/// Differs from UIKit: a plural format with a literal among its arguments, and `arguments:` with an array, stay a format in
/// files that the rewriter of sources has not seen.
extension String {
  /// Creates the text of a format with an array of arguments.
  ///
  /// The rewriter of sources makes it of `arguments:`.
  public init(format: String, __arguments arguments: [any CVarArg]) {
    self = Self.formatted(format, locale: nil, arguments)
  }

  /// Creates the text of a format with an array of arguments in a locale.
  ///
  /// The rewriter of sources makes it of `arguments:`.
  public init(format: String, locale: Locale?, __arguments arguments: [any CVarArg]) {
    self = Self.formatted(format, locale: locale, arguments)
  }

  /// Creates the text of a format with 1 argument.
  public init(format: String, _ a: any CVarArg) {
    self = Self.formatted(format, locale: nil, [a])
  }

  /// Creates the text of a format with 1 argument in a locale.
  public init(format: String, locale: Locale?, _ a: any CVarArg) {
    self = Self.formatted(format, locale: locale, [a])
  }

  /// Returns the text of a format with 1 argument in the language of the application.
  public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg) -> String {
    formatted(format, locale: AppLocale.current, [a])
  }

  /// Creates the text of a format with 2 arguments.
  public init<A: CVarArg, B: CVarArg>(format: String, _ a: A, _ b: B) {
    self = Self.formatted(format, locale: nil, [a, b])
  }

  /// Creates the text of a format with 2 arguments in a locale.
  public init<A: CVarArg, B: CVarArg>(format: String, locale: Locale?, _ a: A, _ b: B) {
    self = Self.formatted(format, locale: locale, [a, b])
  }

  /// Returns the text of a format with 2 arguments in the language of the application.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(_ format: String, _ a: A, _ b: B)
    -> String
  {
    formatted(format, locale: AppLocale.current, [a, b])
  }

  /// Creates the text of a format with 3 arguments.
  public init<A: CVarArg, B: CVarArg, C: CVarArg>(format: String, _ a: A, _ b: B, _ c: C) {
    self = Self.formatted(format, locale: nil, [a, b, c])
  }

  /// Creates the text of a format with 3 arguments in a locale.
  public init<A: CVarArg, B: CVarArg, C: CVarArg>(format: String, locale: Locale?, _ a: A, _ b: B, _ c: C) {
    self = Self.formatted(format, locale: locale, [a, b, c])
  }

  /// Returns the text of a format with 3 arguments in the language of the application.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(
    _ format: String, _ a: A, _ b: B, _ c: C
  ) -> String {
    formatted(format, locale: AppLocale.current, [a, b, c])
  }

  /// Creates the text of a format with 4 arguments.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(format: String, _ a: A, _ b: B, _ c: C, _ d: D)
  {
    self = Self.formatted(format, locale: nil, [a, b, c, d])
  }

  /// Creates the text of a format with 4 arguments in a locale.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    format: String, locale: Locale?, _ a: A, _ b: B, _ c: C, _ d: D
  ) {
    self = Self.formatted(format, locale: locale, [a, b, c, d])
  }

  /// Returns the text of a format with 4 arguments in the language of the application.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg>(
    _ format: String, _ a: A, _ b: B, _ c: C, _ d: D
  ) -> String {
    formatted(format, locale: AppLocale.current, [a, b, c, d])
  }

  /// Creates the text of a format with 5 arguments.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg>(
    format: String, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) {
    self = Self.formatted(format, locale: nil, [a, b, c, d, e])
  }

  /// Creates the text of a format with 5 arguments in a locale.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg>(
    format: String, locale: Locale?, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) {
    self = Self.formatted(format, locale: locale, [a, b, c, d, e])
  }

  /// Returns the text of a format with 5 arguments in the language of the application.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg>(
    _ format: String, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> String {
    formatted(format, locale: AppLocale.current, [a, b, c, d, e])
  }

  /// Creates the text of a format with 6 arguments.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg, F: CVarArg>(
    format: String, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) {
    self = Self.formatted(format, locale: nil, [a, b, c, d, e, f])
  }

  /// Creates the text of a format with 6 arguments in a locale.
  public init<A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg, F: CVarArg>(
    format: String, locale: Locale?, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) {
    self = Self.formatted(format, locale: locale, [a, b, c, d, e, f])
  }

  /// Returns the text of a format with 6 arguments in the language of the application.
  public static func localizedStringWithFormat<
    A: CVarArg, B: CVarArg, C: CVarArg, D: CVarArg, E: CVarArg, F: CVarArg
  >(_ format: String, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> String {
    formatted(format, locale: AppLocale.current, [a, b, c, d, e, f])
  }

  private static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    if let text = PluralFormats.text(of: format) { return text.text(arguments, locale: locale) }
    return locale.map { String(format: format, locale: $0, arguments: arguments) }
      ?? String(format: format, arguments: arguments)
  }
}
