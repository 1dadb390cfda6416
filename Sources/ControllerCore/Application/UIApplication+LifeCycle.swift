import ControlCore
public import Foundation
import LayerCore
package import LayoutCore

extension UIApplication {
  /// Launches the application: calls `delegate`, connects a scene, and enters the foreground.
  ///
  /// The scene's delegate is `sceneDelegate`, or else an object of the class that the delegate's configuration for the
  /// scene names, or `Info.plist`. Without one only the application's delegate receives the life-cycle events. A storyboard
  /// of the configuration or of `Info.plist` is shown in a window, which the delegate gets before it is called.
  package func launch(_ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil) {
    self.delegate = delegate
    let description = InterfaceDescription()
    let window = description.mainStoryboard.flatMap { StoryboardWindow($0, of: delegate) }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    window?.show()
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    let scene = UIWindowScene.main
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: scene.session, options: options)
    description.complete(configuration, of: delegate)
    scene.session.configuration = configuration
    scene.delegate = sceneDelegate ?? configuration.makeDelegate()
    let sceneWindow = configuration.storyboard.flatMap { storyboard in
      (scene.delegate as? any UIWindowSceneDelegate).flatMap { StoryboardWindow(storyboard, of: $0) }
    }
    post(UIScene.willConnectNotification, of: scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    sceneWindow?.show()
    scene.activationState = .background
    enterForeground()
  }

  /// Enters the background, unless the application is there.
  package func enterBackground() {
    let scene = UIWindowScene.main
    guard scene.activationState != .background else { return }
    tell(UIApplication.willResignActiveNotification) { delegate in
      delegate.sceneWillResignActive(scene)
    } orApplication: { delegate in
      delegate.applicationWillResignActive(self)
    }
    post(UIScene.willDeactivateNotification, of: scene)
    scene.activationState = .foregroundInactive
    tell(UIApplication.didEnterBackgroundNotification) { delegate in
      delegate.sceneDidEnterBackground(scene)
    } orApplication: { delegate in
      delegate.applicationDidEnterBackground(self)
    }
    post(UIScene.didEnterBackgroundNotification, of: scene)
    scene.activationState = .background
  }

  /// Enters the foreground, if the application is in the background.
  package func enterForeground() {
    let scene = UIWindowScene.main
    guard scene.activationState == .background else { return }
    tell(UIApplication.willEnterForegroundNotification) { delegate in
      delegate.sceneWillEnterForeground(scene)
    } orApplication: { delegate in
      delegate.applicationWillEnterForeground(self)
    }
    post(UIScene.willEnterForegroundNotification, of: scene)
    scene.activationState = .foregroundInactive
    tell(UIApplication.didBecomeActiveNotification) { delegate in
      delegate.sceneDidBecomeActive(scene)
    } orApplication: { delegate in
      delegate.applicationDidBecomeActive(self)
    }
    scene.activationState = .foregroundActive
    post(UIScene.didActivateNotification, of: scene)
  }

  /// Terminates the application, and releases its delegates.
  package func terminate() {
    let scene = UIWindowScene.main
    enterBackground()
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, of: scene)
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    (scene.delegate, delegate, requests) = (nil, nil, Requests())
    LoopTimers.main.removeAll()
    SavedMedia.removeAll()
    UIDevice.current.resetSensors()
    UIScreen.main.resetChoices()
    // The next application starts without the configuration of this one.
    scene.session.configuration = UISceneConfiguration(name: nil, sessionRole: scene.session.role)
    scene.activationState = .foregroundActive
  }

  private func post(_ name: Notification.Name, of scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
  }

  /// Calls the scene's delegate, or the application's where there is none, and posts a notification.
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
  /// The name of the notification posted when the application finished launching.
  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// The name of the notification posted when the application became active.
  public nonisolated class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// The name of the notification posted when the application is about to become inactive.
  public nonisolated class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }

  /// The name of the notification posted when the application entered the background.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// The name of the notification posted when the application is about to enter the foreground.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// The name of the notification posted when the application is about to terminate.
  public nonisolated class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }

  /// The name of the notification posted when memory is low.
  ///
  /// Differs from UIKit: only `HeadlessApplication` posts it.
  public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UISceneConfiguration {
  /// Returns a new delegate of the configured class; nil without one, or where it is no scene delegate.
  fileprivate func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass = delegateClass as? NSObject.Type, delegateClass is any UISceneDelegate.Type
    else {
      return nil
    }
    return _LayerInstantiation.makeObject(of: delegateClass) as? any UISceneDelegate
  }
}
