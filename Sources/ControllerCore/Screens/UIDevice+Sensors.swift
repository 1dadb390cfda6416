public import ControlCore
public import Foundation

extension UIDevice {
  /// The states of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state of a battery that is not watched.
    case unknown = 0
    /// The battery gives power.
    case unplugged = 1
    /// The battery takes power.
    case charging = 2
    /// The battery is full.
    case full = 3
  }

  /// The states of the sensors of the device.
  private struct Sensors {
    var watchesBattery = false
    var watchesProximity = false
    var level: Float = 1
    var state = BatteryState.full
    var isNear = false
  }

  private static let sensors = AttachedValue<Sensors>()

  private var sensors: Sensors {
    get { Self.sensors[self] ?? Sensors() }
    set { Self.sensors[self] = newValue }
  }

  /// Whether or not the battery is watched.
  public var isBatteryMonitoringEnabled: Bool {
    get { sensors.watchesBattery }
    set { sensors.watchesBattery = newValue }
  }

  /// The charge of the battery, 0…1, or -1 if it is not watched.
  ///
  /// Differs from UIKit: the battery is full unless `HeadlessApplication` sets it.
  public var batteryLevel: Float { sensors.watchesBattery ? sensors.level : -1 }

  /// The state of the battery, unknown if it is not watched.
  public var batteryState: BatteryState { sensors.watchesBattery ? sensors.state : .unknown }

  /// Whether or not the sensor of near objects is on.
  public var isProximityMonitoringEnabled: Bool {
    get { sensors.watchesProximity }
    set { sensors.watchesProximity = newValue }
  }

  /// Whether or not an object is near the screen.
  ///
  /// Differs from UIKit: none is unless `HeadlessApplication` says so.
  public var proximityState: Bool { sensors.watchesProximity && sensors.isNear }

  /// Sets what the battery has, and posts the notifications of a watched one.
  package func setBattery(level: Float, state: BatteryState) {
    let old = sensors
    (sensors.level, sensors.state) = (max(0, min(level, 1)), state)
    guard sensors.watchesBattery else { return }
    if sensors.level != old.level { post(UIDevice.batteryLevelDidChangeNotification) }
    if state != old.state { post(UIDevice.batteryStateDidChangeNotification) }
  }

  /// Sets whether an object is near the screen, and posts the notification if the sensor is on.
  package func setProximity(_ isNear: Bool) {
    guard isNear != sensors.isNear else { return }
    sensors.isNear = isNear
    if sensors.watchesProximity { post(UIDevice.proximityStateDidChangeNotification) }
  }

  /// Gives the sensors the states with which an application begins, and posts nothing.
  func resetSensors() { sensors = Sensors() }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The notification after the charge of the battery changed.
  public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The notification after the state of the battery changed.
  public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// The notification after an object came near the screen or went away.
  public nonisolated class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}
