public import Foundation

extension NSAttributedString {
  /// An effect of a text, the value of the key `textEffect`.
  ///
  /// Differs from UIKit: it is not drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the effect of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters as if they were pressed into the background.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// The style of a highlight, the value of the key `textHighlightStyle`.
  ///
  /// Differs from UIKit: it is not drawn.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the style of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual style.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The colours of a highlight, the value of the key `textHighlightColorScheme`.
  ///
  /// Differs from UIKit: they are not drawn.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the colours of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual colours.
    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    /// Purple colours.
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    /// Pink colours.
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    /// Orange colours.
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    /// Mint colours.
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    /// Blue colours.
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
  }
}
