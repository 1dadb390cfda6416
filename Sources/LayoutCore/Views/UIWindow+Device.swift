import Foundation
package import StyleCore

extension UIWindow {
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
