import LayoutCore
import StyleCore
import Testing

/// Tab bar controllers as the delegates of their bars.
@MainActor
struct UITabBarControllerDelegateTests {
  private final class Tabs: UITabBarController {
    var items: [UITabBarItem] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { items.append(item) }
  }

  @Test func `a controller is the delegate of its bar, and subclasses hear of items`() {
    let tabs = Tabs()
    let (one, two) = (UIViewController(), UIViewController())
    tabs.viewControllers = [one, two]
    #expect(tabs.tabBar.delegate === tabs)
    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: two.tabBarItem)
    #expect(tabs.items == [two.tabBarItem])
  }

  @Test func `customizing tells the delegate, and changes nothing`() {
    final class Log: UITabBarController {
      var calls: [String] = []
      override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        calls.append("will begin \(tabBar.isCustomizing)")
      }
      override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        calls.append("did begin \(tabBar.isCustomizing)")
      }
      override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        calls.append("did end \(items.count) \(changed)")
      }
    }
    let tabs = Log()
    #expect(!tabs.tabBar.endCustomizing(animated: false))
    tabs.tabBar.beginCustomizingItems([UITabBarItem()])
    #expect(!tabs.tabBar.endCustomizing(animated: false))
    #expect(!tabs.tabBar.isCustomizing)
    #expect(tabs.calls == ["will begin false", "did begin true", "did end 1 false"])
  }
}
