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
  public nonisolated class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
}

extension UIWindow {
  /// The notification after a window became visible.
  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// The notification after a window was hidden.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// The notification after a window became the key window.
  public nonisolated class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// The notification after a window resigned as the key window.
  public nonisolated class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
}

extension UIScreen {
  /// The notification after the size of a screen in pixels changed.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
  /// The notification after the recording of a screen began or ended.
  public nonisolated class var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }
  /// The notification after the reference mode for colours changed.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var referenceDisplayModeStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
  }
}
