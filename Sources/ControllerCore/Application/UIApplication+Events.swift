package import Foundation
package import GraphicsCore
import LayoutCore
package import StyleCore

/// The requests of the system and of other programs, which `HeadlessApplication` makes.
extension UIApplication {
  private var sceneDelegate: (any UISceneDelegate)? { UIWindowScene.main.delegate }

  /// Asks the program to open a URL: the delegate of the scene, or else of the application.
  ///
  /// - Returns: Whether the delegate of the application could; true for that of the scene, which does not say.
  package func receive(_ url: URL, from source: String?) -> Bool {
    if let sceneDelegate {
      let values: [String: Any] = source.map { [OpenURLOptionsKey.sourceApplication.rawValue: $0] } ?? [:]
      sceneDelegate.scene(UIWindowScene.main, openURLContexts: [UIOpenURLContext(url, values: values)])
      return true
    }
    return delegate?.application(self, open: url, options: source.map { [.sourceApplication: $0] } ?? [:])
      ?? false
  }

  /// Asks the program to continue an activity: the delegate of the scene, or else of the application.
  package func receive(_ activity: NSUserActivity) -> Bool {
    let type = activity.activityType
    if let sceneDelegate {
      sceneDelegate.scene(UIWindowScene.main, willContinueUserActivityWithType: type)
      sceneDelegate.scene(UIWindowScene.main, continue: activity)
      return true
    }
    _ = delegate?.application(self, willContinueUserActivityWithType: type)
    return delegate?.application(self, continue: activity) { restored in
      MainActor.assumeIsolated {
        for object in restored ?? [] { object.restoreUserActivityState(activity) }
      }
    } ?? false
  }

  /// Asks the program to perform a shortcut item: the delegate of the scene, or else of the application.
  ///
  /// - Returns: What the program calls the handler with, or `nil` if it does not.
  package func perform(_ item: UIApplicationShortcutItem) -> Bool? {
    var result: Bool?
    if let sceneDelegate = sceneDelegate as? any UIWindowSceneDelegate {
      sceneDelegate.windowScene(UIWindowScene.main, performActionFor: item) { result = $0 }
    } else {
      delegate?.application(self, performActionFor: item) { result = $0 }
    }
    return result
  }

  /// Gives the program a remote notification.
  package func receive(notification userInfo: [AnyHashable: Any]) {
    delegate?.application(self, didReceiveRemoteNotification: userInfo) { _ in }
  }

  /// Tells the delegate and all controllers of windows that memory is low.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
    var pending = windows.compactMap(\.rootViewController)
    var seen: Set<ObjectIdentifier> = []
    while let controller = pending.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      controller.didReceiveMemoryWarning()
      pending += controller.children + (controller.presentedViewController.map { [$0] } ?? [])
    }
  }
}
