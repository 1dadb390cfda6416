import Foundation
import LayerCore
import Synchronization
import Testing

/// The ends of timers, which Foundation keeps for as long as the program runs.
@MainActor
@Suite(.serialized) struct TimerLifeTests {
  /// An object that the block of a timer has.
  private final class Target: Sendable {}

  /// Returns whether a timer of the main loop and an object of its block are gone after `body` and a turn.
  private func ends(repeats: Bool, _ body: (Timer) -> Void) -> Bool {
    weak var timer: Timer?
    weak var target: Target?
    do {
      let object = Target()
      let made = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: repeats) { _ in _ = object }
      (timer, target) = (made, object)
      body(made)
    }
    MainLoop.main.run(for: 0.1)
    return timer == nil && target == nil
  }

  @Test("A timer ends with its only firing, and by being invalidated, before and after") func ends() {
    #expect(ends(repeats: false) { _ in MainLoop.main.run(for: 0.2) })
    #expect(ends(repeats: false) { $0.invalidate() })
    #expect(ends(repeats: true) { $0.invalidate() })
    #expect(
      ends(repeats: true) { timer in
        MainLoop.main.run(for: 0.5)
        timer.invalidate()
        timer.invalidate()
      })
  }

  @Test("An invalidated timer ends at once, before the main loop turns") func atOnce() {
    weak var timer: Timer?
    weak var target: Target?
    do {
      let object = Target()
      let made = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in _ = object }
      (timer, target) = (made, object)
      made.invalidate()
    }
    #expect(timer == nil && target == nil)
  }

  @Test("A timer ends that its block invalidates, and one that the run loop fires") func byOthers() {
    weak var timer: Timer?
    do {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { $0.invalidate() }
    }
    MainLoop.main.run(for: 0.3)
    #expect(timer == nil)
    #expect(ends(repeats: false) { _ in RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.15)) })
  }

  /// An object that schedules a timer when it ends.
  private final class Scheduler: Sendable {
    let fired: Count

    init(_ fired: Count) {
      self.fired = fired
    }

    deinit {
      let fired = fired
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in fired.value.withLock { $0 += 1 }
      }
    }
  }

  private final class Count: Sendable {
    let value = Mutex(0)
  }

  @Test("The end of a timer may schedule another one") func schedules() {
    let fired = Count()
    do {
      let scheduler = Scheduler(fired)
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in _ = scheduler }.invalidate()
    }
    MainLoop.main.run(for: 0.5)
    #expect(fired.value.withLock { $0 } == 1)
  }
}
