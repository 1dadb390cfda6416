public import Foundation

extension ProcessInfo {
  /// The ways of a task that the system should not disturb.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    /// Creates ways of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    /// The device does not sleep by itself.
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    /// The program is not ended at once.
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    /// The program is not ended by itself.
    public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
    /// The task is of the user.
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF)
    /// The task is of the user, who lets the device sleep.
    public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00EF_FFFF)
    /// The task is of the program.
    public static let background = Self(rawValue: 0xFF)
    /// The task is exact in time.
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// Begins a task that the system should not disturb, which Linux does not, and returns an object to end it by.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSObject()
  }

  /// Ends a task that the system should not disturb.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs a closure that the system should not disturb.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
    block()
  }

  /// Does nothing: the system does not end programs.
  public func disableSuddenTermination() {}
  /// Does nothing: the system does not end programs.
  public func enableSuddenTermination() {}
}
