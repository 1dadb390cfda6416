import Foundation
import StyleCore

extension UIViewController {
  /// The properties of a controller.
  struct State {
    var nibName: String?
    var nibBundle: Bundle?
    var view: UIView?
    var isLoadingView = false
    /// `updateViewConstraints()` came as far as `UIViewController`.
    var reachedUpdateConstraints = false
    var title: String?
    var appearance = Appearance.disappeared
    var isAnimated = false
    /// Whether `viewIsAppearing` was called for this appearance.
    var isAnnounced = false
    /// Whether the view's coming or going by itself began what `appearance` says, and ends it.
    var endsWithView = false
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The safe area of the view, as it was last worked out (D.10).
    var safeAreaInsets = UIEdgeInsets.zero
    var respectsSystemMinimum = true
    var edgesForExtendedLayout = UIRectEdge.all
    var extendsUnderOpaqueBars = false
    var adjustsScrollViewInsets = true
    /// The scroll view that the controller said bars should follow.
    weak var namedScrollView: UIScrollView?
    /// The scroll view that was told that a container shows it (D.16).
    weak var mainScrollView: UIScrollView?
    var topGuide: LayoutSupportGuide?
    var bottomGuide: LayoutSupportGuide?
    var preferredContentSize = CGSize.zero
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// What the controller overrides, besides the style.
    var traitOverrides = TraitOverrides()
    /// Who wants to hear of its traits.
    var traitRegistrations = TraitRegistrations()
    /// What the parent set for this controller.
    var parentTraits: UITraitCollection?
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var presentationStyle = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    var definesPresentationContext = false
    var presentation: Presentation?
    weak var presenting: UIViewController?
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The transition of what the controller shows as a container.
    var transition: ControllerTransition?
    /// The transition in which it presents, or is presented.
    var presentationTransition: ControllerTransition?
    /// Whether it has a parent since it was last seen.
    var isComing = false
    /// Whether it leaves its parent.
    var isLeaving = false
    /// Whether `viewDidAppear` or `viewDidDisappear` is being called.
    var isToldOfEnd = false
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var hidesBottomBar = false
    var toolbarItems: [UIBarButtonItem]?
    var restorationIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
  }

  // MARK: View

  func loadedView() -> UIView? {
    loadViewOnce()
    return controller.view
  }

  func loadViewOnce() {
    // `loadView()` may ask for the view that it is about to make; there is none.
    guard controller.view == nil, !controller.isLoadingView else { return }
    controller.isLoadingView = true
    loadView()
    controller.isLoadingView = false
    precondition(controller.view != nil, "loadView() must set the controller's view.")
    viewDidLoad()
  }

  func loadPlainView() {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  func setView(_ view: UIView?) {
    controller.view?.setController(nil)
    controller.view?.setRootViewObserver(nil)
    controller.view?.setRootViewEnvironment(nil)
    controller.view = view
    view?.setController(self)
    view?.setRootViewObserver(self)
    updateTraits()
    if view != nil { updateEnvironment() }
  }

  // MARK: Bars

  func setTitle(_ title: String?) {
    controller.title = title
    controller.navigationItem?.title = title
    controller.tabBarItem?.title = title
    // Without an item of its own, the title of a navigation controller is that of the item that it shows (H.40).
    if let navigation = self as? UINavigationController, controller.tabBarItem == nil, let title {
      navigation.viewControllers.first?.tabBarItem?.title = title
    }
    if let navigation = navigationAsRoot { navigation.controller.tabBarItem?.title = title }
  }

  /// The navigation controller whose stack begins with this controller.
  private var navigationAsRoot: UINavigationController? {
    guard let navigation = controller.parent as? UINavigationController,
      navigation.viewControllers.first === self
    else { return nil }
    return navigation
  }

  /// The tab bar item is another one.
  func tabBarItemDidChange() {
    if let tabs = controller.parent as? UITabBarController { return tabs.showTabItems() }
    guard let navigation = navigationAsRoot, navigation.controller.tabBarItem == nil else { return }
    navigation.tabBarItemDidChange()
  }

  var madeNavigationItem: UINavigationItem {
    if let item = controller.navigationItem { return item }
    let item = UINavigationItem(title: controller.title ?? "")
    controller.navigationItem = item
    return item
  }

  var madeTabBarItem: UITabBarItem? {
    if let item = controller.tabBarItem { return item }
    // A navigation controller without an item of its own has that of the first in its stack (H.40).
    if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
    let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
    controller.tabBarItem = item
    return item
  }
}
