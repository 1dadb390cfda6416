import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UINavigationControllerTests {
  private let log = CallbackLog()

  @Test("D.12: a navigation bar of 44 points is in the top of the safe area", arguments: Surroundings.all)
  func insets(_ surroundings: Surroundings) throws {
    let window = try makeWindow(surroundings.device, surroundings.orientation)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    var expected = surroundings.insets
    #expect(navigation.view.safeAreaInsets == expected)
    #expect(
      navigation.navigationBar.frame
        == CGRect(x: 0, y: expected.top, width: window.bounds.width, height: 44))
    expected.top += 44
    #expect(content.view.frame == window.bounds)
    #expect(content.view.safeAreaInsets == expected)
    navigation.setToolbarHidden(false, animated: false)
    #expect(content.view.safeAreaInsets.bottom == expected.bottom + 44)
    navigation.isNavigationBarHidden = true
    #expect(content.view.safeAreaInsets.top == expected.top - 44)
  }

  @Test("D.12: in a tab bar controller both bars are in the safe area", arguments: Surroundings.all)
  func inTabs(_ surroundings: Surroundings) throws {
    let window = try makeWindow(surroundings.device, surroundings.orientation)
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    var expected = surroundings.insets
    expected.top += 44
    expected.bottom += 49
    #expect(content.view.safeAreaInsets == expected)
    #expect(content.tabBarController === tabs && content.navigationController?.parent === tabs)
  }

  @Test("Large titles are opt-in, for the bar and for each item") func largeTitles() throws {
    let window = try makeWindow("iphone-14-pro")
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.isHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 155)
    content.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 103)
  }

  @Test("Content that does not reach under the bar begins below it", arguments: [true, false])
  func belowBar(byOpaqueBar: Bool) throws {
    let window = try makeWindow("iphone-14-pro")
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    if byOpaqueBar {
      navigation.navigationBar.isTranslucent = false
    } else {
      content.edgesForExtendedLayout = []
    }
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frame.minY == (byOpaqueBar ? 0 : 103))
  }

  @Test("A push and a pop, whole") func pushAndPop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    let navigation = UINavigationController(rootViewController: first)
    #expect(log.take() == ["A willMove(toParent: parent)", "A didMove(toParent: parent)"])
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    #expect(
      log.take() == [
        "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewWillLayoutSubviews",
        "A layoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear",
      ])
    navigation.pushViewController(second, animated: false)
    #expect(navigation.topViewController === second && navigation.viewControllers == [first, second])
    #expect(first.view.superview == nil && second.view.superview === navigation.view)
    #expect(
      log.take() == [
        "B willMove(toParent: parent)", "B loadView", "B viewDidLoad", "A viewWillDisappear",
        "B viewWillAppear",
        "B viewIsAppearing", "B viewWillLayoutSubviews", "B layoutSubviews", "B viewDidLayoutSubviews",
        "A viewDidDisappear", "B viewDidAppear", "B didMove(toParent: parent)",
      ])
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      log.takeWithoutLayout() == [
        "B willMove(toParent: nil)", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing",
        "B viewDidDisappear", "A viewDidAppear", "B didMove(toParent: nil)",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    window.isHidden = true
  }

  @Test("Popping returns what goes, and the bar follows the stack") func stack() {
    let controllers = (0..<4).map { index in
      let controller = UIViewController()
      controller.title = "\(index)"
      return controller
    }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    #expect(navigation.navigationBar.topItem?.title == "3")
    #expect(navigation.popToViewController(controllers[2], animated: false) == [controllers[3]])
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1], controllers[2]])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.children == [controllers[0]] && controllers[1].parent == nil)
    controllers[0].show(controllers[3], sender: nil)
    #expect(navigation.topViewController === controllers[3])
    #expect(navigation.navigationBar.items?.map(\.title) == ["0", "3"])
  }
}
