import Foundation
package import StyleCore

extension UIWindow {
  /// The device that shows the window, and its orientation.
  package var deviceOfDisplay: (device: Device, orientation: Device.Orientation) {
    display.host ?? (screen.device, screen.deviceOrientation)
  }

  /// Makes this the window of a device's screen: its size, its safe area, and the given traits.
  package func host(on device: Device, orientation: Device.Orientation, traits: UITraitCollection) {
    display.host = (device, orientation)
    frame = CGRect(origin: .zero, size: device.size(orientation))
    hostTraits = traits
    setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: device.safeAreaInsets(orientation), systemMinimumLayoutMargins: nil,
        respectsSystemMinimum: false))
  }
}
