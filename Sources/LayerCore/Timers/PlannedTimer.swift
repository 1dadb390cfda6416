import Foundation

/// A timer that knows the time of the loop's clock at which it fires first, and has an object for its user information.
final class PlannedTimer: Timer {
  /// The interval that stands for shorter ones, in seconds, as on a phone.
  private static let shortest: TimeInterval = 0.0001

  /// The object that belongs to the timer.
  var information: Any?
  /// The time of the clock at which the timer fires first, in seconds, and the date that stands for it.
  private var plan: (time: Double, date: Date)?

  /// Whether or not Foundation still keeps the timer.
  private var isKept = PlannedTimer.areKept

  override var userInfo: Any? { information }

  override func invalidate() {
    super.invalidate()
    end()
    guard MainExecutor.isCurrent else { return }
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated { unsafe LoopTimers.main.remove(timer) }
  }

  /// Lets go of a timer that fires no more.
  ///
  /// Foundation on Linux keeps each timer, and with it the objects of its block, as long as the program runs.
  func end() {
    guard isKept, !isValid else { return }
    isKept = false
    unsafe Unmanaged.passUnretained(self).release()
  }

  /// Whether or not Foundation keeps timers that are invalid and that nothing else refers to.
  private static let areKept: Bool = {
    weak var kept: Timer?
    do {
      let timer = Timer(fire: .distantFuture, interval: 1, repeats: false) { _ in }
      timer.invalidate()
      kept = timer
    }
    guard let kept else { return false }
    // This one ends here as others do.
    unsafe Unmanaged.passUnretained(kept).release()
    return true
  }()

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
