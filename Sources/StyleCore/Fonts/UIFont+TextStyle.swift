import Foundation

extension UIFont {
  /// The purpose of a text.
  ///
  /// The size of its font follows the size that the user prefers.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a style from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    ///
    /// Differs from UIKit: the sizes of other categories than the large one are estimates.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest title.
    ///
    /// Differs from UIKit: the sizes of other categories than the large one are estimates.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The title of a paragraph.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A subheadline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The first level of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The second level of captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics of the style, which scale fonts and lengths like its lines.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

    /// The weight of the style's fonts.
    var weight: Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }

    /// The weight of the style's fonts with the bold trait.
    var emphasizedWeight: Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
      default: .semibold
      }
    }
  }

  /// Returns the font for `style` in the current content size category.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for `style` in the content size category of the given traits, or in the current one.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(values: Values(style, in: category))
  }
}

extension UIFont.Values {
  /// Creates the values of the font for a text style in a content size category.
  init(_ style: UIFont.TextStyle, in category: UIContentSizeCategory) {
    self.init(size: style.size(in: category), weight: style.weight)
    (textStyle, styleLeading) = (style, style.leading(in: category))
  }

  /// Returns the values scaled to a content size category, or `nil` if they do not follow it.
  func adjusted(to traits: UITraitCollection) -> UIFont.Values? {
    var values = self
    if let textStyle {
      values.size = textStyle.size(in: traits.preferredContentSizeCategory)
      values.styleLeading = textStyle.leading(in: traits.preferredContentSizeCategory)
    } else if let scaling {
      values.size = UIFontMetrics(forTextStyle: scaling.style)
        .scaledSize(scaling.baseSize, maximum: scaling.maximum, compatibleWith: traits)
    } else {
      return nil
    }
    return values
  }
}

extension UIFont {
  /// Returns the font scaled to a content size category.
  ///
  /// The font returns itself if it does not follow the category, or has that size already.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let values = values.adjusted(to: traits), values != self.values else { return self }
    return UIFont(values: values)
  }
}
