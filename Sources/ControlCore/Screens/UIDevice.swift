public import Foundation
import LayoutCore
public import StyleCore

/// The device on which the program runs: that of the main screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  /// The current device.
  open class var current: UIDevice { shared }

  /// The name of the device: that of its model.
  open var name: String { UIScreen.main.device.name }

  /// The model of the device: `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model in the user's language.
  ///
  /// Differs from UIKit: always in English.
  open var localizedModel: String { model }

  /// The name of the system.
  ///
  /// Differs from UIKit: `iOS` on iPad, too.
  open var systemName: String { "iOS" }

  /// The version of the system whose looks the main screen has: `17.0` unless another one was asked for.
  open var systemVersion: String { "\(UIScreen.main.traitCollection.system.rawValue).0" }

  /// The idiom of the device: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }

  /// The orientation of the device.
  ///
  /// In landscape, its top edge is on the left.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.deviceOrientation == .portrait ? .portrait : .landscapeLeft
  }

  /// Whether or not programs can run side by side.
  open var isMultitaskingSupported: Bool { true }

  /// Whether or not the device generates notifications of rotations.
  ///
  /// Differs from UIKit: always `false`; rotations are posted at any time.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Starts generating notifications of rotations.
  ///
  /// Differs from UIKit: does nothing.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Stops generating notifications of rotations.
  ///
  /// Differs from UIKit: does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// An identifier of the device for the vendor of the program.
  ///
  /// Differs from UIKit: always the same one.
  open var identifierForVendor: UUID? { UUID(uuidString: "706C756D-6200-4000-8000-000000000001") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the idiom of the device on which the program runs.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIDevice {
  /// The notification after the device was rotated.
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
