public import Foundation
package import LayoutCore

extension UIApplication {
  /// Starts the application, as the system does: it tells `delegate`, connects a scene, and comes to the front.
  ///
  /// The scene's delegate is `sceneDelegate`, or else an object of the class that the delegate's configuration for
  /// the scene names. Without one the application is of the older kind, which has only its own delegate.
  package func launch(_ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    let scene = UIWindowScene.main
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    scene.delegate = sceneDelegate ?? configuration.makeDelegate()
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    scene.activationState = .background
    comeToFront()
  }

  /// Leaves the front, if the application is there, as when the user goes to another.
  package func leaveFront() {
    let scene = UIWindowScene.main
    guard scene.activationState != .background else { return }
    tell(UIApplication.willResignActiveNotification) { delegate in
      delegate.sceneWillResignActive(scene)
    } orApplication: { delegate in
      delegate.applicationWillResignActive(self)
    }
    scene.activationState = .foregroundInactive
    tell(UIApplication.didEnterBackgroundNotification) { delegate in
      delegate.sceneDidEnterBackground(scene)
    } orApplication: { delegate in
      delegate.applicationDidEnterBackground(self)
    }
    scene.activationState = .background
  }

  /// Comes to the front, unless the application is there.
  package func comeToFront() {
    let scene = UIWindowScene.main
    guard scene.activationState == .background else { return }
    tell(UIApplication.willEnterForegroundNotification) { delegate in
      delegate.sceneWillEnterForeground(scene)
    } orApplication: { delegate in
      delegate.applicationWillEnterForeground(self)
    }
    scene.activationState = .foregroundInactive
    tell(UIApplication.didBecomeActiveNotification) { delegate in
      delegate.sceneDidBecomeActive(scene)
    } orApplication: { delegate in
      delegate.applicationDidBecomeActive(self)
    }
    scene.activationState = .foregroundActive
  }

  /// Ends the application: it lets go of its delegates.
  package func terminate() {
    let scene = UIWindowScene.main
    leaveFront()
    scene.delegate?.sceneDidDisconnect(scene)
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    (scene.delegate, delegate) = (nil, nil)
    // The next application begins without what this one said.
    scene.session.configuration = UISceneConfiguration(name: nil, sessionRole: scene.session.role)
    scene.activationState = .foregroundActive
  }

  /// Tells the scene's delegate, or the application's where there are no scenes, and all who observe.
  private func tell(
    _ name: Notification.Name, scene: (any UISceneDelegate) -> Void,
    orApplication application: (any UIApplicationDelegate) -> Void
  ) {
    if let sceneDelegate = UIWindowScene.main.delegate {
      scene(sceneDelegate)
    } else if let delegate {
      application(delegate)
    }
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication {
  /// The application was started.
  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// The application is in front.
  public nonisolated class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// The application is about to leave the front.
  public nonisolated class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }

  /// The application is behind.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// The application is about to come to the front.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// The application is about to end.
  public nonisolated class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }

  /// Memory is short. Differs from UIKit: never posted.
  public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UISceneConfiguration {
  /// A new delegate of the class that was named; nil where none was, or where it is no scene's delegate.
  fileprivate func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass = delegateClass as? NSObject.Type, delegateClass is any UISceneDelegate.Type
    else {
      return nil
    }
    return _LayerInstantiation.makeObject(of: delegateClass) as? any UISceneDelegate
  }
}
