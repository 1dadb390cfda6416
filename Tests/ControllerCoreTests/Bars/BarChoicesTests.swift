import ControlCore
import Foundation
import GraphicsCore
import ListCore
import StyleCore
import Testing

@testable import ControllerCore
@testable import LayoutCore

/// The groups of bar buttons, and the choices that bars keep.
@MainActor
struct BarChoicesTests {
  private final class Listener: NSObject, UIToolbarDelegate, UITabBarController.Sidebar.Delegate,
    UISearchResultsUpdating
  {
    var notes: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem
    ) { notes.append((item.contentConfiguration as? UIListContentConfiguration)?.text ?? "") }
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { notes.append(searchSuggestion.localizedSuggestion ?? "") }
  }

  private let listener = Listener()

  @Test func `groups of an item become its buttons, the last of the trailing side outermost`() {
    let item = UINavigationItem(title: "a")
    let buttons = (0..<5).map { UIBarButtonItem(title: "\($0)") }
    item.leadingItemGroups = [.fixedGroup(items: [buttons[0]]), .fixedGroup(items: [buttons[1]])]
    item.trailingItemGroups = [.movableGroup(customizationIdentifier: "b", items: [buttons[2], buttons[3]])]
    item.pinnedTrailingGroup = buttons[4].creatingFixedGroup()
    #expect(item.leftBarButtonItems == [buttons[0], buttons[1]] && item.leadingItemGroups.count == 2)
    #expect(item.rightBarButtonItems == [buttons[4], buttons[3], buttons[2]])
    #expect(buttons[2].buttonGroup === item.trailingItemGroups[0] && item.trailingItemGroups.count == 1)
    // Buttons that are set by themselves are one group.
    item.leftBarButtonItem = buttons[2]
    #expect(item.leadingItemGroups.map(\.barButtonItems) == [[buttons[2]]])
    let hidden = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "c", isInDefaultCustomization: false, items: [buttons[0]])
    item.leadingItemGroups = [hidden]
    #expect(item.leftBarButtonItems == [])
  }

  @Test func `bars keep their delegates, adjustments and attributes`() {
    let (toolbar, bar, item) = (UIToolbar(), UINavigationBar(), UITabBarItem())
    toolbar.delegate = listener
    bar.setTitleVerticalPositionAdjustment(3, for: .compact)
    item.setBadgeTextAttributes([.kern: 2], for: .normal)
    #expect(toolbar.delegate === listener)
    #expect(bar.titleVerticalPositionAdjustment(for: .landscapePhone) == 3)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
    #expect(
      item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 2
        && item.badgeTextAttributes(for: .selected) == nil)
    let button = UIBarButtonItem(
      title: "a", image: nil, target: listener, action: nil, menu: UIMenu(children: []))
    #expect(button.target === listener && button.menu != nil && button.title == "a")
  }

  @Test func `a tab bar controller is created with tabs, and its sidebar asks for items`() {
    let tabs = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let controller = UITabBarController(tabs: tabs)
    #expect(controller.viewControllers?.count == 2 && controller.selectedTab === tabs[0])
    #expect(tabs[1].hasVisiblePlacement)
    controller.sidebar.delegate = listener
    controller.sidebar.reconfigureItem(for: tabs[1])
    #expect(listener.notes == ["b"])
  }

  @Test func `the updater of a search hears of a suggestion that the user chose`() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = listener
    let suggestion = UISearchSuggestionItem(localizedSuggestion: "pears")
    search.searchSuggestions = [suggestion]
    search.choose(suggestion)
    #expect(listener.notes == ["pears"] && search.searchBarPlacement == .stacked)
    let container = UISearchContainerViewController(searchController: search)
    container.loadViewIfNeeded()
    #expect(search.searchBar.superview === container.view && container.searchController === search)
  }
}
