/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the top edge on the left.
  case landscapeLeft = 3
  /// On its side, with the top edge on the right.
  case landscapeRight = 4
  /// Flat, with the display up.
  case faceUp = 5
  /// Flat, with the display down.
  case faceDown = 6

  /// Whether or not the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether or not the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether or not the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether or not the interface can follow the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
