public import Foundation
public import LayoutCore
public import StyleCore

/// The API of iOS 18 for tabs.
extension UITabBarController {
  /// The ways in which tabs are shown.
  public enum Mode: Int, Sendable {
    /// The way that the system chooses.
    case automatic = 0
    /// The bar only.
    case tabBar = 1
    /// The bar, and a sidebar.
    case tabSidebar = 2
  }

  /// The sidebar of a tab bar controller, on pads as of iOS 18 (26.B.18).
  ///
  /// It lists the tabs in place of the bar, beside the content; groups are sections. A button beside the bar shows it.
  ///
  /// Differs from UIKit: it comes and goes at once, and is hidden at first.
  @preconcurrency @MainActor
  public final class Sidebar: NSObject {
    /// Whether or not the sidebar is hidden.
    public var isHidden = true {
      didSet { if isHidden != oldValue { visibilityDidChange() } }
    }
    /// The preferred layout.
    ///
    /// Differs from UIKit: the sidebar is beside the content.
    public var preferredLayout = Layout.automatic
    /// The delegate.
    ///
    /// Differs from UIKit: it is not asked for menus, swipe actions and drags.
    public weak var delegate: (any Delegate)? { didSet { controller?.updateSidebar() } }
    /// The content above the tabs.
    ///
    /// Differs from UIKit: this, the content below the tabs and the view at the bottom are not shown.
    public var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the tabs.
    public var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the bottom.
    public var bottomBarView: UIView?
    /// The elements of the menu in the sidebar's bar.
    public var navigationOverflowItems: UIDeferredMenuElement?
    weak var controller: UITabBarController?

    /// The layouts of a sidebar beside the content.
    public enum Layout: Int, Sendable {
      /// The layout that the system chooses.
      case automatic = 0
      /// The layout over the content.
      case overlap = 1
      /// The layout beside the content.
      case tile = 2
    }
  }

  @MainActor
  private final class Tabs {
    var all: [UITab] = []
    /// The tabs whose controllers are in the bar, in their order.
    var inBar: [UITab] = []
    var mode = Mode.automatic
    let sidebar = Sidebar()
    var customization: String?
    var compactIdentifiers: [String]?
    var isUpdating = false
  }

  private var objects: Tabs {
    if let objects = tabObjects as? Tabs { return objects }
    let objects = Tabs()
    objects.sidebar.controller = self
    tabObjects = objects
    return objects
  }

  /// The tabs of the first level; setting them sets the controllers, too.
  ///
  /// Differs from UIKit: it is a property that cannot be overridden; the controllers of all tabs in the bar are made at
  /// once, not when they are first selected; and the delegate is asked and told of controllers, not of tabs.
  public var tabs: [UITab] {
    get { objects.all }
    set {
      for tab in objects.all where tab.owner === self { tab.owner = nil }
      objects.all = newValue
      for tab in newValue { tab.owner = self }
      tabsChanged()
    }
  }

  /// Replaces the tabs, without an animation.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The selected tab, the innermost one of groups.
  public var selectedTab: UITab? {
    get { (selectedOuter as? UITabGroup)?.selectedLeaf ?? selectedOuter }
    set { if let newValue { select(newValue) } }
  }

  /// Returns the tab with an identifier, of the first level or in groups, or `nil`.
  public func tab(forIdentifier identifier: String) -> UITab? {
    var pending = Array(objects.all.reversed())
    var seen: Set<ObjectIdentifier> = []
    while let tab = pending.popLast() {
      if tab.identifier == identifier { return tab }
      guard seen.insert(ObjectIdentifier(tab)).inserted, let group = tab as? UITabGroup else { continue }
      pending += group.children.reversed()
    }
    return nil
  }

  /// The way in which tabs are shown: with a sidebar, if it is set, or automatic and there are groups.
  public var mode: Mode {
    get { objects.mode }
    set {
      objects.mode = newValue
      updateSidebar()
    }
  }

  /// The sidebar.
  public var sidebar: Sidebar { objects.sidebar }

  /// The identifiers of the tabs in a compact width; nil is all.
  ///
  /// Differs from UIKit: without effect.
  public var compactTabIdentifiers: [String]? {
    get { objects.compactIdentifiers }
    set { objects.compactIdentifiers = newValue }
  }

  /// Creates a controller of tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The identifier of the customization by the user.
  ///
  /// Differs from UIKit: users cannot arrange tabs.
  public var customizationIdentifier: String? {
    get { objects.customization }
    set { objects.customization = newValue }
  }

  /// The selected tab of the first level.
  private var selectedOuter: UITab? {
    objects.inBar.indices.contains(selectedIndex) ? objects.inBar[selectedIndex] : nil
  }

  /// Shows the controllers of the tabs that are in the bar; the selected tab stays so.
  func tabsChanged() {
    guard !objects.isUpdating else { return }
    showTabs(selecting: selectedOuter)
  }

  private func showTabs(selecting selected: UITab?) {
    objects.isUpdating = true
    objects.inBar = objects.all.filter { $0.isInBar && $0.shownController != nil }
    let controllers = objects.inBar.compactMap(\.shownController)
    if controllers.map(ObjectIdentifier.init) != (viewControllers ?? []).map(ObjectIdentifier.init) {
      setViewControllers(controllers, animated: false)
    }
    for tab in objects.inBar { tab.showInBar() }
    objects.isUpdating = false
    updateSidebar()
    if let selected, let index = objects.inBar.firstIndex(of: selected), index != selectedIndex {
      selectedIndex = index
    }
  }

  private func select(_ tab: UITab) {
    let wasUpdating = objects.isUpdating
    objects.isUpdating = true
    var outer = tab
    for group in tab.groups {
      group.selectedChild = outer
      group.noteSelection()
      outer = group
    }
    objects.isUpdating = wasUpdating
    if outer.owner === self { showTabs(selecting: outer) }
  }
}

extension UIViewController {
  /// The tab whose controller this is or is in, or `nil`; no tab makes its controller for it.
  public var tab: UITab? {
    guard let tabs = tabBarController?.tabs else { return nil }
    var pending = tabs
    var seen: Set<ObjectIdentifier> = []
    while let tab = pending.popLast() {
      guard seen.insert(ObjectIdentifier(tab)).inserted else { continue }
      if tab.made === self { return tab }
      if let group = tab as? UITabGroup { pending += group.children }
    }
    return parent?.tab
  }
}
