internal import Foundation
public import LayoutCore
public import StyleCore

extension UIWindow {
  /// A window, shown, that fills the screen of a device and takes part in the turns of `HeadlessLoop`.
  ///
  /// - Parameter traits: changes what the device says, for example `{ $0.layoutDirection = .rightToLeft }`.
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
