import Foundation
import StyleCore

extension UIViewController {
  /// The properties of a controller.
  struct State {
    var nibName: String?
    var nibBundle: Bundle?
    /// The scene of a storyboard that the controller was made from.
    var scene: (any SceneContent)?
    var view: UIView?
    var isLoadingView = false
    /// Whether or not a call of `updateViewConstraints()` reached `UIViewController`.
    var reachedUpdateConstraints = false
    var title: String?
    var appearance = Appearance.disappeared
    var isAnimated = false
    /// Whether or not `viewIsAppearing` was called for this appearance.
    var isAnnounced = false
    /// Whether or not a move of the view itself began the current `appearance`, and ends it.
    var endsWithView = false
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The safe area insets of the view, as of the last update (D.10).
    var safeAreaInsets = UIEdgeInsets.zero
    var respectsSystemMinimum = true
    var edgesForExtendedLayout = UIRectEdge.all
    var extendsUnderOpaqueBars = false
    var adjustsScrollViewInsets = true
    /// The scroll view that the program set for bars to follow.
    weak var namedScrollView: UIScrollView?
    /// The scroll view that knows that a container shows it (D.16).
    weak var mainScrollView: UIScrollView?
    var topGuide: LayoutSupportGuide?
    var bottomGuide: LayoutSupportGuide?
    var preferredContentSize = CGSize.zero
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The overrides of the controller, besides the style.
    var traitOverrides = TraitOverrides()
    /// The registrations for changes of its traits.
    var traitRegistrations = TraitRegistrations()
    /// The overrides of the parent for this controller.
    var parentTraits: UITraitCollection?
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var presentationStyle = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    var definesPresentationContext = false
    var presentation: Presentation?
    weak var presenting: UIViewController?
    /// The controller of a presentation to come.
    var presentationController: UIPresentationController?
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The transition of the controller that this container shows.
    var transition: ControllerTransition?
    /// The transition in which it presents, or is presented.
    var presentationTransition: ControllerTransition?
    /// Whether or not it has a parent since it was last visible.
    var isComing = false
    /// Whether or not it leaves its parent.
    var isLeaving = false
    /// Whether or not `viewDidAppear` or `viewDidDisappear` is being called.
    var isSendingAppearanceEnd = false
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var hidesBottomBar = false
    var toolbarItems: [UIBarButtonItem]?
    var restorationIdentifier: String?
    var capturesStatusBar = false
    var providesTransitionStyle = false
    var restoresFocus = true
    var isEditing = false
    var editButton: UIBarButtonItem?
    /// The commands that were added, besides those of `keyCommands`.
    var keyCommands: [UIKeyCommand] = []
    var restorationClass: (any UIViewControllerRestoration.Type)?
    var unavailable = UnavailableContent()
  }

  // MARK: View

  func loadedView() -> UIView? {
    loadViewOnce()
    return controller.view
  }

  func loadViewOnce() {
    // `loadView()` may read `view`, which it is about to make: there is none yet.
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
    // A navigation controller without an item of its own has the title of the item that it shows (H.40).
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

  /// Updates the tab bar after the tab bar item changed.
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
    // A navigation controller without an item of its own has that of the first controller in its stack (H.40).
    if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
    let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
    controller.tabBarItem = item
    return item
  }
}
