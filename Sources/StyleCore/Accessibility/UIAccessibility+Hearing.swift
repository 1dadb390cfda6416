extension UIAccessibility {
  /// The ears with a hearing device.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of ears from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The ears with a paired hearing device.
  ///
  /// Differs from UIKit: none.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
}
