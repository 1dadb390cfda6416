import ControllerCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor private let log = CallbackLog()

@MainActor
struct UIApplicationTurningTests {
  private final class Page: UIViewController {
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      log.note("will rotate to \(toInterfaceOrientation.rawValue) in \(duration)")
    }
    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      log.note("animate, \(view.bounds.width > view.bounds.height ? "wide" : "high")")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      log.note("did rotate from \(fromInterfaceOrientation.rawValue)")
    }
  }

  @Test func `controllers and observers of former systems hear of a turn`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Page()
    window.makeKeyAndVisible()
    defer {
      UIApplication.shared.statusBarOrientation = .portrait
      window.isHidden = true
      _ = log.take()
    }
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didChangeStatusBarOrientationNotification, object: nil, queue: nil
    ) { note in
      let former = note.userInfo?["UIApplicationStatusBarOrientationUserInfoKey"] as? NSNumber
      MainActor.assumeIsolated { log.note("notified of \(former ?? 0)") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = log.take()
    UIApplication.shared.statusBarOrientation = .landscapeRight
    // Upright is 1, landscape with the button on the right 3.
    #expect(
      log.take() == [
        "will rotate to 3 in 0.3", "animate, wide", "notified of 1", "did rotate from 1",
      ])
    #expect(window.rootViewController?.interfaceOrientation == .landscapeRight)
  }

  @Test func `the delegate of a scene hears of a turn with the former traits`() {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      var classes: [UIUserInterfaceSizeClass] = []
      var orientations: [UIInterfaceOrientation] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        classes = [previousTraitCollection.verticalSizeClass, windowScene.traitCollection.verticalSizeClass]
        orientations = [previousInterfaceOrientation, windowScene.interfaceOrientation]
      }
    }
    let (delegate, window) = (Delegate(), UIWindow(frame: UIScreen.main.bounds))
    UIWindowScene.main.delegate = delegate
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    defer {
      UIWindowScene.main.delegate = nil
      UIApplication.shared.statusBarOrientation = .portrait
      window.isHidden = true
    }
    UIApplication.shared.statusBarOrientation = .landscapeRight
    #expect(delegate.classes == [.regular, .compact])
    #expect(delegate.orientations == [.portrait, .landscapeRight])
  }

  @Test func `the trait overrides of a scene are those of its windows`() {
    let window = UIWindow(windowScene: UIWindowScene.main)
    window.isHidden = false
    defer { window.isHidden = true }
    UIWindowScene.main.traitOverrides.userInterfaceStyle = .dark
    defer { UIWindowScene.main.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    window.updateTraitsIfNeeded()
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }
}
