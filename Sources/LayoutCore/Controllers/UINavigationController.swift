public import Foundation
import GraphicsCore
public import StyleCore

/// A type of delegates of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Tells the delegate that a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Returns the animator of a push or pop, or `nil` for the system's.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of an animator, or `nil` for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the orientations that the navigation controller supports.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask

  /// Returns the orientation in which the navigation controller is first presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

/// A container view controller that shows the last of a stack of controllers below a navigation bar.
///
/// The safe area of the content includes the bar (D.12).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The operation on a stack.
  public enum Operation: Int, Sendable {
    /// No operation.
    case none = 0
    /// The addition of a controller to the stack.
    case push = 1
    /// The removal of a controller from the stack.
    case pop = 2
  }

  var navigation = Navigation()

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeBar()
  }

  /// Creates a navigation controller with an empty stack.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeBar()
    coder.decodeInterface(of: self, as: UINavigationController.self)
  }

  /// Creates a navigation controller with an empty stack and bars of the given classes, or of UIKit's own for `nil`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    useBars(of: navigationBarClass, toolbarClass)
    observeBar()
  }

  /// Creates a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    observeBar()
    setStack([rootViewController], isAnimated: false)
  }

  open override func loadView() {
    loadNavigationView()
  }

  /// The orientations that the delegate supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation in which the controller is first presented, as the delegate prefers.
  ///
  /// Differs from UIKit: without effect.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
  }

  /// The controller that determines whether the status bar is hidden: the top one.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The controller that determines the style of the status bar: the top one while the bar is hidden.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The style of the status bar over the navigation bar: light on a black one.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }
  /// The controller that determines whether the home indicator is hidden: the top one.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// The controller that determines the edges with precedence: the top one.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

  /// The controllers of the stack, from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { wantedStack }
    set { KeyValueObserving.change(self, "viewControllers") { setStack(newValue, isAnimated: false) } }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, isAnimated: animated)
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// The visible controller: the one that is presented, or the last of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !wantedStack.contains { $0 === viewController }, "A controller can be on a stack only once.")
    setStack(wantedStack + [viewController], isAnimated: animated)
  }

  /// Pops the top controller from the stack, unless it is the first.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: wantedStack.count - 2, isAnimated: animated)?.first
  }

  /// Pops the controllers above `viewController` from the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let index = wantedStack.firstIndex { $0 === viewController }
    precondition(index != nil, "Only a controller of the stack can be popped to.")
    return pop(to: index ?? 0, isAnimated: animated)
  }

  /// Pops all controllers but the first from the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, isAnimated: animated)
  }

  /// Pushes a controller onto the stack, with an animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The recognizer of a swipe from the edge where reading starts, which pops.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { navigation.popRecognizer }

  /// The bar at the top.
  open var navigationBar: UINavigationBar { navigation.bar }

  /// Whether or not the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigation.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top, with an animation while a clock runs.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigation.isBarHidden else { return }
    changeBars(isAnimated: animated) { [self] in navigation.isBarHidden = hidden }
  }

  /// The bar at the bottom.
  open var toolbar: UIToolbar! { navigation.toolbar }

  /// Whether or not the bar at the bottom is hidden, which it is by default.
  open var isToolbarHidden: Bool {
    get { navigation.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom, with an animation while a clock runs.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != navigation.isToolbarHidden else { return }
    changeBars(isAnimated: animated) { [self] in navigation.isToolbarHidden = hidden }
  }

  /// The duration of the animation that hides or shows a bar, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  /// Whether or not a finger that moves up hides the bars, and one that moves down shows them.
  open var hidesBarsOnSwipe = false { didSet { updateHidingRecognizers() } }
  /// Whether or not a tap beside the bars and controls hides the bars, and the next one shows them.
  open var hidesBarsOnTap = false { didSet { updateHidingRecognizers() } }
  /// Whether or not the bars are hidden where there is little height, until a tap shows them.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      updateHidingRecognizers()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether or not the bars are hidden when a keyboard appears.
  open var hidesBarsWhenKeyboardAppears = false { didSet { observeKeyboard() } }
  /// The recognizer of drags that hide and show the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { navigation.hiding.swipe }
  /// The recognizer of taps that hide and show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { navigation.hiding.tap }

  /// The delegate of the navigation controller.
  open weak var delegate: (any UINavigationControllerDelegate)?

  override func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets {
    safeAreaInsets(forChild: child, bars: bars)
  }
}
