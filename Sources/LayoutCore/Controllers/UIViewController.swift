public import Foundation
public import StyleCore

/// Who makes a view, and places, shows and hides it. Coordinates are points, y down.
///
/// Differs from UIKit: nothing is read from nibs and storyboards; rotations end at once, and so do presentations and
/// pushes where no clock runs.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UITraitEnvironment {
  var controller = State()

  /// A controller. Differs from UIKit: there are no nibs; the names are kept and nothing is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    controller.nibName = nibNameOrNil
    controller.nibBundle = nibBundleOrNil
  }

  /// A controller. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The name that the controller was made with.
  open var nibName: String? { controller.nibName }

  /// The bundle that the controller was made with.
  open var nibBundle: Bundle? { controller.nibBundle }

  // MARK: View

  /// The root of what the controller shows; made by `loadView()` when first asked for.
  open var view: UIView! {
    get { loadedView() }
    set { setView(newValue) }
  }

  /// The view, unless nobody has asked for it yet.
  open var viewIfLoaded: UIView? { controller.view }

  /// Whether there is a view.
  open var isViewLoaded: Bool { controller.view != nil }

  /// Makes the view if there is none.
  open func loadViewIfNeeded() {
    loadViewOnce()
  }

  /// Makes `view`: a plain view of the screen's size, unless overridden.
  open func loadView() {
    loadPlainView()
  }

  /// There is a view now.
  open func viewDidLoad() {}

  /// A text for bars; it goes to `navigationItem` and `tabBarItem`, too, and to the tab of a navigation controller
  /// whose stack begins with this controller (H.40).
  open var title: String? {
    get { controller.title }
    set { setTitle(newValue) }
  }

  // MARK: Appearance

  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its place with its traits, and not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to be seen no longer.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is no longer seen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Says that the view is about to come or to go: for containers that tell their children themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(toAppearing: isAppearing, animated: animated)
  }

  /// Says that the view has come or gone.
  open func endAppearanceTransition() {
    endTransition()
  }

  /// Whether the view comes because the controller is presented; true in `viewWillAppear` and `viewDidAppear`, too.
  open var isBeingPresented: Bool { comesByPresentation }

  /// Whether the view goes because the controller is dismissed; true in `viewWillDisappear` and `viewDidDisappear`,
  /// too.
  open var isBeingDismissed: Bool { goesByDismissal }

  /// Whether the view comes because the controller has a new parent; true in `viewWillAppear` and `viewDidAppear`, too.
  open var isMovingToParent: Bool { comesToParent }

  /// Whether the view goes because the controller leaves its parent; true in `viewWillDisappear` and
  /// `viewDidDisappear`, too.
  open var isMovingFromParent: Bool { goesFromParent }

  /// Whether children appear and disappear with this controller without being told.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// The view is about to place its subviews (B.9).
  open func viewWillLayoutSubviews() {}

  /// The view has placed its subviews; those have not placed theirs (B.9).
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view, which a pass asks the controller for. Overrides call super last; one
  /// that does not call it is reported.
  open func updateViewConstraints() {
    controller.reachedUpdateConstraints = true
    viewIfLoaded?.updateConstraints()
  }

  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The margins of the view changed (D.7).
  open func viewLayoutMarginsDidChange() {}

  /// What the controller takes from the safe area besides what surrounds its view, in points (D.10).
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { controller.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// The least margins that the system gives the view of a controller here (D.2).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins` (D.4).
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { controller.respectsSystemMinimum }
    set { setRespectsSystemMinimum(newValue) }
  }

  /// The edges at which the view reaches under bars; all at first.
  open var edgesForExtendedLayout: UIRectEdge {
    get { controller.edgesForExtendedLayout }
    set { setLayoutTrait(\.edgesForExtendedLayout, to: newValue) }
  }

  /// Whether the view reaches under opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { controller.extendsUnderOpaqueBars }
    set { setLayoutTrait(\.extendsUnderOpaqueBars, to: newValue) }
  }

  /// Whether the content scroll view adds the safe area above and below to its inset in a navigation or tab
  /// controller, however small its content, where its behaviour is `automatic` (D.16).
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { controller.adjustsScrollViewInsets }
    set {
      controller.adjustsScrollViewInsets = newValue
      updateMainScrollView()
    }
  }

  /// Says which scroll view bars follow; nil leaves it to the controller. Differs from UIKit: one for all edges.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    setContentScrollView(scrollView)
  }

  /// The scroll view that bars follow: the one that was named, or else the view itself or its backmost subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { currentContentScrollView }

  /// What of the view's upper edge is under bars; the same object every time.
  open var topLayoutGuide: any UILayoutSupport { guide(at: .top) }

  /// What of the view's lower edge is under bars; the same object every time.
  open var bottomLayoutGuide: any UILayoutSupport { guide(at: .bottom) }

  /// The size that the controller would like its container to give it.
  open var preferredContentSize: CGSize {
    get { controller.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }

  /// The preferred size of a child changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child's view gets in a view of `parentSize`: all of it, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The view is about to get another size; children are told, unless that is overridden (B.14).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  // MARK: Traits

  /// The traits of the view, or of where it would be.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits are about to change; children are told, unless that is overridden.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// Light or dark, if the controller wants other than its parent has.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controller.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }

  /// Gives `child` these traits in place of those it would inherit; nil takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    setOverrideTraits(collection, for: child)
  }

  /// The traits that `setOverrideTraitCollection(_:forChild:)` gave to `child`.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.controller.parentTraits
  }

  // MARK: Children

  /// The controller that this one is a child of.
  open weak var parent: UIViewController? { controller.parent }

  /// The children, in the order in which they came.
  open var children: [UIViewController] { controller.children }

  /// Makes `childController` a child, taking it from the parent that it had.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Stops being a child; the view stays where it is.
  open func removeFromParent() {
    leaveParent()
  }

  /// The controller is about to get another parent, or none.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { controller.isLeaving = true }
  }

  /// The controller has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller that this one is in.
  open var navigationController: UINavigationController? { nearestParent(of: UINavigationController.self) }

  /// The split view controller that this one is in.
  open var splitViewController: UISplitViewController? { nearestParent(of: UISplitViewController.self) }

  /// The tab bar controller that this one is in.
  open var tabBarController: UITabBarController? { nearestParent(of: UITabBarController.self) }

  /// Puts the view of one child in the place of another's, with what appearance asks for; with a transition if
  /// `options` say one.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations, completion)
  }

  /// What of its superview's safe area a container leaves to the view of `child` (D.12).
  func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets {
    overlap(ofChild: child)
  }

  // MARK: Presentation

  /// The controller that this one, or a parent of it, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one or a parent of it.
  open var presentingViewController: UIViewController? { nearestPresenter }

  /// How the controller covers others.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { controller.presentationStyle }
    set { controller.presentationStyle = newValue }
  }

  /// How the controller comes and goes, where a clock runs. Differs from UIKit: turns of any kind are fades.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { controller.transitionStyle }
    set { controller.transitionStyle = newValue }
  }

  /// Who says how the controller is presented and dismissed, whatever its styles are. Differs from UIKit: nobody else
  /// than the system says where its view lies.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { controller.transitioningDelegate }
    set { controller.transitioningDelegate = newValue }
  }

  /// Who runs code beside the animated transition that the controller, or a parent of it, has part in; nil without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransition }

  /// Whether the user cannot dismiss the controller. Differs from UIKit: without effect.
  open var isModalInPresentation: Bool {
    get { controller.isModal }
    set { controller.isModal = newValue }
  }

  /// Whether a presentation by a child covers this controller. Differs from UIKit: without effect.
  open var definesPresentationContext: Bool {
    get { controller.definesPresentationContext }
    set { controller.definesPresentationContext = newValue }
  }

  /// Shows a controller over this one and its parents, unless one is shown already; `completion` is called when it is
  /// there.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    present(viewControllerToPresent, isAnimated: flag, completion)
  }

  /// Takes away what this controller presents, or else itself; `completion` is called when it is gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(isAnimated: flag, completion)
  }

  /// The frame in a window that the controller is presented in; nil is by the style of the presentation.
  @_spi(Plumb)
  open func presentedFrame(in window: UIWindow) -> CGRect? { nil }

  /// Whether the controller fades in where it is presented, instead of coming from below.
  @_spi(Plumb)
  open var comesByFading: Bool { controller.transitionStyle != .coverVertical }

  /// Shows a controller in the way that the nearest container can, or else by presenting it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller beside this one, where a container can; else as `show(_:sender:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Bars

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set {
      controller.tabBarItem = newValue
      tabBarItemDidChange()
    }
  }

  /// Whether a tab bar goes away while this controller is on the stack of the navigation controller that it shows.
  open var hidesBottomBarWhenPushed: Bool {
    get { controller.hidesBottomBar }
    set { controller.hidesBottomBar = newValue }
  }

  /// What a toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { controller.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what a toolbar shows for this controller, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    controller.toolbarItems = toolbarItems
    (controller.parent as? UINavigationController)?.showToolbarItems()
  }

  /// Whether the bar with time and battery is away. Differs from UIKit: without effect.
  open var prefersStatusBarHidden: Bool { false }

  /// The colours of that bar. Differs from UIKit: without effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Says that these wishes changed. Differs from UIKit: without effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The child whose wish for the bar's colours counts in place of this controller's; nil is none.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child whose wish for the bar to be away counts in place of this controller's; nil is none.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The way in which that bar comes and goes. Differs from UIKit: without effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child whose wish for the line of the home gesture counts. Differs from UIKit: without effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Says that this wish changed. Differs from UIKit: without effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the controller's gestures come before the system's. Differs from UIKit: without effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child whose wish for those edges counts. Differs from UIKit: without effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Says that this wish changed. Differs from UIKit: without effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the line for the home gesture is away. Differs from UIKit: without effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The ways to hold the device; asked where it is turned, of the controller that covers the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The way to hold the device at first. Differs from UIKit: without effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Has what is seen follow the device, if it may now. Differs from UIKit: without effect; it follows by itself.
  open class func attemptRotationToDeviceOrientation() {}

  /// Says that the ways to hold the device changed. Differs from UIKit: without effect; they are asked for anew.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether what is seen follows when the device is turned.
  open var shouldAutorotate: Bool { true }

  // MARK: Restoration

  /// A name to restore the controller by. Differs from UIKit: nothing is restored.
  open var restorationIdentifier: String? {
    get { controller.restorationIdentifier }
    set { controller.restorationIdentifier = newValue }
  }

  /// Writes the state to restore this by. Differs from UIKit: nothing is restored; nothing calls this but you.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what `encodeRestorableState(with:)` wrote. Differs from UIKit: nothing calls this but you.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Follows the restoring of all that is restored. Differs from UIKit: nothing calls this but you.
  open func applicationFinishedRestoringState() {}

  /// The class that makes the controller when it is restored. Differs from UIKit: nothing is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { controller.restorationClass }
    set { controller.restorationClass = newValue }
  }

  // MARK: Events

  /// The superview of the view, or else who presented this controller.
  open override var next: UIResponder? {
    controller.view?.attachedSuperview ?? controller.presenting
  }

  /// Memory is short. Differs from UIKit: never called.
  open func didReceiveMemoryWarning() {}
}
