public import Foundation
public import StyleCore

extension UIButton {
  /// A configuration of the appearance and content of a button.
  ///
  /// Colours, fonts, insets and corners that it does not set are those of its style, its size and the button's state:
  /// `updated(for:)` resolves the background, the button the rest.
  ///
  /// Differs from UIKit: undocumented colours of states are estimates; the styles of other systems look as on iOS.
  @preconcurrency @MainActor
  public struct Configuration {
    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The degree of emphasis of a button.
    enum Style { case plain, gray, tinted, filled, glass, prominentGlass, clearGlass, prominentClearGlass }

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = Size.medium.cornerRadius
    }

    // MARK: Title

    /// The title of the button.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; the style sets those that it does not have.
    public var attributedTitle: AttributedString?
    /// The transformer of the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title; modes that wrap allow further lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString?
    /// The transformer of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The alignment of title and subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Image

    /// The image; one with an automatic rendering mode has the colour of the title.
    public var image: UIImage?
    /// The transformer of the image's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The symbol configuration of the image, where it does not have its own; nil follows the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The animation from a symbol to another; nil is none.
    ///
    /// Differs from UIKit: the new symbol is seen at once.
    public var symbolContentTransition: UISymbolContentTransition?
    /// The minimum width, in points, for the image beside a title; the image is centered in it.
    public var imageReservation: CGFloat = 0
    /// Whether or not an activity indicator takes the place of the image.
    public var showsActivityIndicator = false
    /// The transformer of the indicator's colour, which is that of the title.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator of a button with a menu.
    ///
    /// Differs from UIKit: it is not shown.
    public var indicator = Indicator.automatic
    /// The transformer of the colour of the menu indicator.
    ///
    /// Differs from UIKit: without effect.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Places

    /// The edge of the title at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The insets of the content, in points; those of the size by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The appearance of the button on the Mac.
    ///
    /// Differs from UIKit: without effect.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// Restores the default insets of the size.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    // MARK: Colours

    /// The colour of title and image; nil is that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil is that of the style.
    public var baseBackgroundColor: UIColor?
    /// The background; it takes precedence over the style.
    public var background = UIBackgroundConfiguration(.button)
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether or not a selected button has another appearance in the style.
    public var automaticallyUpdateForSelection = true

    // MARK: Styles

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a translucent background in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration with a grey background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a translucent background in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background or border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a background of glass (iOS 26).
    public static func glass() -> Configuration { Configuration(.glass) }
    /// Returns a configuration with a background of glass in the tint colour (iOS 26).
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    /// Returns a configuration with a background of clear glass (iOS 26).
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    /// Returns a configuration with a background of clear glass in the tint colour (iOS 26).
    public static func prominentClearGlass() -> Configuration { Configuration(.prominentClearGlass) }

    /// Returns a copy with the background of `button` in its present state.
    public func updated(for button: UIButton) -> Configuration {
      var updated = self
      updated.background.backgroundColor = background.backgroundColor ?? backgroundColor(of: button)
      updated.background.cornerRadius = cornerRadius(of: button)
      updated.background.visualEffect = background.visualEffect ?? glass(of: button)
      updated.cornerStyle = cornerStyle == .capsule ? .capsule : .fixed
      return updated
    }
  }
}

extension UIButton.Configuration {
  /// The sizes of a button.
  public enum Size: Int, Sendable {
    /// A medium button: 34⅓ points high with a line of body text.
    case medium = 0
    /// A small button: 28 points high with a line of text of the style `subheadline`.
    case small = 1
    /// A mini button, of the size of a small one.
    case mini = 2
    /// A large button: 50⅓ points high with a line of body text.
    case large = 3
  }

  /// The styles of the corners of a background.
  public enum CornerStyle: Int, Sendable {
    /// The background's corner radius.
    case fixed = -1
    /// The background's corner radius, scaled with the text size.
    case dynamic = 0
    /// The corner radius of a small button.
    case small = 1
    /// The corner radius of a medium button.
    case medium = 2
    /// The corner radius of a large button.
    case large = 3
    /// A radius of half of the height, or of the width where that is less.
    case capsule = 4
  }

  /// The alignments of title and subtitle.
  public enum TitleAlignment: Int, Sendable {
    /// The edge of the image; the center where there is none beside them.
    case automatic = 0
    /// The leading edge.
    case leading = 1
    /// The center.
    case center = 2
    /// The trailing edge.
    case trailing = 3
  }

  /// The indicators of a button with a menu.
  public enum Indicator: Int, Sendable {
    /// The indicator of the button's kind.
    case automatic = 0
    /// No indicator.
    case none = 1
    /// The indicator of a pop-up menu.
    case popup = 2
  }

  /// The appearances of a button on the Mac.
  public enum MacIdiomStyle: Int, Sendable {
    /// The appearance of the style.
    case automatic = 0
    /// A button with a border.
    case bordered = 1
    /// A button without a border.
    case borderless = 2
    /// A button without a border, in the tint colour.
    case borderlessTinted = 3
  }
}
