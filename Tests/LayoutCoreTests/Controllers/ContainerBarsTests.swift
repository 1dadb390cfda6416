import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// The positions of containers' bars, and the state of the containers that the bars show.
@MainActor
struct ContainerBarsTests {
  @Test("A toolbar of 44 points stands on the bottom of the safe area", arguments: Surroundings.all)
  func toolbar(_ surroundings: Surroundings) throws {
    let window = try makeWindow(surroundings.device, surroundings.orientation)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.isHidden = false
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    let size = window.bounds.size
    #expect(
      navigation.toolbar.frame
        == CGRect(x: 0, y: size.height - surroundings.insets.bottom - 44, width: size.width, height: 44))
    #expect(!navigation.toolbar.isHidden)
    navigation.setToolbarHidden(true, animated: false)
    #expect(navigation.toolbar.isHidden)
  }

  @Test("A hidden bar is hidden, and takes no room") func hiddenBar() throws {
    let window = try makeWindow("iphone-14-pro")
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.isHidden = false
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden && content.view.safeAreaInsets.top == 59)
    navigation.setNavigationBarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(!navigation.navigationBar.isHidden && content.view.safeAreaInsets.top == 103)
  }

  @Test("New tabs keep the one that is chosen, and the bar shows it") func tabs() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.viewControllers = Array(controllers[..<2])
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    tabs.viewControllers = [controllers[2], controllers[0], controllers[1]]
    #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === controllers[1])
    #expect(tabs.tabBar.items?.count == 3 && tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    tabs.viewControllers = [controllers[0], controllers[2]]
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === controllers[0].tabBarItem)
  }
}
