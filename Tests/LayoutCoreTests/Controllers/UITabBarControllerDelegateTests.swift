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
}
