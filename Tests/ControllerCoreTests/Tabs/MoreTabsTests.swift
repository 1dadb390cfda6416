import ControlCore
import Foundation
import ListCore
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// The tabs that do not fit into a tab bar.
@MainActor
struct MoreTabsTests {
  private final class Listener: NSObject, UITabBarControllerDelegate {
    var refuses = false
    var selected: [UIViewController] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { !refuses }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { selected.append(viewController) }
  }

  private let listener = Listener()
  private let tabs = UITabBarController()
  private let controllers: [UIViewController]

  init() {
    controllers = (0..<7).map { number in
      let controller = UIViewController()
      controller.title = "Tab \(number)"
      return controller
    }
  }

  private func show(
    _ controllers: [UIViewController]? = nil, on device: String = "iphone-14-pro"
  ) throws -> UIWindow {
    tabs.viewControllers = controllers ?? self.controllers
    tabs.delegate = listener
    let window = try makeWindow(device)
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private var titles: [String?] { (tabs.tabBar.items ?? []).map(\.title) }
  private var list: UITableViewController? {
    tabs.moreNavigationController.viewControllers.first as? UITableViewController
  }

  /// Chooses the item at an index, as a touch does.
  private func touch(_ index: Int) {
    if let item = tabs.tabBar.items?[index] { tabs.tabBar.choose(item) }
  }

  @Test("Five tabs fit on a phone; of more, four are in the bar, and an item for the rest") func items()
    throws
  {
    let window = try show()
    #expect(titles == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    tabs.viewControllers = Array(controllers.prefix(5))
    window.layoutIfNeeded()
    #expect(titles == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
  }

  @Test("On a pad eight tabs fit") func pad() throws {
    _ = try show(on: "ipad-10")
    #expect(titles == (0..<7).map { "Tab \($0)" })
  }

  @Test("The last item shows a list of the rest, from which they are pushed") func choosesInList() throws {
    let window = try show()
    touch(4)
    window.layoutIfNeeded()
    let more = tabs.moreNavigationController
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    #expect(listener.selected == [more] && more.view.window === window)
    let list = try #require(list)
    #expect(list.title == "More" && list.tableView.numberOfRows(inSection: 0) == 3)
    let second = IndexPath(row: 1, section: 0)
    #expect(
      (list.tableView(list.tableView, cellForRowAt: second).contentConfiguration
        as? UIListContentConfiguration)?.text == "Tab 5")
    listener.refuses = true
    list.tableView(list.tableView, didSelectRowAt: second)
    #expect(tabs.selectedViewController === more)
    listener.refuses = false
    list.tableView(list.tableView, didSelectRowAt: second)
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === controllers[5])
    #expect(more.viewControllers == [list, controllers[5]] && controllers[5].view.window === window)
    #expect(listener.selected == [more, controllers[5]])
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    more.popViewController(animated: false)
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    touch(0)
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 0 && controllers[0].view.window === window)
    #expect(controllers[5].parent === tabs && more.view.window == nil)
  }

  @Test("Code selects one of the rest on the stack after the list") func selectedByCode() throws {
    let window = try show()
    tabs.selectedIndex = 6
    window.layoutIfNeeded()
    #expect(controllers[6].view.window === window && tabs.selectedViewController === controllers[6])
    #expect(controllers[6].navigationController === tabs.moreNavigationController)
    tabs.selectedViewController = controllers[1]
    window.layoutIfNeeded()
    #expect(controllers[6].view.window == nil && controllers[6].parent === tabs)
  }

  @Test("A navigation controller among the rest shows its own bar, whose back button leads to the list")
  func stackInStack() throws {
    let root = UIViewController()
    root.title = "Root"
    let inner = UINavigationController(rootViewController: root)
    let window = try show(Array(controllers.prefix(6)) + [inner])
    tabs.selectedIndex = 6
    window.layoutIfNeeded()
    let more = tabs.moreNavigationController
    #expect(more.isNavigationBarHidden && inner.view.window === window)
    #expect(inner.navigationBar.items?.map(\.title) == ["More", "Root"])
    #expect(root.view.safeAreaInsets.top == 103)
    inner.navigationBar.goBack()
    window.layoutIfNeeded()
    #expect(more.viewControllers == [list] && !more.isNavigationBarHidden)
    tabs.selectedIndex = 0
    #expect(inner.navigationBar.items?.map(\.title) == ["Root"] && inner.parent === tabs)
  }

  @Test("A touch on the selected item pops to the first controller") func reselected() throws {
    let stack = UINavigationController(rootViewController: controllers[0])
    _ = try show([stack, controllers[1]])
    stack.pushViewController(UIViewController(), animated: false)
    touch(0)
    #expect(stack.viewControllers == [controllers[0]] && listener.selected == [stack])
    stack.pushViewController(UIViewController(), animated: false)
    listener.refuses = true
    touch(0)
    #expect(stack.viewControllers.count == 2)
  }

  @Test("A hidden bar leaves its room to the content") func hiddenBar() throws {
    let window = try show()
    #expect(controllers[0].view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(controllers[0].view.safeAreaInsets.bottom == 34 && tabs.isTabBarHidden)
  }
}
