import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

/// Foundation's timers fire on the clock of the main loop.
@MainActor
@Suite(.serialized) struct TimerTests {
  /// The times, from the start of a test, at which a timer fired.
  @MainActor
  private final class Times: NSObject {
    let start = MainLoop.main.clock.now
    var all: [Double] = []
    var informations: [String] = []

    nonisolated func note() {
      MainActor.assumeIsolated { all.append(MainLoop.main.clock.now - start) }
    }

    nonisolated func tick(_ timer: Timer) {
      let information = timer.userInfo as? String
      MainActor.assumeIsolated { informations.append(information ?? "nothing") }
      note()
    }
  }

  /// A class of a program.
  private final class OwnTimer: Timer {}

  private let times = Times()
  private var loop: MainLoop { MainLoop.main }

  @Test func foundationHasItsMethods() {
    #expect(RunLoop.isReplaced)
    // As on a phone: a timer that was not added yet waits for its interval.
    let timer = Timer(timeInterval: 5, repeats: false) { _ in }
    #expect(timer.fireDate.timeIntervalSinceNow > 4)
  }

  @Test func repeatedTimerFiresAtAllItsTimes() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [times] _ in times.note() }
    loop.run(for: 1.1)
    #expect(times.all == [0.25, 0.5, 0.75, 1])
    #expect(timer.isValid)
    timer.invalidate()
    loop.run(for: 1)
    #expect(times.all.count == 4)
  }

  /// Its seventh time is seven intervals after its start, without the roundings of those in between.
  @Test func intervalsDoNotDrift() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [times] _ in times.note() }
    defer { timer.invalidate() }
    loop.run(for: 0.75)
    #expect(times.all.count == 7)
    #expect(abs((times.all.last ?? 0) - 0.7) < 0x1p-30)
  }

  @Test(arguments: [RunLoop.Mode.common, .default])
  func addedTimerFiresOnce(mode: RunLoop.Mode) {
    let timer = Timer(timeInterval: 3, repeats: false) { [times] _ in times.note() }
    RunLoop.main.add(timer, forMode: mode)
    RunLoop.main.add(timer, forMode: mode)
    loop.run(for: 2.75)
    #expect(times.all == [] && timer.isValid)
    loop.run(for: 0.25)
    #expect(times.all == [3] && !timer.isValid)
    loop.run(for: 10)
    #expect(times.all == [3])
  }

  @Test func timerCountsFromItsMaking() {
    let timer = Timer(timeInterval: 1, repeats: false) { [times] _ in times.note() }
    loop.run(for: 0.75)
    RunLoop.current.add(timer, forMode: .common)
    loop.run(for: 0.25)
    #expect(times.all == [1])
  }

  @Test func selectorsAreSentOnTheClock() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: times, selector: Selector("tick:", Times.tick), userInfo: "tea",
      repeats: true)
    defer { timer.invalidate() }
    let once = Timer(
      timeInterval: 0.75, target: times, selector: Selector("note", Times.note), userInfo: nil, repeats: false
    )
    RunLoop.main.add(once, forMode: .common)
    loop.run(for: 1)
    #expect(times.all == [0.5, 0.75, 1])
    #expect(times.informations == ["tea", "tea"])
  }

  @Test func subclassOfTheProgramFires() {
    let timer = OwnTimer(timeInterval: 0.5, repeats: false) { [times] _ in times.note() }
    RunLoop.current.add(timer, forMode: .common)
    loop.run(for: 0.51)
    #expect(times.all == [0.5])
  }

  /// A date stands for a whole hundredth of a second of the clock, so that the time that the program takes plays no part.
  @Test func datesAreTimesOfTheClock() {
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0.25, repeats: true) { [times] _ in
      times.note()
    }
    defer { timer.invalidate() }
    RunLoop.current.add(timer, forMode: .common)
    loop.run(for: 1)
    #expect(times.all == [0.5, 0.75, 1])
  }

  @Test func farDatePausesATimer() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [times] _ in times.note() }
    defer { timer.invalidate() }
    timer.fireDate = .distantFuture
    loop.run(for: 60)
    #expect(times.all == [])
    timer.fireDate = Date()
    loop.run(for: 1)
    #expect(times.all == [60, 60.5, 61])
  }

  @Test func clockThatPassesTimesOverFiresOnce() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [times] _ in times.note() }
    defer { timer.invalidate() }
    loop.clock.advance(by: 0.9)
    #expect(!loop.isIdle)
    loop.runUntilIdle()
    #expect(times.all.count == 1)
    loop.run(for: 0.1)
    #expect(times.all.count == 2 && times.all.last == 1)
  }

  @Test func timerMayEndItselfAndBeginAnother() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [times] timer in
      times.note()
      timer.invalidate()
      _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in times.note() }
    }
    loop.run(for: 2)
    #expect(times.all == [0.25, 0.5])
  }

  @Test func runLoopFiresToo() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [times] _ in times.note() }
    defer { timer.invalidate() }
    let end = Date(timeIntervalSinceNow: 10)
    while times.all.isEmpty, Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    }
    // The clock stood still meanwhile, and goes on from here.
    #expect(times.all.allSatisfy { $0 == 0 } && !times.all.isEmpty)
    loop.run(for: 0.1)
    #expect(times.all.contains { $0 > 0 })
  }

  @Test func endOfAnApplicationForgetsTimers() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [times] _ in times.note() }
    defer { timer.invalidate() }
    LoopTimers.main.removeAll()
    loop.run(for: 1)
    #expect(times.all == [])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity, 1e300, 1e-300])
  func intervalsOfAllKinds(interval: Double) {
    let timers = [false, true].map { repeats in
      Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { [times] _ in times.note() }
    }
    RunLoop.current.add(Timer(timeInterval: interval, repeats: true) { _ in }, forMode: .common)
    // The shortest interval is a ten thousandth of a second: ten times, and the one that fires once.
    loop.run(for: 0.00105)
    #expect(times.all.count == (interval > 1 ? 0 : 11))
    for timer in timers { timer.invalidate() }
    LoopTimers.main.removeAll()
  }
}
