// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
public import StyleCore

/// A type of delegates of a scene.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene was connected, and can be given a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells the delegate that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells the delegate that the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells the delegate that the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Asks the scene to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Returns the activity by which the scene is restored; it is not called.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Restores the state of the scene's views by an activity; it is not called.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// Tells the delegate that the scene is about to receive an activity of a type.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Asks the scene to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Tells the delegate that an activity could not be received; it is not called.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

  /// Tells the delegate that an activity was updated; it is not called.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

/// A type of delegates of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
  /// Tells the delegate that the scene's size, orientation or traits changed.
  ///
  /// Differs from UIKit: only a turn is told, and with the present coordinate space.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Performs the action of a shortcut item that the user chose, and calls the handler with whether it could.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}
