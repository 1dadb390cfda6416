import CFoundation
package import Foundation
import GraphicsCore

/// The methods that replace those of Foundation, so that timers fire on the clock of the main loop.
///
/// [`CFoundation`](../../CFoundation/README.md) puts these in their places.
///
/// Differs from UIKit: a timer of the main thread fires when the clock of `HeadlessLoop` reaches its time, or when the run
/// loop runs until its date, whichever comes first. A timer for a date fires at a whole hundredth of a second of the clock;
/// so does one that is made by `Timer(timeInterval:repeats:block:)` in a release build, and at once unless it repeats.
extension Timer {
  /// Returns a timer that fires after an interval once it was added to a run loop.
  @_silgen_name("plumb_timer_make")
  package class func plumbTimer(
    timeInterval interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    if self == Timer.self { return PlannedTimer.make(interval: interval, repeats: repeats, block: block) }
    let delay = PlannedTimer.delay(interval)
    let lender = unsafe unsafeBitCast(self, to: TimerInstantiation.Type.self)
    return lender.init(
      fire: Date(timeIntervalSinceNow: delay), interval: delay, repeats: repeats, block: block)
  }

  /// Returns a timer of the current run loop that fires after an interval.
  @_silgen_name("plumb_timer_schedule")
  package class func plumbScheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = PlannedTimer.make(interval: interval, repeats: repeats, block: block)
    RunLoop.current.plumbAdd(timer, forMode: .default)
    return timer
  }
}

extension RunLoop {
  /// Adds a timer, which fires on the clock of the main loop if this is the run loop of the main thread.
  @_silgen_name("plumb_runloop_add")
  package func plumbAdd(_ timer: Timer, forMode mode: RunLoop.Mode) {
    foundationAdd(timer, forMode: mode)
    guard MainExecutor.isCurrent, self === RunLoop.current || self === RunLoop.main else { return }
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { unsafe LoopTimers.main.add(timer) }
  }

  /// Adds a timer to the run loop alone, by Foundation's own method.
  @_silgen_name("$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF")
  func foundationAdd(_ timer: Timer, forMode mode: RunLoop.Mode)

  /// Whether or not Foundation's method is replaced, as it is on Linux.
  package static var isReplaced: Bool { cfoundation_replaced_of_run_loop() > 0 }
}

/// A class that lends its required initializer to the program's subclasses of `Timer`.
private class TimerInstantiation: Timer {
  required override init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    super.init(fire: date, interval: interval, repeats: repeats, block: block)
  }
}
