public import ControlCore
public import Foundation
import LayoutCore
public import StyleCore
import TextViewCore

extension UIContentUnavailableConfiguration {
  /// The properties of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
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

    init(_ font: UIFont, _ color: UIColor) {
      (self.font, self.color) = (font, color)
    }
  }

  /// The properties of the image.
  public struct ImageProperties {
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      textStyle: .largeTitle, scale: .large)
    /// The colour of a symbol or template; nil is the tint colour.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// Whether or not the image keeps its colours while the screen's are inverted.
    ///
    /// Differs from UIKit: without effect, since colours are never inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties of a button.
  public struct ButtonProperties {
    /// The action of the button, whose title and image are those of the configuration.
    public var primaryAction: UIAction?
    /// The menu of the button.
    public var menu: UIMenu?
    /// Whether or not the button is enabled.
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal
  }
}

extension UIContentUnavailableConfiguration.TextProperties {
  /// Shows a text in a label.
  @MainActor
  func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
    label.font = font
    label.textColor = color
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = true
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }
}
