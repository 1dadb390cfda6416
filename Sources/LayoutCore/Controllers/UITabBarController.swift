public import Foundation
import GraphicsCore
public import StyleCore

/// A container view controller that shows one of several controllers above a tab bar.
///
/// The safe area of the content includes the bar (D.12). A touch on the selected item pops to the first controller of
/// a navigation controller. Of more tabs than five, or eight in a regular width, the last item stands for those that
/// do not fit: it shows a list of them, from which they are pushed.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var tabs: [UIViewController] = []
  var selection: Int?
  var more = More()
  /// The tabs by iOS 18's API, whose classes this module does not know.
  package var tabObjects: AnyObject?
  let bar = UITabBar(frame: .zero)
  private var wasBarPushedAway = false

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeBar()
  }

  /// Creates a tab bar controller without tabs.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeBar()
    coder.decodeInterface(of: self, as: UITabBarController.self)
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeContents() }
    view = container
    container.addSubview(bar)
    if let child = shownChild { show(child, in: container) }
    placeContents()
  }

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { KeyValueObserving.change(self, "viewControllers") { setTabs(newValue ?? []) } }
  }

  /// Replaces the tabs.
  ///
  /// The selected controller stays selected if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [])
  }

  /// The index of the selected tab, or `NSNotFound` without tabs, or while the list of other tabs is shown.
  open var selectedIndex: Int {
    get { isMoreListShown ? NSNotFound : selection ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      KeyValueObserving.change(self, "selectedIndex", "selectedViewController") { select(newValue) }
    }
  }

  /// The controller of the selected tab, or that of the list of other tabs while it is shown.
  open var selectedViewController: UIViewController? {
    get { isMoreListShown ? moreNavigationController : selection.map { tabs[$0] } }
    set {
      if let index = tabs.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      } else if let newValue, newValue === more.navigation {
        showMoreList()
      }
    }
  }

  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }

  /// The delegate of the tab bar controller.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The orientations that the delegate supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation in which the controller is first presented, as the delegate prefers.
  ///
  /// Differs from UIKit: without effect.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
  }

  /// The controller that determines whether the status bar is hidden: the selected one.
  open override var childForStatusBarHidden: UIViewController? { shownChild }
  /// The controller that determines the style of the status bar: the selected one.
  open override var childForStatusBarStyle: UIViewController? { shownChild }
  /// The controller that determines whether the home indicator is hidden: the selected one.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownChild }
  /// The controller that determines the edges with precedence: the selected one.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shownChild }

  /// The controller of the tabs that do not fit into the bar, whose first controller is a list of them.
  open var moreNavigationController: UINavigationController { madeMoreNavigation }

  /// Whether or not the bar is hidden.
  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { bar.isHidden = newValue }
  }

  /// Hides or shows the bar, without an animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// The controllers whose tabs the user may arrange.
  ///
  /// Differs from UIKit: users cannot arrange tabs.
  open var customizableViewControllers: [UIViewController]?

  /// Called after the user selected an item, as the delegate of the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Called before the items are customized, as the delegate of the bar.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Called when the items are being customized, as the delegate of the bar.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Called before the items are customized no longer, as the delegate of the bar.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Called when the items are customized no longer, as the delegate of the bar.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  override func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets {
    safeAreaInsets(forChild: child, bars: bars)
  }

  // MARK: Tabs

  private func setTabs(_ newTabs: [UIViewController]) {
    controller.transition?.finishNow()
    let (old, oldChild) = (selectedViewController, shownChild)
    endLending()
    let removed = tabs.filter { tab in !newTabs.contains { $0 === tab } }
    let added = newTabs.filter { tab in !tabs.contains { $0 === tab } }
    for tab in added { addChild(tab) }
    for tab in removed { tab.willMove(toParent: nil) }
    tabs = newTabs
    selection = newTabs.isEmpty ? nil : newTabs.firstIndex { $0 === old } ?? 0
    lendSelected(isAnimated: false)
    showTabItems()
    exchange(oldChild, isAnimated: false)
    for tab in removed { tab.removeFromParent() }
    for tab in added { tab.didMove(toParent: self) }
  }

  /// Shows the items of the tabs in the bar.
  func showTabItems() {
    bar.items = shownItems
    bar.selectedItem = shownChild?.tabBarItem
    more.list?.reload()
  }

  private func select(_ index: Int) {
    controller.transition?.finishNow()
    let (old, oldSelection, wasListShown) = (shownChild, selection, isMoreListShown)
    endLending()
    selection = index
    lendSelected(isAnimated: old != nil && old === more.navigation)
    if let transition = beginTransition(from: old) {
      bar.selectedItem = shownChild?.tabBarItem
      animate(transition) { [self] in selectAgain(oldSelection, showsList: wasListShown) }
    } else {
      exchange(old, isAnimated: false)
    }
  }

  func exchange(_ old: UIViewController?, isAnimated: Bool) {
    let new = shownChild
    bar.selectedItem = new?.tabBarItem
    guard old !== new, let container = viewIfLoaded else { return }
    replace(old, with: new, isAnimated: isAnimated) {
      if let new { show(new, in: container) }
      old?.viewIfLoaded?.removeFromSuperview()
      placeContents()
    }
  }

  func show(_ child: UIViewController, in container: UIView) {
    guard let childView = child.view else { return }
    childView.frame = frame(forChild: child, in: container.bounds, bars: bars)
    container.insertSubview(childView, at: 0)
  }

  // MARK: Layout

  private func observeBar() {
    bar.onLayoutChange = { [weak self] in self?.barChanged() }
    bar.onSelect = { [weak self] item in self?.choose(item) }
    bar.delegate = self
  }

  /// Selects the tab of an item that the user touched, or pops to the first controller of the selected one.
  private func choose(_ item: UITabBarItem) {
    let isMore = item === more.navigation?.tabBarItem
    guard let tab = isMore ? more.navigation : tabs.first(where: { $0.tabBarItem === item }) else { return }
    let isSelected = tab === shownChild
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else {
      bar.selectedItem = shownChild?.tabBarItem
      return
    }
    if isSelected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
      if isMore { more.navigation?.setNavigationBarHidden(false, animated: true) }
    } else {
      selectedViewController = tab
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  private func barChanged() {
    viewIfLoaded?.setNeedsLayout()
    placeContents()
    updateChildEnvironments()
  }

  /// Whether or not a controller on the stack of the selected navigation controller hides the bar.
  private var isBarPushedAway: Bool {
    (shownChild as? UINavigationController)?.viewControllers
      .contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// Updates the bar after a change of a navigation controller's stack, which may hide it.
  func stackChanged() {
    guard isBarPushedAway != wasBarPushedAway else { return }
    barChanged()
  }

  /// Whether or not the bar is at the top, in the row of navigation bars: on pads as of iOS 18 (26.B.12).
  package var isBarAtTop: Bool {
    let traits = bar.traitCollection
    return traits.system >= .v18 && traits.userInterfaceIdiom == .pad
      && traits.horizontalSizeClass == .regular && !isSidebarShown
  }

  private var topBarFrame: CGRect {
    let y = max(controller.safeAreaInsets.top, BarMetrics.leastTop(for: bar.traitCollection))
    return CGRect(x: 0, y: y, width: view.bounds.width, height: BarPlatters.padTabs.height)
  }

  var bars: ContainerBars {
    guard !bar.isHidden, !isBarPushedAway, !isSidebarShown else { return ContainerBars() }
    if isBarAtTop {
      let reach = topBarFrame.maxY + BarPlatters.padTabs.below
      return shownChild is UINavigationController
        ? ContainerBars() : ContainerBars(top: .init(reach: reach, isTranslucent: bar.isTranslucent))
    }
    return ContainerBars(
      bottom: .init(
        reach: BarMetrics.tabBarReach(for: bar.traitCollection, over: controller.safeAreaInsets.bottom)
          + bar.extraReach,
        isTranslucent: bar.isTranslucent))
  }

  func placeContents() {
    guard let view = viewIfLoaded else { return }
    if more.start != overflowStart { updateOverflow() }
    let bounds = view.bounds
    let height = BarMetrics.tabBarReach(for: bar.traitCollection, over: controller.safeAreaInsets.bottom)
    wasBarPushedAway = isBarPushedAway
    // A hidden bar is below the bottom edge.
    let y = wasBarPushedAway || isSidebarShown ? bounds.height : bounds.height - height
    let frame =
      isBarAtTop && !wasBarPushedAway ? topBarFrame : CGRect(x: 0, y: y, width: bounds.width, height: height)
    if frame.minY != bar.frame.minY, traitCollection.system >= .v26 { bar.setNeedsLayout() }
    bar.frame = frame
    bar.onPlaced?()
    if let child = shownChild, let childView = child.viewIfLoaded, childView.superview === view {
      childView.frame = self.frame(forChild: child, in: bounds, bars: bars)
    }
  }

  /// Whether or not a sidebar is shown in place of the bar.
  package final var isSidebarShown = false { didSet { if isSidebarShown != oldValue { barChanged() } } }
}
