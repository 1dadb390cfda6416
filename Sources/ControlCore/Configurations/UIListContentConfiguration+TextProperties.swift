public import Foundation
public import StyleCore

extension UIListContentConfiguration {
  /// The properties of a text of a row.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The alignments of a text.
    public enum TextAlignment: Int, Sendable {
      /// An alignment where reading starts.
      case natural = 0
      /// A centered alignment.
      case center = 1
      /// An alignment at both sides.
      case justified = 2
    }

    /// The changes of the case of a text.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      /// All letters upper case.
      case uppercase = 1
      /// All letters lower case.
      case lowercase = 2
      /// The first letter of each word upper case.
      case capitalized = 3
    }

    private var fontSetting: Adjustable<UIFont>
    private var colorSetting: Adjustable<UIColor>
    private var transformSetting: Adjustable<TextTransform>

    /// The font.
    public var font: UIFont {
      get { fontSetting.value }
      set { fontSetting.own = newValue }
    }
    /// The colour.
    public var color: UIColor {
      get { colorSetting.value }
      set { colorSetting.own = newValue }
    }
    /// The transformer of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The way in which lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 is no limit.
    public var numberOfLines = 0
    /// Whether or not the font becomes smaller for a text that is too wide.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, 0…1; 0 is that of the system.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether or not letters come closer before a text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether or not the font follows the preferred size of text.
    public var adjustsFontForContentSizeCategory = true
    /// Whether or not a pointer over a truncated text shows all of it.
    ///
    /// Differs from UIKit: without effect, since there is no pointer.
    public var showsExpansionTextWhenTruncated = false
    /// The change of the case of the text.
    public var transform: TextTransform {
      get { transformSetting.value }
      set { transformSetting.own = newValue }
    }

    init(_ look: ListContentPreset.TextLook) {
      fontSetting = Adjustable(usual: look.font)
      colorSetting = Adjustable(usual: look.color)
      transformSetting = Adjustable(usual: look.transform)
    }

    /// Takes the values of a style where code set none.
    mutating func follow(_ look: ListContentPreset.TextLook) {
      fontSetting.usual = look.font
      colorSetting.usual = look.color
      transformSetting.usual = look.transform
    }

    /// Returns the colour after its transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
}

extension UIListContentConfiguration.TextProperties: @MainActor Hashable {
  /// Returns whether two texts have the same properties in every state.
  public static func == (left: Self, right: Self) -> Bool {
    left.fontSetting == right.fontSetting && left.colorSetting == right.colorSetting
      && left.transformSetting == right.transformSetting
      && left.colorTransformer?.identity == right.colorTransformer?.identity
      && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
      && left.numberOfLines == right.numberOfLines
      && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
      && left.minimumScaleFactor == right.minimumScaleFactor
      && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
      && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
      && left.showsExpansionTextWhenTruncated == right.showsExpansionTextWhenTruncated
  }

  /// Adds the font and the colour to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns a text with its case changed, by the rules that hold in every language.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
