import Foundation

/// A timer that knows the time of the loop's clock at which it fires first, and has an object for its user information.
final class PlannedTimer: Timer {
  /// The interval that stands for shorter ones, in seconds, as on a phone.
  private static let shortest: TimeInterval = 0.0001

  /// The object that belongs to the timer.
  var information: Any?
  /// The time of the clock at which the timer fires first, in seconds, and the date that stands for it.
  private var plan: (time: Double, date: Date)?

  override var userInfo: Any? { information }

  /// Returns a timer that fires after an interval.
  static func make(
    interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> PlannedTimer {
    let delay = delay(interval)
    let timer = PlannedTimer(
      fire: Date(timeIntervalSinceNow: delay), interval: delay, repeats: repeats, block: block)
    timer.plan = (MediaTime.current() + MediaTime.nearestTick(to: delay), timer.fireDate)
    return timer
  }

  /// Returns the seconds until a timer of an interval fires; the shortest for one that is not a number.
  static func delay(_ interval: TimeInterval) -> TimeInterval {
    interval > shortest ? interval : shortest
  }

  /// The time of the clock at which the timer fires first; nil if it is for a date.
  var time: Double? {
    guard let plan, abs(plan.date.timeIntervalSince(fireDate)) < LoopTimers.tolerance else { return nil }
    return plan.time
  }
}
