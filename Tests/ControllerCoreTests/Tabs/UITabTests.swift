import Foundation
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// Tab bar controllers by iOS 18's API.
@MainActor
struct UITabTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { tab in
      let controller = UIViewController()
      controller.title = tab.identifier
      return controller
    }
  }

  @Test("Tabs make their controllers, and show their title and badge in the bar") func tabs() {
    let (one, two) = (tab("One"), tab("Two"))
    two.badgeValue = "3"
    let controller = UITabBarController()
    controller.tabs = [one, two]
    #expect(controller.viewControllers?.count == 2 && controller.selectedTab === one)
    #expect(controller.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(controller.tabBar.items?[1].badgeValue == "3")
    #expect(two.viewController === two.viewController && two.viewController?.tab === two)
    controller.selectedTab = two
    #expect(controller.selectedIndex == 1 && controller.selectedViewController === two.viewController)
    #expect(controller.tab(forIdentifier: "two") === two && two.tabBarController === controller)
    one.isHidden = true
    #expect(
      controller.viewControllers == [two.viewController].compactMap { $0 } && controller.selectedTab === two)
    two.title = "Zwei"
    #expect(controller.tabBar.items?.map(\.title) == ["Zwei"])
  }

  @Test("A group is one item, which shows the selected one of its tabs") func groups() {
    let (first, second, other) = (tab("First"), tab("Second"), tab("Other"))
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [first, second])
    group.defaultChildIdentifier = "second"
    let controller = UITabBarController()
    controller.tabs = [other, group]
    #expect(controller.tabBar.items?.map(\.title) == ["Other", "Group"] && first.parent === group)
    controller.selectedTab = first
    #expect(controller.selectedIndex == 1 && controller.selectedTab === first)
    #expect(controller.selectedViewController === first.viewController && group.selectedChild === first)
    group.selectedChild = second
    #expect(controller.selectedViewController === second.viewController)
    #expect(controller.tab(forIdentifier: "first") === first && first.tabBarController === controller)
    group.displayOrderIdentifiers = ["second"]
    #expect(group.displayOrder == [second, first])
  }

  @Test("A group with a navigation controller pushes the selected tab after its own controller")
  func managed() {
    let first = tab("First")
    let stack = UINavigationController()
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [first]) { _ in
      UIViewController()
    }
    group.managingNavigationController = stack
    let controller = UITabBarController()
    controller.tabs = [group]
    #expect(controller.selectedViewController === stack && stack.viewControllers.count == 1)
    controller.selectedTab = first
    #expect(stack.viewControllers.last === first.viewController && first.managingTabGroup === group)
  }

  @Test("The stack of a group follows the selection, and keeps what was pushed on it") func stack() {
    let (first, second) = (tab("First"), tab("Second"))
    let (stack, pushed) = (UINavigationController(), UIViewController())
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [first, second]) { _ in
      UIViewController()
    }
    group.managingNavigationController = stack
    let controller = UITabBarController()
    controller.tabs = [group]
    controller.selectedTab = first
    stack.pushViewController(pushed, animated: false)
    first.badgeValue = "1"
    group.title = "All"
    #expect(stack.viewControllers.last === pushed)
    controller.selectedTab = second
    #expect(
      stack.viewControllers == [group.viewController, second.viewController].compactMap { $0 })
    stack.popViewController(animated: false)
    controller.selectedTab = second
    #expect(stack.viewControllers.last === second.viewController)
    group.selectedChild = nil
    #expect(stack.viewControllers == [group.viewController].compactMap { $0 })
  }

  @Test("The tab of a controller is found without making those of others") func lazily() {
    var made: [String] = []
    let tabs = ["one", "two"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        // A provider that asks for what it is about to make gets nothing.
        tab.title += tab.viewController == nil ? "!" : "?"
        return UIViewController()
      }
    }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: tabs)
    group.selectedChild = tabs[1]
    let controller = UITabBarController()
    controller.tabs = [group]
    #expect(controller.selectedViewController?.tab === tabs[1] && made == ["two"])
    tabs[0].title = "One"
    #expect(made == ["two"] && tabs[1].title == "two!")
  }

  @Test("A group within itself ends nowhere, and does no harm") func ring() {
    let group = UITabGroup(title: "Ring", image: nil, identifier: "ring")
    group.children = [group]
    group.selectedChild = group
    let controller = UITabBarController()
    controller.tabs = [group]
    #expect(controller.tab(forIdentifier: "none") == nil)
    controller.selectedTab = group
  }
}
