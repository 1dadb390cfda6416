import Plumb
import Testing
import UIKit

/// The windows that a launched application makes itself, as apps without scenes do.
@MainActor
@Suite(.serialized) struct AppWindowTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  // The insets of an iPhone 14 Pro are 59 points at the top and 34 at the bottom (D.8).
  @Test func `the bars of the device cover the window, until the application terminates`() {
    let delegate = Delegate()
    HeadlessApplication.launch(delegate, on: Plumb.Device(named: "iphone-14-pro"))
    HeadlessLoop.runUntilIdle()
    #expect(delegate.window?.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(delegate.window?.rootViewController?.view.safeAreaInsets.top == 59)
    HeadlessApplication.terminate()
    let later = UIWindow(frame: UIScreen.main.bounds)
    later.isHidden = false
    #expect(later.safeAreaInsets == .zero)
  }
}
