public import Foundation
public import StyleCore

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its side, the upper edge left.
  case landscapeLeft = 3
  /// On its side, the upper edge right.
  case landscapeRight = 4
  /// Flat, the display up.
  case faceUp = 5
  /// Flat, the display down.
  case faceDown = 6

  /// Whether the device is held upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the device is held so that the interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the program runs on: the one of the main screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  /// The device.
  open class var current: UIDevice { shared }

  /// The name of the device; that of its kind.
  open var name: String { UIScreen.main.device.name }

  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// `model` in the user's language. Differs from UIKit: in English.
  open var localizedModel: String { model }

  /// The name of the system. Differs from UIKit: `iOS` on a pad, too.
  open var systemName: String { "iOS" }

  /// The version of the system whose behaviour this package follows.
  open var systemVersion: String { "17.0" }

  /// Phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }

  /// How the device is held. On its side, its upper edge is left.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.deviceOrientation == .portrait ? .portrait : .landscapeLeft
  }

  /// Whether programs can run side by side.
  open var isMultitaskingSupported: Bool { true }

  /// Whether turns of the device are noticed. Differs from UIKit: nobody is notified.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Differs from UIKit: does nothing.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Differs from UIKit: does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// An identifier of the device. Differs from UIKit: there is none.
  open var identifierForVendor: UUID? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of device that the program runs on.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
