public import Foundation
public import LayoutCore

extension UIScene {
  /// The name of the notification posted when a scene is about to connect.
  public nonisolated class var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// The name of the notification posted when a scene was disconnected.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// The name of the notification posted when a scene became active.
  public nonisolated class var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// The name of the notification posted when a scene is about to become inactive.
  public nonisolated class var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// The name of the notification posted when a scene is about to enter the foreground.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  /// The name of the notification posted when a scene entered the background.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }
  /// The name of the notification posted when the protection of a scene's content changed; never posted.
  public nonisolated class var systemProtectionDidChangeNotification: Notification.Name {
    Notification.Name("UISceneSystemProtectionDidChangeNotification")
  }
}
