import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIWindowTests {
  private let log = CallbackLog()
  private let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 320, height: 480))

  @Test("B.30: a window that was never shown does not load its controller's view; showing it does")
  func hidden() {
    let controller = RecordingController("A", log)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(window.isHidden && window.rootViewController === controller && window.subviews.isEmpty)
    #expect(!controller.isViewLoaded && log.take().isEmpty)
    window.isHidden = false
    #expect(window.subviews == [controller.view] && controller.view.window === window)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(
      log.takeWithoutLayout() == ["A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing"])
    MainLoop.main.turn()
    #expect(log.takeWithoutLayout() == ["A viewDidAppear"])
    window.isHidden = true
    #expect(controller.view.superview === window, "a window that is hidden again keeps the view")
  }

  @Test("B.30: the view of a controller whose window was never shown has no safe area")
  func guideBeforeShowing() {
    let phone = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    phone.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        systemMinimumLayoutMargins: nil, respectsSystemMinimum: true))
    let controller = UIViewController()
    phone.rootViewController = controller
    #expect(controller.topLayoutGuide.length == 0 && controller.view.superview == nil)
    phone.makeKeyAndVisible()
    #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
    phone.isHidden = true
  }

  @Test("The controller's view is behind all that the window has already") func behind() {
    let front = UIView()
    window.addSubview(front)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    #expect(window.subviews == [controller.view, front])
    window.isHidden = true
  }

  @Test("Another controller takes the place of the first, with its appearance") func exchange() {
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    window.rootViewController = first
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    _ = log.take()
    window.rootViewController = second
    #expect(first.view.superview == nil && window.subviews == [second.view])
    #expect(
      log.takeWithoutLayout() == [
        "A viewWillDisappear", "A viewDidDisappear", "B loadView", "B viewDidLoad", "B viewWillAppear",
        "B viewIsAppearing",
      ])
    MainLoop.main.turn()
    #expect(log.takeWithoutLayout() == ["B viewDidAppear"])
    window.isHidden = true
  }

  @Test("One window at a time is the key window") func key() {
    let other = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && !window.isHidden && !other.isKeyWindow)
    other.makeKey()
    #expect(!window.isKeyWindow && other.isKeyWindow && other.isHidden)
    window.isHidden = true
  }

  @Test("B.14: the controllers hear of a new size before their views get it", arguments: [true, false])
  func resize(byFrame: Bool) {
    let controller = RecordingController("A", log)
    let child = RecordingController("B", log)
    controller.onLoad = {
      $0.addChild(child)
      child.view.autoresizingMask = [.flexibleWidth]
      $0.view.addSubview(child.view)
    }
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    _ = log.take()
    if byFrame {
      window.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    } else {
      window.bounds.size = CGSize(width: 300, height: 400)
    }
    #expect(
      log.take() == [
        "A viewWillTransition(to: 300×400)", "B viewWillTransition(to: 300×400)", "A alongside",
        "B alongside",
        "A completion", "B completion",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    window.layoutIfNeeded()
    #expect(log.take().first == "A viewWillLayoutSubviews")
    window.frame.origin.x += 5
    #expect(log.take() == [])
  }

  @Test("B.14: a turned device tells of traits, size, then changes traits and lays out") func rotation()
    throws
  {
    let device = try #require(Device.named("iphone-14-pro"))
    let window = try makeWindow("iphone-14-pro")
    let controller = RecordingController("A", log)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    _ = log.take()
    window.screen.rotate(to: .landscape)
    window.transition(to: device.size(.landscape), traits: device.traits(.landscape))
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "A willTransition", "A viewWillTransition(to: 852×393)", "A traitCollectionDidChange", "A alongside",
        "A completion", "A viewWillLayoutSubviews", "A layoutSubviews", "A viewDidLayoutSubviews",
      ])
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(0, 59, 21, 59))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test("The window's safe area is what the screen covers of it") func partOfScreen() throws {
    let window = try makeWindow("iphone-14-pro")
    #expect(window.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    window.frame = CGRect(x: 0, y: 20, width: 393, height: 400)
    #expect(window.safeAreaInsets == UIEdgeInsets(39, 0, 0, 0))
  }

  @Test("A scene knows its windows") func scene() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    #expect(scene.windows == [window] && window.frame == UIScreen.main.bounds)
    window.windowScene = scene
    #expect(scene.windows == [window])
    window.windowScene = nil
    #expect(scene.windows.isEmpty)
  }
}
