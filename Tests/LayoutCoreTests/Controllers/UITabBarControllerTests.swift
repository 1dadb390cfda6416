import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UITabBarControllerTests {
  @Test("D.12: a tab bar of 49 points is in the bottom of the safe area", arguments: Surroundings.all)
  func insets(_ surroundings: Surroundings) throws {
    let window = try makeWindow(surroundings.device, surroundings.orientation)
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    var expected = surroundings.insets
    expected.bottom += 49
    #expect(content.view.safeAreaInsets == expected)
    #expect(content.view.frame == window.bounds)
    let size = window.bounds.size
    #expect(
      tabs.tabBar.frame
        == CGRect(x: 0, y: size.height - expected.bottom, width: size.width, height: expected.bottom))
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(content.view.frame.height == size.height - expected.bottom)
    #expect(content.view.safeAreaInsets.bottom == 0)
  }

  @Test("Choosing a tab exchanges the views; the others are not loaded") func selection() {
    let log = CallbackLog()
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    tabs.viewControllers = [first, second]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    #expect(tabs.selectedIndex == 0 && !second.isViewLoaded)
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second && first.view.superview == nil)
    #expect(
      log.takeWithoutLayout() == [
        "B loadView", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear",
      ])
    tabs.viewControllers = [second]
    #expect(tabs.selectedIndex == 0 && first.parent == nil && second.view.superview === tabs.view)
    #expect(log.takeWithoutLayout() == ["A willMove(toParent: nil)", "A didMove(toParent: nil)"])
    window.isHidden = true
  }

  @Test("A tab bar goes away with a controller that wants so, and what it covered is free") func pushedAway()
    throws
  {
    let window = try makeWindow("iphone-14-pro")
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    // 852 − 34 − 49.
    #expect(tabs.tabBar.frame.minY == 769 && first.view.safeAreaInsets.bottom == 83)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 852 && second.view.safeAreaInsets.bottom == 34)
    // It stays away for what comes after.
    navigation.pushViewController(third, animated: true)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 852 && third.view.safeAreaInsets.bottom == 34)
    navigation.popToRootViewController(animated: true)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minY == 769 && first.view.safeAreaInsets.bottom == 83)
    window.isHidden = true
  }
}
