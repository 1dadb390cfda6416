public import ControlCore
public import Foundation
public import LayoutCore
public import ListCore

extension UITabBarController.Sidebar {
  /// The places to which a sidebar scrolls.
  public enum ScrollTarget {
    /// The content above the tabs.
    case header
    /// The content below the tabs.
    case footer
    /// A tab.
    case tab(UITab)
  }

  /// The animations beside those of a sidebar.
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    /// Adds animations to those of the sidebar.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// A type of delegates of a sidebar.
  ///
  /// Differs from UIKit: menus, swipe actions and drags are not asked for.
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    /// Tells the delegate that the sidebar is about to appear or to vanish.
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating)
    /// Returns the row of a tab or an action.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    /// Tells the delegate to update a row.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem)
    /// Tells the delegate that the row of a tab is about to appear.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab)
    /// Tells the delegate that the row of a tab vanished.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    )
    /// Returns the menu of a tab.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?
    /// Returns the actions at the leading side of a tab's row.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    /// Returns the actions at the trailing side of a tab's row.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    /// Returns the items of a drag of a tab.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemsForBeginning dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem]
    /// Returns the items that a tab adds to a drag.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemsForAddingTo dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem]
  }

  /// Asks the delegate for the row of a tab again.
  public func reconfigureItem(for tab: UITab) {
    guard let controller, let delegate else { return }
    let item = delegate.tabBarController(controller, sidebar: self, itemFor: .init(.tab(tab)))
    delegate.tabBarController(controller, sidebar: self, update: item)
    controller.updateSidebar()
  }

  /// Scrolls to a place.
  ///
  /// Differs from UIKit: only to tabs, and without an animation.
  public func scroll(to target: ScrollTarget, animated: Bool) {
    guard case .tab(let tab) = target else { return }
    controller?.shownSidebar?.scroll(to: tab)
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  /// Returns the row with the title and the image.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) {}
  /// Returns nil: no menu.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns nil: no actions.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns nil: no actions.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns no items.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
  /// Returns no items.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
}
