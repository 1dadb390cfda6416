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
  ///   - system: The version of the system in the window, at least the device's first; nil is that of the main screen.
  ///   - traits: A closure that changes the traits of the device, for example `{ $0.layoutDirection = .rightToLeft }`.
  public convenience init(
    device: Device, orientation: Device.Orientation = .portrait,
    system: SystemVersion? = nil, traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    device.requireSystem(system)
    self.init(frame: CGRect(origin: .zero, size: device.size(orientation)))
    host(
      on: device.inner, orientation: orientation.inner,
      traits: device.traits(orientation).with(system?.inner).modifyingTraits(traits))
    isHidden = false
  }
}
