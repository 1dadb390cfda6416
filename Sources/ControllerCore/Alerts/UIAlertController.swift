public import Foundation
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action that cancels the operation and leaves the data unchanged.
    case cancel = 1
    /// The style of an action that changes or deletes data.
    case destructive = 2
  }

  private var text: String?
  private var meaning = Style.default
  /// The title of the action's button.
  open var title: String? { text }
  /// The style of the action.
  open var style: Style { meaning }
  /// Whether or not the action is enabled.
  open var isEnabled = true { didSet { onChange?() } }
  private var handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action without a title or a handler.
  public override init() {
    super.init()
  }

  /// Creates an action with a title and a style, which runs `handler` when the user chooses it.
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

/// A view controller that displays an alert with a message and actions.
///
/// `AlertView` documents the layout. On a pad an action sheet is a popover, which needs a source; on iOS 26 it is one on a
/// phone, too, if it has a source.
///
/// Differs from UIKit: before iOS 26 the background is plain, not blurred, and texts have the same size for every content
/// size category.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of an alert controller.
  public enum Style: Int, Sendable {
    /// An action sheet, at the bottom.
    case actionSheet = 0
    /// An alert, in the center.
    case alert = 1
  }

  private var style = Style.actionSheet
  /// The importance of an alert.
  ///
  /// Differs from UIKit: without effect.
  open var severity = UIAlertControllerSeverity.default

  /// Creates an action sheet without actions.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// Creates an alert controller with a title, a message and a style.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
  }

  /// The style of the presentation: on a pad an action sheet is a popover.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { isInPopover ? .popover : super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }

  /// The size of the content of a popover.
  open override var preferredContentSize: CGSize {
    get {
      let size = super.preferredContentSize
      guard size == .zero, isShownInPopover, let content = view as? AlertView else { return size }
      let isPhone = traitCollection.system >= .v26 && traitCollection.userInterfaceIdiom != .pad
      let width =
        isPhone ? PresentationFigures.phonePopoverActionsWidth : PresentationFigures.popoverActionsWidth
      return CGSize(width: width, height: content.fittingHeight(in: width))
    }
    set { super.preferredContentSize = newValue }
  }

  @_spi(Plumb)
  open override func presentedFrame(in window: UIWindow) -> CGRect? {
    (viewIfLoaded as? AlertView)?.place(in: window)
  }

  /// Whether or not the style is that of a popover, which is at the bottom in a compact width.
  private var isInPopover: Bool {
    style == .actionSheet
      && (isPopoverOfPad || (presentingViewController == nil && traitCollection.system >= .v26))
  }

  /// Whether or not the actions are in a popover in the current width.
  var isShownInPopover: Bool { isInPopover && popoverPresentationController?.isPopover != false }

  /// Whether or not the controller fades in, as alerts do; before iOS 26 sheets slide up from the bottom.
  @_spi(Plumb)
  open override var comesByFading: Bool { preferredStyle == .alert || traitCollection.system >= .v26 }

  /// Creates an action sheet without actions.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// The style of the alert controller.
  open var preferredStyle: Style { style }
  /// The message below the title.
  open var message: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The preferred action, which is emphasized; one of `actions`.
  open var preferredAction: UIAlertAction? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The text fields, in order.
  open private(set) var textFields: [UITextField]?

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds a text field, which `configurationHandler` configures.
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

  /// Makes the first text field the first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Dismisses the alert, and runs the action that the user chose once that is over.
  ///
  /// An alert that is on its way out has no more actions to choose.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard let presenter = presentingViewController else { return action.run() }
    presenter.dismiss(animated: true) { action.run() }
  }

  /// The action that cancels.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Chooses the action that cancels, as a tap beside an action sheet does; without one nothing happens.
  func cancelByUser() {
    if let cancelAction { choose(cancelAction) }
  }
}

/// The importance of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default importance.
  case `default` = 0
  /// The importance of an alert about a loss.
  case critical = 1
}
