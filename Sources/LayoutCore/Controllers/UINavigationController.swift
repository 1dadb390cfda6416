public import Foundation
import StyleCore

/// Who is told what a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// `viewController` is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// `viewController` is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Who animates a push or pop; nil is the system.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Who moves what `animationController` animates; nil is nobody.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

extension UINavigationControllerDelegate {
  /// The system.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nobody.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows the last of a stack of controllers under a bar, which its safe area includes (D.12).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What happens to a stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Something comes onto it.
    case push = 1
    /// Something leaves it.
    case pop = 2
  }

  var navigation = Navigation()

  /// A controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeBar()
  }

  /// A controller with an empty stack. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeBar()
  }

  /// A controller with an empty stack, whose bars are of the given classes; nil is UIKit's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    useBars(of: navigationBarClass, toolbarClass)
    observeBar()
  }

  /// A controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    observeBar()
    setStack([rootViewController], isAnimated: false)
  }

  open override func loadView() {
    loadNavigationView()
  }

  /// The stack, from the first to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { wantedStack }
    set { setStack(newValue, isAnimated: false) }
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, isAnimated: animated)
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// What is seen: what the last of the stack presents, or itself.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !wantedStack.contains { $0 === viewController }, "A controller can be on a stack only once.")
    setStack(wantedStack + [viewController], isAnimated: animated)
  }

  /// Takes the last off the stack, unless it is the first.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: wantedStack.count - 2, isAnimated: animated)?.first
  }

  /// Takes off the stack all above `viewController`.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let index = wantedStack.firstIndex { $0 === viewController }
    precondition(index != nil, "Only a controller of the stack can be popped to.")
    return pop(to: index ?? 0, isAnimated: animated)
  }

  /// Takes off the stack all but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, isAnimated: animated)
  }

  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Sees a swipe from the edge where reading starts, which pops.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { navigation.popRecognizer }

  /// The bar at the top.
  open var navigationBar: UINavigationBar { navigation.bar }

  /// Whether the bar at the top is away.
  open var isNavigationBarHidden: Bool {
    get { navigation.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows the bar at the top or takes it away.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigation.isBarHidden = hidden
    barsChanged()
  }

  /// The bar at the bottom.
  open var toolbar: UIToolbar! { navigation.toolbar }

  /// Whether the bar at the bottom is away, as at first.
  open var isToolbarHidden: Bool {
    get { navigation.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows the bar at the bottom or takes it away.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    navigation.isToolbarHidden = hidden
    barsChanged()
  }

  /// Who is told what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  override func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets {
    safeAreaInsets(forChild: child, bars: bars)
  }
}
