public import Foundation

extension UIApplication {
  /// The name of the notification posted when the frame of the status bar is about to change.
  ///
  /// Differs from UIKit: never posted.
  public nonisolated class var willChangeStatusBarFrameNotification: Notification.Name {
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }

  /// The name of the notification posted when the frame of the status bar changed.
  ///
  /// Differs from UIKit: never posted.
  public nonisolated class var didChangeStatusBarFrameNotification: Notification.Name {
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }

  /// The name of the notification posted when the orientation of the interface is about to change.
  public nonisolated class var willChangeStatusBarOrientationNotification: Notification.Name {
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }

  /// The name of the notification posted when the orientation of the interface changed.
  public nonisolated class var didChangeStatusBarOrientationNotification: Notification.Name {
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }

  /// The name of the notification posted when updates in the background were turned on or off.
  ///
  /// Differs from UIKit: never posted.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }

  /// The name of the notification posted when a day began or the clock was set.
  ///
  /// Differs from UIKit: never posted.
  public nonisolated class var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// The name of the notification posted when the user took a screenshot.
  ///
  /// Differs from UIKit: never posted.
  public nonisolated class var userDidTakeScreenshotNotification: Notification.Name {
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// The name of the notification posted when protected files can be read.
  ///
  /// Differs from UIKit: never posted.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// The name of the notification posted when protected files are about to be locked.
  ///
  /// Differs from UIKit: never posted.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// The key of the former orientation or the new one in notifications of the status bar.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }

  /// The key of the former frame or the new one in notifications of the status bar.
  public nonisolated class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}
