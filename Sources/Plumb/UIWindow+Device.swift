internal import Foundation
public import LayoutCore
public import StyleCore

extension UIWindow {
  /// Creates a visible window that fills the screen of a device and takes part in the turns of `HeadlessLoop`.
  ///
  /// ```swift
  /// let window = UIWindow(device: phone, orientation: .landscape) { $0.userInterfaceStyle = .dark }
  /// window.rootViewController = SearchController()
  /// window.makeKeyAndVisible()
  /// HeadlessLoop.runUntilIdle()
  /// ```
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: The orientation of the device.
  ///   - traits: A closure that changes the traits of the device, for example `{ $0.layoutDirection = .rightToLeft }`.
  public convenience init(
    device: Device, orientation: Device.Orientation = .portrait,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    self.init(frame: CGRect(origin: .zero, size: device.size(orientation)))
    host(
      on: device.inner, orientation: orientation.inner,
      traits: device.traits(orientation).modifyingTraits(traits))
    isHidden = false
  }
}
