public import Foundation
@_spi(Plumb) public import LayoutCore
public import TextViewCore

/// Something that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What an action means.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// Nothing happens.
    case cancel = 1
    /// Something is lost.
    case destructive = 2
  }

  private var text: String?
  private var meaning = Style.default
  /// The text.
  open var title: String? { text }
  /// What it means.
  open var style: Style { meaning }
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { onChange?() } }
  private var handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// An action without a text that does nothing.
  public override init() {
    super.init()
  }

  /// An action that runs `handler` when it is chosen.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    text = title
    meaning = style
    self.handler = handler
  }

  func run() {
    if isEnabled { handler?(self) }
  }
}

/// A message with a choice, over what it is about. `AlertView` says where its parts lie.
///
/// Differs from UIKit: the look is plain; what is behind is not dimmed; sheets do not become bubbles on pads.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert lies.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  private var style = Style.actionSheet

  /// An empty sheet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// An alert with a title and a text.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
  }

  @_spi(Plumb)
  open override func presentedFrame(in window: UIWindow) -> CGRect? {
    (viewIfLoaded as? AlertView)?.frame(in: window)
  }

  /// Alerts fade in; sheets come from below.
  @_spi(Plumb)
  open override var comesByFading: Bool { preferredStyle == .alert }

  /// An empty sheet. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// How the alert lies.
  open var preferredStyle: Style { style }
  /// The text beneath the title.
  open var message: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// What is offered, in the order in which it was added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that stands out; it has to be one of `actions`.
  open var preferredAction: UIAlertAction? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The fields, from the first.
  open private(set) var textFields: [UITextField]?

  /// Offers one more thing.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds a field, which `configurationHandler` may change.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Only alerts have text fields; this is a sheet.")
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    viewIfLoaded?.setNeedsLayout()
  }

  open override func loadView() {
    view = AlertView(of: self)
  }

  /// The user chose an action: the alert goes, then the action runs.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    if presentingViewController != nil { dismiss(animated: true) }
    action.run()
  }
}
