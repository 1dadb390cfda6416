// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

extension ProcessInfo {
  /// The warmth of the device.
  public enum ThermalState: Int, Sendable {
    /// The usual warmth.
    case nominal = 0
    /// A little more than usual.
    case fair = 1
    /// So warm that programs should do less.
    case serious = 2
    /// So warm that programs must do less.
    case critical = 3
  }

  /// Whether the user asked programs to save power: false.
  ///
  /// Differs from UIKit: it never changes.
  public var isLowPowerModeEnabled: Bool { false }

  /// The warmth of the device: nominal.
  ///
  /// Differs from UIKit: it never changes.
  public var thermalState: ThermalState { .nominal }

  /// The name of the notification of another warmth, which is never posted.
  public class var thermalStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  /// Runs a closure while the system is asked not to sleep, which Linux is not.
  ///
  /// Differs from UIKit: the closure is called once, with false for time that is there, on another thread.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (_ expired: Bool) -> Void
  ) {
    Thread.detachNewThread { block(false) }
  }
}

extension NSNotification.Name {
  /// The name of the notification of another power mode, which is never posted.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  /// The name of the notification that the clock of the system was set, which is never posted.
  public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
