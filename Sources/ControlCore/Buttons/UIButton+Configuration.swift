public import Foundation
public import StyleCore

extension UIButton {
  /// The look of a button as a value.
  ///
  /// Colours, fonts, insets and corners that it does not say are those of its style, its size and the button's state:
  /// `updated(for:)` fills in what is behind the content, the button the rest. Differs from UIKit: what no
  /// documentation states about the colours of states is judgement; the styles of other systems look as on a phone.
  @preconcurrency @MainActor
  public struct Configuration {
    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    /// How much a button stands out.
    enum Style { case plain, gray, tinted, filled }

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = Size.medium.cornerRadius
    }

    // MARK: Title

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; what they do not say is of the style.
    public var attributedTitle: AttributedString?
    /// What makes other attributes of the title's.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where lines of the title end; those that wrap go on in further lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// What stands beneath the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The same with attributes.
    public var attributedSubtitle: AttributedString?
    /// What makes other attributes of the subtitle's.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where lines of the subtitle end.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// Where title and subtitle stand beside each other's middle.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Image

    /// The image; one that says nothing else is drawn in the colour of the title.
    public var image: UIImage?
    /// What makes another colour of that one.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How large and bold a symbol is, where it does not say so; nil goes with the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The least width in points that the image has beside a title, in whose middle it stands.
    public var imageReservation: CGFloat = 0
    /// Whether an indicator turns in the place of the image.
    public var showsActivityIndicator = false
    /// What makes another colour of the indicator's, which is that of the title.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button with a menu. Differs from UIKit: it is not shown.
    public var indicator = Indicator.automatic
    /// What makes another colour of the mark's. Differs from UIKit: without effect.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Places

    /// The edge of the title that the image stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The points between image and title.
    public var imagePadding: CGFloat = 0
    /// The points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The space around the content, in points; that of the size at first.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How buttons of the Mac look. Differs from UIKit: without effect.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    // MARK: Colours

    /// The colour of title and image; nil is that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil is that of the style.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content; it goes before the style.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether the style has another look for selected buttons.
    public var automaticallyUpdateForSelection = true

    // MARK: Styles

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On the tint colour, made pale.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// On grey.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On the tint colour, made pale.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// On the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Without a background or border.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// The configuration with what is behind the content of `button` in its present state.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      updated.background.backgroundColor = background.backgroundColor ?? backgroundColor(of: button)
      updated.background.cornerRadius = cornerRadius(of: button)
      updated.cornerStyle = cornerStyle == .capsule ? .capsule : .fixed
      return updated
    }
  }
}

extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Int, Sendable {
    /// 34⅓ points with a line of body text.
    case medium = 0
    /// 28 points with a line of text of the style `subheadline`.
    case small = 1
    /// As small.
    case mini = 2
    /// 50⅓ points with a line of body text.
    case large = 3
  }

  /// How round the corners of a background are.
  public enum CornerStyle: Int, Sendable {
    /// As the background's radius says.
    case fixed = -1
    /// As it says, more where text is larger.
    case dynamic = 0
    /// As round as a small button's.
    case small = 1
    /// As round as a button's of medium size.
    case medium = 2
    /// As round as a large button's.
    case large = 3
    /// Half of the height, or of the width where that is less.
    case capsule = 4
  }

  /// Where title and subtitle stand.
  public enum TitleAlignment: Int, Sendable {
    /// Where the image is; in the middle without one beside them.
    case automatic = 0
    /// Where reading starts.
    case leading = 1
    /// In the middle.
    case center = 2
    /// Where reading ends.
    case trailing = 3
  }

  /// The mark of a button with a menu.
  public enum Indicator: Int, Sendable {
    /// As the button's kind asks.
    case automatic = 0
    /// None.
    case none = 1
    /// That of a menu to choose from.
    case popup = 2
  }

  /// How buttons of the Mac look.
  public enum MacIdiomStyle: Int, Sendable {
    /// As the style asks.
    case automatic = 0
    /// With a border.
    case bordered = 1
    /// Without one.
    case borderless = 2
    /// Without one, in the tint colour.
    case borderlessTinted = 3
  }
}
