public import Foundation
public import LayoutCore

extension UIScreen {
  /// The notification after a screen was connected.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// The notification after a screen was disconnected.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
  /// The notification after the brightness of the screen changed.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
}

extension UIWindow {
  /// The notification after a window became visible.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// The notification after a window was hidden.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// The notification after a window became the key window.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// The notification after a window resigned as the key window.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
}
