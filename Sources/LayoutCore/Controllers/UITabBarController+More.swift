import Foundation
import StyleCore

/// The tabs that do not fit into the bar.
///
/// The one that is selected is on the stack of the navigation controller of the last item, after the list. If it is a
/// navigation controller itself, its own bar is shown, with a way back to the list.
extension UITabBarController {
  /// The navigation controller of the last item, and what is on its stack.
  @MainActor
  struct More {
    var navigation: UINavigationController?
    var list: (any MoreListing)?
    /// The tab that is on the stack, or was until the user went back.
    var lent: UIViewController?
    /// The index of the first tab in the list, as of the last layout.
    var start: Int?
  }

  /// The greatest numbers of items in the bar: in a compact width, and in a regular one.
  private static let mostItems = (compact: 5, regular: 8)

  /// The index of the first tab that does not fit, or `nil` if all do.
  var overflowStart: Int? {
    let most =
      traitCollection.horizontalSizeClass == .regular ? Self.mostItems.regular : Self.mostItems.compact
    return tabs.count > most ? most - 1 : nil
  }

  /// The tabs that do not fit into the bar.
  package var overflow: [UIViewController] { overflowStart.map { Array(tabs[$0...]) } ?? [] }

  /// The items in the bar.
  var shownItems: [UITabBarItem] {
    more.start = overflowStart
    guard let start = overflowStart else { return tabs.compactMap(\.tabBarItem) }
    return tabs[..<start].compactMap(\.tabBarItem) + [madeMoreNavigation.tabBarItem].compactMap { $0 }
  }

  /// Whether or not the list of tabs is selected, rather than one that was chosen in it.
  var isMoreListShown: Bool {
    guard isMoreSelected else { return false }
    return more.lent == nil || more.navigation?.viewControllers.count == 1
  }

  private var isMoreSelected: Bool {
    guard let start = overflowStart, let selection else { return false }
    return selection >= start
  }

  /// The child whose view is shown.
  var shownChild: UIViewController? {
    isMoreSelected ? madeMoreNavigation : selection.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil }
  }

  var madeMoreNavigation: UINavigationController {
    if let navigation = more.navigation { return navigation }
    let list = HigherModules.moreList?.init(of: self)
    let navigation = UINavigationController(rootViewController: list ?? UIViewController())
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    (more.navigation, more.list) = (navigation, list)
    addChild(navigation)
    navigation.didMove(toParent: self)
    return navigation
  }

  /// Puts the selected tab on the stack after the list, if it does not fit into the bar.
  func lendSelected(isAnimated: Bool) {
    guard isMoreSelected, let selection else { return }
    let (tab, navigation) = (tabs[selection], madeMoreNavigation)
    more.lent = tab
    let inner = tab as? UINavigationController
    inner?.setOuter(navigation.viewControllers.first?.navigationItem) { [weak self] in
      self?.more.navigation?.popToRootViewController(animated: true)
      self?.more.navigation?.setNavigationBarHidden(false, animated: true)
    }
    navigation.setNavigationBarHidden(inner != nil, animated: false)
    navigation.setViewControllers(navigation.viewControllers.prefix(1) + [tab], animated: isAnimated)
  }

  /// Makes the tab a child of this controller again, before another one is selected.
  func endLending() {
    guard let tab = more.lent, let navigation = more.navigation else { return }
    more.lent = nil
    navigation.popToRootViewController(animated: false)
    navigation.setNavigationBarHidden(false, animated: false)
    (tab as? UINavigationController)?.setOuter(nil)
    guard tab.parent !== self else { return }
    addChild(tab)
    tab.didMove(toParent: self)
  }

  /// Selects the list of the tabs that do not fit.
  func showMoreList() {
    guard let start = overflowStart else { return }
    let old = shownChild
    endLending()
    selection = start
    exchange(old, isAnimated: false)
  }

  /// Selects a tab for the user, who chose it in the list.
  package func chooseInList(_ tab: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    selectedViewController = tab
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// Updates the bar after more or fewer items fit.
  func updateOverflow() {
    let old = viewIfLoaded.flatMap { view in children.first { $0.viewIfLoaded?.superview === view } }
    more.start = overflowStart
    let wasListShown = more.lent == nil && old === more.navigation && old != nil
    endLending()
    if !wasListShown { lendSelected(isAnimated: false) }
    showTabItems()
    exchange(old, isAnimated: false)
  }
}
