public import Foundation
public import GraphicsCore
public import StyleCore

/// An object that makes a view, lays it out, and shows and hides it.
///
/// Coordinates are points, y down.
///
/// Differs from UIKit: rotations end immediately, and so do presentations and pushes
/// if animations take no time.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UIFocusEnvironment,
  UITraitEnvironment
{
  var controller = State()

  /// Creates a view controller whose view is in a nib, or that makes it itself.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    controller.nibName = nibNameOrNil
    controller.nibBundle = nibBundleOrNil
  }

  /// Creates a view controller.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(of: self, as: UIViewController.self)
  }

  /// Creates a view controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Encodes the view controller.
  ///
  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The name of the nib with the view: the one that the controller was created with, or that of its class.
  open var nibName: String? { currentNibName }

  /// The bundle that the controller was created with.
  open var nibBundle: Bundle? { controller.nibBundle }

  // MARK: View

  /// The root view of the controller, which `loadView()` makes on first access.
  open var view: UIView! {
    get { loadedView() }
    set { KeyValueObserving.change(self, "view") { setView(newValue) } }
  }

  /// The view, or `nil` if it is not loaded yet.
  open var viewIfLoaded: UIView? { controller.view }

  /// Whether or not the view is loaded.
  open var isViewLoaded: Bool { controller.view != nil }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    loadViewOnce()
  }

  /// Creates `view`: that of the storyboard or nib, or else a plain view of the screen's size, unless overridden.
  open func loadView() {
    if !loadInterface() { loadPlainView() }
  }

  /// Called after the view is loaded.
  open func viewDidLoad() {}

  /// The title of the controller, for bars.
  ///
  /// A new title is set on `navigationItem` and `tabBarItem`, too, and on the tab of a navigation controller whose
  /// stack begins with this controller (H.40).
  open var title: String? {
    get { controller.title }
    set { KeyValueObserving.change(self, "title") { setTitle(newValue) } }
  }

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its place with its traits, and not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Begins an appearance or disappearance of the view, for containers that forward it to their children themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(toAppearing: isAppearing, animated: animated)
  }

  /// Ends an appearance or disappearance of the view.
  open func endAppearanceTransition() {
    endTransition()
  }

  /// Whether or not the view appears because the controller is presented.
  ///
  /// It is also true in `viewWillAppear` and `viewDidAppear`.
  open var isBeingPresented: Bool { isAppearingByPresentation }

  /// Whether or not the view disappears because the controller is dismissed.
  ///
  /// It is also true in `viewWillDisappear` and `viewDidDisappear`.
  open var isBeingDismissed: Bool { isDisappearingByDismissal }

  /// Whether or not the view appears because the controller has a new parent.
  ///
  /// It is also true in `viewWillAppear` and `viewDidAppear`.
  open var isMovingToParent: Bool { isAppearingInNewParent }

  /// Whether or not the view disappears because the controller leaves its parent.
  ///
  /// It is also true in `viewWillDisappear` and `viewDidDisappear`.
  open var isMovingFromParent: Bool { isDisappearingFromParent }

  /// Whether or not children appear and disappear with this controller automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Called before the view lays out its subviews (B.9).
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews, which have not laid out theirs (B.9).
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view, as a layout pass asks the controller for it.
  ///
  /// Overrides call super last; one that does not call it is reported.
  open func updateViewConstraints() {
    controller.reachedUpdateConstraints = true
    viewIfLoaded?.updateConstraints()
  }

  // MARK: Missing content

  /// The configuration of a view that covers the controller's where there is no content; nil for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { controller.unavailable.configuration }
    set { setUnavailableConfiguration(newValue) }
  }

  /// The state for `contentUnavailableConfiguration`.
  ///
  /// It has the text of the search in the controller's navigation item.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }

  /// Requests an update of `contentUnavailableConfiguration` in the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableUpdate() }

  /// Updates `contentUnavailableConfiguration` for a state; overrides set it.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// Called after the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view changed (D.7).
  open func viewLayoutMarginsDidChange() {}

  /// The insets that the controller adds to the safe area around its view, in points (D.10).
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { controller.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }

  /// The system's minimum margins of the view (D.2).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether or not the view's margins are at least `systemMinimumLayoutMargins` (D.4).
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { controller.respectsSystemMinimum }
    set { setRespectsSystemMinimum(newValue) }
  }

  /// The edges at which the view extends below bars, all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { controller.edgesForExtendedLayout }
    set { setLayoutTrait(\.edgesForExtendedLayout, to: newValue) }
  }

  /// Whether or not the view extends below opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { controller.extendsUnderOpaqueBars }
    set { setLayoutTrait(\.extendsUnderOpaqueBars, to: newValue) }
  }

  /// Whether or not the content scroll view adds the safe area above and below to its inset.
  ///
  /// It applies in a navigation or tab bar controller, to content of any size, if the behaviour of the scroll view is
  /// `automatic` (D.16).
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { controller.adjustsScrollViewInsets }
    set {
      controller.adjustsScrollViewInsets = newValue
      updateMainScrollView()
    }
  }

  /// Sets the scroll view that bars follow, or leaves it to the controller with `nil`.
  ///
  /// Differs from UIKit: there is one for all edges.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    setContentScrollView(scrollView)
  }

  /// Returns the scroll view that bars follow: the one that was set, or else the view itself or its backmost subview.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { currentContentScrollView }

  /// The part of the view at the top that is below bars, the same object in every call.
  open var topLayoutGuide: any UILayoutSupport { guide(at: .top) }

  /// The part of the view at the bottom that is below bars, the same object in every call.
  open var bottomLayoutGuide: any UILayoutSupport { guide(at: .bottom) }

  /// The size that the controller prefers in its container.
  open var preferredContentSize: CGSize {
    get { controller.preferredContentSize }
    set { KeyValueObserving.change(self, "preferredContentSize") { setPreferredContentSize(newValue) } }
  }

  /// Called after the preferred size of a child changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called after the size of a child that constraints determine changed; only your code calls it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child's view in a view of `parentSize`: the whole of it, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the view changes.
  ///
  /// The default implementation tells the children (B.14).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  // MARK: Traits

  /// The traits of the view, or those that it would have.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change.
  ///
  /// The default implementation tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The style of the interface that replaces that of the parent, light or dark.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controller.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }

  /// Sets the traits of a child that replace the inherited ones, or removes them with `nil`.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    setOverrideTraits(collection, for: child)
  }

  /// Returns the traits that `setOverrideTraitCollection(_:forChild:)` set for a child.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.controller.parentTraits
  }

  // MARK: Children

  /// The parent view controller.
  open weak var parent: UIViewController? { controller.parent }

  /// The children, in the order in which they were added.
  open var children: [UIViewController] { controller.children }

  /// Adds a child, which leaves its former parent.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent, without its view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller moves to another parent, or leaves it.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { controller.isLeaving = true }
  }

  /// Called after the controller moved to another parent, or left it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearestParent(of: UINavigationController.self) }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearestParent(of: UITabBarController.self) }

  /// Replaces the view of one child by that of another, with the changes of appearance.
  ///
  /// The views change with a transition if the options contain one.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Returns the safe area insets that a container causes in the view of `child` (D.12).
  func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets {
    overlap(ofChild: child)
  }

  // MARK: Presentation

  /// The controller that this one, or a parent of it, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one or a parent of it.
  open var presentingViewController: UIViewController? { nearestPresenter }

  /// The style of the controller's presentation.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { controller.presentationStyle }
    set { controller.presentationStyle = newValue }
  }

  /// The style of the transition with which the controller is presented and dismissed, while a clock runs.
  ///
  /// Differs from UIKit: flips and curls are fades.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { controller.transitionStyle }
    set { controller.transitionStyle = newValue }
  }

  /// The controller of the presentation that shows this controller or a parent of it, or that would show it.
  open var presentationController: UIPresentationController? {
    currentPresentationController ?? ownPresentationController
  }

  /// The controller of the presentation that shows this controller or a parent of it, or `nil` without one.
  open var activePresentationController: UIPresentationController? { currentPresentationController }

  /// The delegate that provides the animators of the presentation and dismissal, in place of the styles.
  ///
  /// In the custom style it provides the controller of the presentation, too.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { controller.transitioningDelegate }
    set { controller.transitioningDelegate = newValue }
  }

  /// The coordinator of the animated transition that the controller or a parent of it takes part in, or `nil` without
  /// one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransition }

  /// Whether or not the user cannot dismiss the controller, in which a visible child has a say, too.
  open var isModalInPresentation: Bool {
    get { controller.isModal }
    set { controller.isModal = newValue }
  }

  /// Whether or not a presentation by a child in the current context covers this controller, not its parents.
  open var definesPresentationContext: Bool {
    get { controller.definesPresentationContext }
    set { controller.definesPresentationContext = newValue }
  }

  /// Whether or not the controller determines the status bar while it does not cover the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { controller.capturesStatusBar }
    set { controller.capturesStatusBar = newValue }
  }

  /// Whether or not the controller's transition style replaces that of a controller that it presents in its context.
  ///
  /// Differs from UIKit: without effect.
  open var providesPresentationContextTransitionStyle: Bool {
    get { controller.providesTransitionStyle }
    set { controller.providesTransitionStyle = newValue }
  }

  /// Whether or not the focus returns when the controller appears again.
  ///
  /// Differs from UIKit: without effect.
  open var restoresFocusAfterTransition: Bool {
    get { controller.restoresFocus }
    set { controller.restoresFocus = newValue }
  }

  /// Presents a controller over this one and its parents, unless one is presented already.
  ///
  /// - Parameter completion: The closure that is called when the presentation is over.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    present(viewControllerToPresent, isAnimated: flag, completion)
  }

  /// Dismisses the controller that this one presents, or else itself.
  ///
  /// - Parameter completion: The closure that is called when the dismissal is over.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(isAnimated: flag, completion)
  }

  /// The visible children of a container that shows several side by side, or `nil` for other controllers.
  @_spi(Plumb)
  open var columnChildren: [UIViewController]? { nil }

  /// Returns the frame in a window of the presented controller, or `nil` for that of the presentation style.
  @_spi(Plumb)
  open func presentedFrame(in window: UIWindow) -> CGRect? { nil }

  /// Whether or not the controller fades in when it is presented, instead of sliding from the bottom.
  @_spi(Plumb)
  open var comesByFading: Bool { controller.transitionStyle != .coverVertical }

  /// Shows a controller in the nearest container that can show it, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller beside this one in the nearest container that can do so, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Editing

  /// Whether or not the user can edit the content, which is `false` by default.
  open var isEditing: Bool {
    get { controller.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the user can edit the content; the edit button shows it.
  ///
  /// Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    controller.isEditing = editing
    updateEditButton()
  }

  /// The button that turns editing on and off, the same object in every call.
  ///
  /// Its title is Edit or Done.
  open var editButtonItem: UIBarButtonItem { madeEditButton }

  // MARK: Storyboards

  /// The storyboard that the controller was made from.
  open var storyboard: UIStoryboard? { controller.scene?.storyboard }

  /// Prepares the destination of a segue that is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a segue that the user triggers is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs the segue with an identifier of the controller's scene; one that does not exist is reported.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(identifier, sender: sender)
  }

  /// Returns whether a way back may end here, which needs the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  /// Returns whether the controller has the method of an unwinding segue, in code for systems before iOS 13.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { hasMethod(action) }

  /// Returns the children that a way back may end in, without the one that it begins in.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    unwindingChildren(from: source)
  }

  /// Returns the child that a way back begins in.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isSelfOrDescendant(of: $0) }
  }

  /// Called for each container between a way back and its end.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Bars

  /// The item of the controller in a navigation bar.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// The item of the controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set {
      controller.tabBarItem = newValue
      tabBarItemDidChange()
    }
  }

  /// Whether or not a tab bar is hidden while this controller is on the stack of the selected navigation controller.
  open var hidesBottomBarWhenPushed: Bool {
    get { controller.hidesBottomBar }
    set { controller.hidesBottomBar = newValue }
  }

  /// The actions below a preview of the controller; no press is firm, so they are not shown.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// The items of the controller in a toolbar.
  open var toolbarItems: [UIBarButtonItem]? {
    get { controller.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the controller in a toolbar, without an animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    controller.toolbarItems = toolbarItems
    (controller.parent as? UINavigationController)?.showToolbarItems()
  }

  /// Whether or not the status bar is hidden, which the scene's `statusBarManager` tells.
  ///
  /// Differs from UIKit: the safe area does not change.
  open var prefersStatusBarHidden: Bool { false }

  /// The style of the status bar, which the scene's `statusBarManager` tells.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Updates the status bar after these preferences changed.
  ///
  /// Differs from UIKit: without effect, since they are asked for whenever they are needed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The child that determines the style of the status bar, or `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden, or `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The animation with which the status bar appears and disappears.
  ///
  /// Differs from UIKit: without effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines whether the home indicator is hidden.
  ///
  /// Differs from UIKit: without effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Updates the home indicator after this preference changed.
  ///
  /// Differs from UIKit: without effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the controller's gestures precede the system's.
  ///
  /// Differs from UIKit: without effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that determines these edges.
  ///
  /// Differs from UIKit: without effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Updates the edges after this preference changed.
  ///
  /// Differs from UIKit: without effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether or not the home indicator is hidden.
  ///
  /// Differs from UIKit: without effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The supported orientations.
  ///
  /// The controller that covers the screen is asked for them when the device is rotated.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .standard(on: traitCollection.userInterfaceIdiom)
  }

  /// The orientation in which the controller is first presented.
  ///
  /// Differs from UIKit: without effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Rotates the interface to the orientation of the device, if that is supported now.
  ///
  /// Differs from UIKit: without effect; the orientation updates automatically.
  open class func attemptRotationToDeviceOrientation() {}

  /// Updates the orientation after the supported ones changed.
  ///
  /// Differs from UIKit: without effect; they are requested again automatically.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether or not the interface rotates with the device.
  open var shouldAutorotate: Bool { true }

  /// Called before the interface turns, like the methods below in code for systems before iOS 8.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called in the animation in which the interface turns.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the interface turned.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Whether or not the children of a container are told of rotations too.
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  /// Whether or not the keyboard stays when the first responder is none with text; without effect.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Whether or not the pointer is locked to the window of the controller.
  ///
  /// Differs from UIKit: without effect.
  open var prefersPointerLocked: Bool { false }

  /// The child that determines whether the pointer is locked; nil for the controller itself.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Requests that the lock of the pointer is determined again.
  ///
  /// Differs from UIKit: without effect; the pointer is never locked.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Restoration

  /// The identifier for the restoration of the controller.
  ///
  /// Differs from UIKit: nothing is restored.
  open var restorationIdentifier: String? {
    get { controller.restorationIdentifier }
    set { controller.restorationIdentifier = newValue }
  }

  /// Encodes the state for the restoration of the controller.
  ///
  /// Differs from UIKit: nothing is restored; only your code calls this.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the state that `encodeRestorableState(with:)` encoded.
  ///
  /// Differs from UIKit: only your code calls this.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after all states were restored.
  ///
  /// Differs from UIKit: only your code calls this.
  open func applicationFinishedRestoringState() {}

  /// The class that creates the controller when it is restored.
  ///
  /// Differs from UIKit: nothing is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { controller.restorationClass }
    set { controller.restorationClass = newValue }
  }

  // MARK: Events

  /// The next responder: the superview of the view, or else the presenting controller.
  open override var next: UIResponder? {
    controller.view?.attachedSuperview ?? controller.presenting
  }

  /// Called when memory is low.
  ///
  /// Differs from UIKit: never called.
  open func didReceiveMemoryWarning() {}

  // MARK: Focus

  /// The environments that get the focus first, the preferred one first: the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Requests that the focus is determined again.
  open func setNeedsFocusUpdate() { HigherModules.focus?.setNeedsUpdate(in: self) }
  /// Determines the focus at once, if that was requested.
  open func updateFocusIfNeeded() { HigherModules.focus?.updateIfNeeded(in: self) }
  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Tells the controller that the focus moved from its view, to it, or within it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
