public import Foundation
import StyleCore

extension String {
  /// A key of localized text with values in it: `"\(count) files"` has the key `%lld files`.
  public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// A value in a key.
    enum Argument: Sendable, Equatable {
      case text(String)
      case integer(Int)
      case unsigned(UInt)
      case number(Double)
      case resource(LocalizedStringResource)
    }

    /// The key, in which values are `%@`, `%lld` and the like.
    let key: String
    let arguments: [Argument]

    /// Creates the value of a text without interpolations.
    public init(stringLiteral value: String) {
      (key, arguments) = (value, [])
    }

    /// Creates the value of a text that is not a literal.
    public init(_ value: String) {
      (key, arguments) = (value, [])
    }

    /// Creates the value of a text with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      // A percent sign is doubled where the key is a format.
      let isFormat = !stringInterpolation.arguments.isEmpty
      key = isFormat ? stringInterpolation.format : stringInterpolation.plain
      arguments = stringInterpolation.arguments
    }

    /// The parts of a text with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var plain = ""
      fileprivate var format = ""
      fileprivate var arguments: [Argument] = []

      /// Creates an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends text.
      public mutating func appendLiteral(_ literal: String) {
        plain += literal
        format += literal.replacing("%", with: "%%")
      }

      /// Appends text, as `%@`.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }
      /// Appends text, as `%@`.
      public mutating func appendInterpolation(_ string: Substring) { append(.text(String(string)), "%@") }
      /// Appends text, as `%@`.
      public mutating func appendInterpolation(_ string: AttributedString) {
        append(.text(String(string.characters)), "%@")
      }
      /// Appends a localized text, as `%@`.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.resource(resource), "%@")
      }
      /// Appends an object's description, as `%@`.
      public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
        append(.text(subject.description), "%@")
      }
      /// Appends a value in a format of its own, as `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append(.text(format.format(input)), "%@")
      }
      /// Appends a signed integer: as `%d` up to 32 bits, as `%lld` above.
      public mutating func appendInterpolation<Value: SignedInteger & FixedWidthInteger>(_ value: Value) {
        append(.integer(Int(clamping: value)), Value.bitWidth > 32 ? "%lld" : "%d")
      }
      /// Appends an unsigned integer: as `%u` up to 32 bits, as `%llu` above.
      public mutating func appendInterpolation<Value: UnsignedInteger & FixedWidthInteger>(_ value: Value) {
        append(.unsigned(UInt(clamping: value)), Value.bitWidth > 32 ? "%llu" : "%u")
      }
      /// Appends a number, as `%lf`.
      public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }
      /// Appends a number, as `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) { append(.number(Double(value)), "%lf") }
      /// Appends a number, as `%f`.
      public mutating func appendInterpolation(_ value: Float) { append(.number(Double(value)), "%f") }
      /// Appends an integer with a format of its own, such as `%03d`.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
        append(.integer(Int(truncatingIfNeeded: value)), specifier)
      }
      /// Appends a number with a format of its own, such as `%.2f`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value, specifier: String)
      {
        append(.number(Double(value)), specifier)
      }
      /// Appends text with a format of its own, such as `%@`.
      public mutating func appendInterpolation(_ value: String, specifier: String) {
        append(.text(value), specifier)
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        arguments.append(argument)
        format += specifier
      }
    }

    /// Returns the text of the key, with the values in it.
    func localized(table: String?, bundle: Bundle?, locale: Locale?, defaultValue: LocalizationValue? = nil)
      -> String
    {
      let language = AppLanguage.current
      let values = (defaultValue ?? self).arguments.isEmpty ? arguments : (defaultValue ?? self).arguments
      let found = TextLookup.find(key, table: table, in: bundle, language: language)
      let locale = locale ?? AppLocale.current
      let text: PluralText
      switch found {
      case .plural(let plural): text = plural
      case .plain(let format): text = PluralText(format: format, variables: [:], language: language ?? "en")
      case nil:
        text = PluralText(format: (defaultValue ?? self).key, variables: [:], language: language ?? "en")
      }
      guard !values.isEmpty || !text.variables.isEmpty else { return text.format }
      return text.text(values.map(\.value), locale: locale)
    }
  }
}

extension String.LocalizationValue.Argument {
  /// The value as an argument of a format.
  fileprivate var value: any CVarArg {
    switch self {
    case .text(let text): text as NSString
    case .integer(let integer): integer
    case .unsigned(let integer): integer
    case .number(let number): number
    case .resource(let resource): String(localized: resource) as NSString
    }
  }
}
