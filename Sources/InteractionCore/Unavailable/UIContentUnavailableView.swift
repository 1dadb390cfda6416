import ControlCore
public import Foundation
import LayerCore
public import LayoutCore
import StyleCore
import TextViewCore

/// A view that is shown where there is no content: an image, two texts and two buttons, one beneath the other.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let background = BackgroundView()
  private let imageView = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton(type: .system)
  private let secondaryButton = UIButton(type: .system)

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without content.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    prepare()
  }

  /// The configuration that the view shows; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      content = new
      show()
    }
  }

  /// Whether or not content that is higher than the view scrolls.
  ///
  /// Differs from UIKit: without effect, since content never scrolls.
  open var isScrollEnabled = true

  private func prepare() {
    for view in [background, imageView, indicator, label, secondaryLabel, button, secondaryButton] as [UIView]
    { addSubview(view) }
    show()
  }

  private func show() {
    background.showTinted(content.background)
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = content.imageProperties.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    let isLoading = content.style == .loading && content.image == nil
    indicator.isHidden = !isLoading
    if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    content.textProperties.show(content.text, content.attributedText, in: label)
    content.secondaryTextProperties.show(
      content.secondaryText, content.secondaryAttributedText, in: secondaryLabel)
    label.isHidden = content.text == nil && content.attributedText == nil
    secondaryLabel.isHidden = content.secondaryText == nil && content.secondaryAttributedText == nil
    for text in [label, secondaryLabel] {
      text.textAlignment = content.alignment == .center ? .center : .natural
    }
    show(content.button, content.buttonProperties, in: button)
    show(content.secondaryButton, content.secondaryButtonProperties, in: secondaryButton)
    preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
    directionalLayoutMargins = content.directionalLayoutMargins
    setNeedsLayout()
  }

  private func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.enumerateEventHandlers { action, _, event, _ in
      if let action { button.removeAction(action, for: event) }
    }
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.isHidden =
      configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
  }

  // MARK: Layout

  /// Lays out the visible parts in a column, in the middle or at the start.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let area = bounds.inset(by: layoutMargins)
    let (parts, height) = column(width: max(0, area.width))
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var y = content.alignment == .center ? max(area.minY, area.midY - height / 2) : area.minY
    for part in parts {
      y += part.space
      var x = area.midX - part.size.width / 2
      if content.alignment == .natural {
        x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.maxX - part.size.width : area.minX
      }
      part.view.frame = CGRect(origin: grid.snap(CGPoint(x: x, y: y), .nearest(.up)), size: part.size)
      y += part.size.height
    }
  }

  /// Returns the visible parts with their sizes and the spaces above them, and the height of all.
  private func column(width: CGFloat) -> (
    parts: [(view: UIView, space: CGFloat, size: CGSize)], height: CGFloat
  ) {
    let spaces: [(UIView, CGFloat)] = [
      (imageView, 0), (indicator, 0), (label, content.imageToTextPadding),
      (secondaryLabel, content.textToSecondaryTextPadding), (button, content.textToButtonPadding),
      (secondaryButton, content.buttonToSecondaryButtonPadding),
    ]
    var parts: [(view: UIView, space: CGFloat, size: CGSize)] = []
    for (view, space) in spaces where !view.isHidden {
      var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      size.width = min(size.width, width)
      let limit = content.imageProperties.maximumSize
      if view === imageView, limit.width > 0, limit.height > 0 {
        size = CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
      }
      parts.append((view, parts.isEmpty ? 0 : space, size))
    }
    return (parts, parts.reduce(0) { $0 + $1.space + $1.size.height })
  }
}
