public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore
import TextViewCore

/// A button that pastes what is in the general pasteboard into its target.
///
/// It is enabled while the target accepts the items.
///
/// Differs from UIKit: it looks like a filled button of the configuration, and the user is not asked.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// The parts of the button that are shown.
  public enum DisplayMode: UInt, Sendable {
    /// The icon and the title.
    case iconAndLabel = 0
    /// The icon.
    case iconOnly = 1
    /// The title.
    case labelOnly = 2
    /// The arrow alone.
    case arrowAndLabel = 3
  }

  /// The look of the button.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// The parts that are shown.
    open var displayMode = DisplayMode.iconAndLabel
    /// The style of the corners.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners, for the styles that have none of their own.
    open var cornerRadius: CGFloat = 6
    /// The colour of icon and title; nil for that of the system.
    open var baseForegroundColor: UIColor?
    /// The colour of the background; nil for the tint colour.
    open var baseBackgroundColor: UIColor?
    /// The side of the title on which the icon is.
    open var imagePlacement = NSDirectionalRectEdge.leading

    /// Creates the usual look.
    public override init() {
      super.init()
    }

    /// Returns a copy of the look.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      (copy.displayMode, copy.cornerStyle, copy.cornerRadius) = (displayMode, cornerStyle, cornerRadius)
      (copy.baseForegroundColor, copy.baseBackgroundColor) = (baseForegroundColor, baseBackgroundColor)
      copy.imagePlacement = imagePlacement
      return copy
    }
  }

  private let ownConfiguration: Configuration
  private let button = UIButton(type: .system)
  private var observer: (any NSObjectProtocol)?

  /// Creates a control with a look.
  public init(configuration: Configuration) {
    ownConfiguration = configuration.copy() as? Configuration ?? Configuration()
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a control with the usual look.
  public override init(frame: CGRect) {
    ownConfiguration = Configuration()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control with the usual look.
  public required init?(coder: NSCoder) {
    ownConfiguration = Configuration()
    super.init(coder: coder)
    prepare()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Follows the changes of the pasteboard while the control is in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    let center = NotificationCenter.default
    if let observer { center.removeObserver(observer) }
    observer = nil
    update()
    guard window != nil else { return }
    observer = center.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  /// The look.
  open var configuration: Configuration { ownConfiguration }

  /// The object into which the control pastes.
  open weak var target: (any UIPasteConfigurationSupporting)? {
    didSet { update() }
  }

  private func prepare() {
    let look = ownConfiguration
    var filled = UIButton.Configuration.filled()
    if look.displayMode != .iconOnly { filled.title = SystemWord.paste.text }
    if look.displayMode != .labelOnly { filled.image = UIImage(systemName: "doc.on.clipboard") }
    filled.imagePadding = 4
    filled.imagePlacement = look.imagePlacement
    filled.cornerStyle = look.cornerStyle
    filled.background.cornerRadius = look.cornerRadius
    if let color = look.baseForegroundColor { filled.baseForegroundColor = color }
    if let color = look.baseBackgroundColor { filled.baseBackgroundColor = color }
    button.configuration = filled
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    addSubview(button)
    update()
  }

  private func update() {
    isEnabled = target?.canPaste(UIPasteboard.general.itemProviders) ?? false
    button.isEnabled = isEnabled
  }

  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    guard let target, target.canPaste(providers) else { return }
    target.paste(itemProviders: providers)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
