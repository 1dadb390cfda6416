public import Foundation
public import StyleCore

extension UIDevice {
  /// Posted when the device was turned.
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

extension UIScreen {
  /// Posted when another screen is there. Differs from UIKit: nothing posts it but you.
  public nonisolated class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when another screen is gone. Differs from UIKit: nothing posts it but you.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
  /// Posted when the screen is brighter or darker. Differs from UIKit: nothing posts it but you.
  public nonisolated class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
}

extension UIContentSizeCategory {
  /// Posted when the user prefers another size of text. Differs from UIKit: nothing posts it but you; traits tell
  /// views of the change.
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }
  /// The new category in what is posted with the change.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}

extension UIWindow {
  /// Posted when a window is seen. Differs from UIKit: nothing posts it but you.
  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted when a window is hidden. Differs from UIKit: nothing posts it but you.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted when a window became the key window. Differs from UIKit: nothing posts it but you.
  public nonisolated class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted when a window is no longer the key window. Differs from UIKit: nothing posts it but you.
  public nonisolated class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
}
