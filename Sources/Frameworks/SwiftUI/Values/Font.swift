/// A font of texts.
public struct Font: Hashable, @unchecked Sendable {
  /// The weights of fonts.
  public struct Weight: Hashable, Sendable {
    let weight: UIFont.Weight

    /// The thinnest weight.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// A very thin weight.
    public static let thin = Weight(weight: .thin)
    /// A light weight.
    public static let light = Weight(weight: .light)
    /// The usual weight.
    public static let regular = Weight(weight: .regular)
    /// A weight between the usual and semibold.
    public static let medium = Weight(weight: .medium)
    /// A weight between medium and bold.
    public static let semibold = Weight(weight: .semibold)
    /// A bold weight.
    public static let bold = Weight(weight: .bold)
    /// A heavy weight.
    public static let heavy = Weight(weight: .heavy)
    /// The boldest weight.
    public static let black = Weight(weight: .black)
  }

  /// The widths of fonts.
  public struct Width: Hashable, Sendable {
    /// The width; 0 is the usual one.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// A very narrow width.
    public static let compressed = Width(UIFont.Width.compressed.rawValue)
    /// A narrow width.
    public static let condensed = Width(UIFont.Width.condensed.rawValue)
    /// The usual width.
    public static let standard = Width(0)
    /// A large width.
    public static let expanded = Width(UIFont.Width.expanded.rawValue)
  }

  /// The distances between lines.
  public enum Leading: Sendable {
    /// The usual distance.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }

  /// The designs of the system's typefaces.
  public enum Design: Hashable, Sendable {
    /// The usual design.
    case `default`
    /// A design with serifs.
    case serif
    /// A rounded design.
    case rounded
    /// A design whose characters have one width.
    case monospaced
  }

  /// The sizes of text that follow the user's setting.
  public enum TextStyle: CaseIterable, Sendable {
    /// The style of large titles.
    case largeTitle
    /// The style of titles.
    case title
    /// The style of second titles.
    case title2
    /// The style of third titles.
    case title3
    /// The style of headlines.
    case headline
    /// The style of subheadlines.
    case subheadline
    /// The style of bodies.
    case body
    /// The style of callouts.
    case callout
    /// The style of footnotes.
    case footnote
    /// The style of captions.
    case caption
    /// The style of second captions.
    case caption2
  }

  /// The font of UIKit.
  let font: UIFont

  /// Creates the font of one of UIKit's.
  public init(_ font: UIFont) {
    self.font = font
  }

  /// Returns a font of the system.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.systemFont(ofSize: size, weight: (weight ?? .regular).weight))
  }

  /// Returns a font of the system.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    let font = UIFont.preferredFont(forTextStyle: style.style)
    return Font(weight.map { .systemFont(ofSize: font.pointSize, weight: $0.weight) } ?? font)
  }

  /// Returns a font by its name; that of the system if there is none.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }

  /// Returns a font by its name, in a size that follows the user's setting as a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    return Font(UIFontMetrics(forTextStyle: textStyle.style).scaledFont(for: font))
  }

  /// Returns a font by its name, in a size that does not follow the user's setting.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(.systemFont(ofSize: font.pointSize, weight: weight.weight))
  }

  /// Returns the bold font.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font itself.
  ///
  /// Differs from SwiftUI: it is not slanted.
  public func italic() -> Font { self }

  /// Returns the font itself.
  ///
  /// Differs from SwiftUI: its width stays.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font itself.
  ///
  /// Differs from SwiftUI: its distance between lines stays.
  public func leading(_ leading: Leading) -> Font { self }

  /// Returns a font of the system whose characters have one width.
  public func monospaced() -> Font { Font(.monospacedSystemFont(ofSize: font.pointSize, weight: .regular)) }

  /// Returns the font itself.
  ///
  /// Differs from SwiftUI: small letters stay.
  public func smallCaps() -> Font { self }

  /// Returns the font itself.
  ///
  /// Differs from SwiftUI: small letters stay.
  public func lowercaseSmallCaps() -> Font { self }

  /// Returns the font itself.
  ///
  /// Differs from SwiftUI: capitals stay.
  public func uppercaseSmallCaps() -> Font { self }

  /// Returns the font with digits of one width.
  public func monospacedDigit() -> Font {
    Font(.monospacedDigitSystemFont(ofSize: font.pointSize, weight: .regular))
  }

  /// The font of large titles.
  public static var largeTitle: Font { system(.largeTitle) }
  /// The font of titles.
  public static var title: Font { system(.title) }
  /// The font of second titles.
  public static var title2: Font { system(.title2) }
  /// The font of third titles.
  public static var title3: Font { system(.title3) }
  /// The font of headlines.
  public static var headline: Font { system(.headline) }
  /// The font of subheadlines.
  public static var subheadline: Font { system(.subheadline) }
  /// The font of bodies.
  public static var body: Font { system(.body) }
  /// The font of callouts.
  public static var callout: Font { system(.callout) }
  /// The font of footnotes.
  public static var footnote: Font { system(.footnote) }
  /// The font of captions.
  public static var caption: Font { system(.caption) }
  /// The font of second captions.
  public static var caption2: Font { system(.caption2) }
}

extension Font.TextStyle {
  /// The style of UIKit.
  var style: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}
