public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// A controller of a popover, which presents the content's controller with an arrow at its source, for code of old.
///
/// It stays a popover in a compact width. The program keeps it while it is shown.
///
/// Differs from UIKit: the content is presented by the controller in front of the window, by its
/// `UIPopoverPresentationController`.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  private let messenger = PopoverMessenger()
  private var content: UIViewController
  private var anchor: (@MainActor (UIPopoverPresentationController) -> Void)?

  /// The delegate.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The views outside of the popover that receive touches, instead of its dismissal.
  open var passthroughViews: [UIView]? { didSet { current?.passthroughViews = passthroughViews } }
  /// The colour behind the content and in the arrow, or nil for that of the content.
  open var backgroundColor: UIColor? { didSet { current?.backgroundColor = backgroundColor } }
  /// The distances that the popover keeps from the edges of the window, in points.
  open var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { current?.popoverLayoutMargins = layoutMargins }
  }
  /// The class of the popover's background, which is one of `UIPopoverBackgroundViewMethods`; nil is the system's.
  open var backgroundViewClass: AnyClass? {
    didSet {
      current?.popoverBackgroundViewClass = backgroundViewClass as? any UIPopoverBackgroundViewMethods.Type
    }
  }

  /// Creates a controller of a popover with a content.
  public init(contentViewController viewController: UIViewController) {
    content = viewController
    super.init()
    messenger.popover = self
  }

  /// The controller of the content.
  open var contentViewController: UIViewController {
    get { content }
    set { setContentView(newValue, animated: false) }
  }

  /// Shows another content, at the same source if the popover is shown.
  open func setContentView(_ viewController: UIViewController, animated: Bool) {
    guard viewController !== content else { return }
    let isShown = isPopoverVisible
    if isShown { dismiss(animated: false) }
    content = viewController
    if isShown, let anchor { present(animated: animated, anchor) }
  }

  /// The size of the content, in points: the preferred one.
  open var contentSize: CGSize {
    get { content.preferredContentSize }
    set { setContentSize(newValue, animated: false) }
  }

  /// Gives the content a size, in points.
  ///
  /// Differs from UIKit: it changes at once.
  open func setContentSize(_ size: CGSize, animated: Bool) { content.preferredContentSize = size }

  /// Whether or not the popover is shown.
  open var isPopoverVisible: Bool { content.presentingViewController != nil && !content.isBeingDismissed }

  /// The direction of the arrow while the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { current?.arrowDirection ?? .unknown }

  /// Shows the popover at a rectangle of a view, which is in a window.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(animated: animated) { [weak view] popover in
      (popover.sourceView, popover.sourceRect) = (view, rect)
      popover.permittedArrowDirections = arrowDirections
    }
  }

  /// Shows the popover at an item of a bar.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(animated: animated) { popover in
      popover.barButtonItem = item
      popover.permittedArrowDirections = arrowDirections
    }
  }

  /// Dismisses the popover, of which the delegate does not hear.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    content.presentingViewController?.dismiss(animated: animated)
  }

  private var current: UIPopoverPresentationController? {
    isPopoverVisible ? content.popoverPresentationController : nil
  }

  private func present(
    animated: Bool, _ anchor: @escaping @MainActor (UIPopoverPresentationController) -> Void
  ) {
    self.anchor = anchor
    if isPopoverVisible {
      // The popover moves to its new source.
      content.popoverPresentationController.map(anchor)
      return
    }
    content.modalPresentationStyle = .popover
    guard let popover = content.popoverPresentationController else { return }
    anchor(popover)
    popover.delegate = messenger
    popover.passthroughViews = passthroughViews
    popover.backgroundColor = backgroundColor
    popover.popoverLayoutMargins = layoutMargins
    popover.popoverBackgroundViewClass = backgroundViewClass as? any UIPopoverBackgroundViewMethods.Type
    let window = popover.sourceView?.window ?? popover.sourceView as? UIWindow
    (window ?? UIApplication.shared.frontWindow)?.frontController?.present(content, animated: animated)
  }
}

/// A segue that shows the destination in a popover, for code of old.
///
/// Differs from UIKit: without a performance of the storyboard's own, it shows the popover at the middle of the source.
@preconcurrency @MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  /// The controller of the popover.
  open private(set) lazy var popoverController = UIPopoverController(contentViewController: destination)

  /// Shows the destination in the popover.
  open override func perform() {
    guard let view = source.viewIfLoaded else { return }
    let middle = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popoverController.present(from: middle, in: view, permittedArrowDirections: .any, animated: true)
  }
}
