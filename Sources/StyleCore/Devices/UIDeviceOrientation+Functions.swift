// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Returns whether a device is upright or upside down.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// Returns whether a device is on its side.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// Returns whether the interface can follow the orientation of a device.
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isValidInterfaceOrientation
}
