import DiagnosticCore

/// A clock that advances only when told to, with a schedule of work.
///
/// The same program does the same at the same times in every run: it neither waits nor reads the time of day.
@MainActor
package final class VirtualClock {
  /// The largest step of a clock, in seconds: slightly more than a year.
  package static let longestStep = 0x1p25

  /// The time since the clock was created, in whole ticks of `MediaTime`.
  package private(set) var now: Double = 0 {
    didSet { if isMediaClock { MediaTime.set(now) } }
  }
  /// The remainder of past steps beyond `now`, less than a tick, so that sixty sixtieths are a second.
  private var remainder = 0.0
  /// Whether or not `CACurrentMediaTime()` is this clock's time.
  private let isMediaClock: Bool

  /// The scheduled work, by time, and at the same time in the order of scheduling.
  private var entries: [Entry] = []
  private var scheduled = 0

  private struct Entry {
    let time: Double
    let number: Int
    let work: @MainActor () -> Void
  }

  /// Creates a clock at 0.
  package init() {
    isMediaClock = false
  }

  /// Creates the clock of animations, at 0.
  init(media: Void) {
    isMediaClock = true
  }

  /// Advances the clock.
  ///
  /// Work that has become due is done in the next turn of the main loop, not here. An invalid time is reported.
  package func advance(by seconds: Double) {
    if let (time, rest) = step(of: seconds) { (now, remainder) = (time, rest) }
  }

  /// Returns the time in `seconds`, and the remainder beyond it; nil if the clock does not advance that far, which is
  /// reported.
  func step(of seconds: Double) -> (time: Double, rest: Double)? {
    guard seconds >= 0, seconds <= Self.longestStep else {
      LayoutDiagnostics.report(.clock(seconds: seconds, kept: now))
      return nil
    }
    let asked = seconds + remainder
    let step = MediaTime.nearestTick(to: asked)
    return (now + step, asked - step)
  }

  /// Advances the clock to the first tick that is not before `time`; a time in the past has no effect.
  func advance(to time: Double, rest: Double = 0) {
    now = max(now, MediaTime.tick(notBefore: time))
    remainder = rest
  }

  /// Removes the remainder beyond the present time, so that a program begins on a tick, regardless of what ran before.
  func forgetRemainder() {
    remainder = 0
  }

  /// Schedules `work` once, `delay` seconds from now.
  ///
  /// A delay that is not a number is 0; work with an infinite delay is never done, and not kept.
  package func after(_ delay: Double, _ work: @escaping @MainActor () -> Void) {
    _ = schedule(after: delay, work)
  }

  /// Schedules `work` once, `delay` seconds from now, and returns the number by which it is removed; nil if it is not kept.
  func schedule(after delay: Double, _ work: @escaping @MainActor () -> Void) -> Int? {
    if delay.isNaN { LayoutDiagnostics.report(.clock(seconds: delay, kept: now)) }
    guard delay < .infinity || delay.isNaN else { return nil }
    let time = now + (delay > 0 ? MediaTime.nearestTick(to: delay) : 0)
    let entry = Entry(time: time, number: scheduled, work: work)
    scheduled += 1
    entries.insert(entry, at: firstIndex(after: entry.time))
    return entry.number
  }

  /// Removes scheduled work that is not needed any longer; what was done already has no effect.
  func remove(_ number: Int) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    // The end of the work may run code of the program, which may schedule more.
    withExtendedLifetime(entries.remove(at: index)) {}
  }

  /// The number of pieces of scheduled work.
  var count: Int { entries.count }

  /// The time at which work is due next; in the past if it is due.
  package var nextTime: Double? { entries.first?.time }

  /// Whether or not work is due.
  package var hasDueWork: Bool { nextTime.map { $0 <= now } ?? false }

  /// Removes and returns the work that is due now, without work that is scheduled meanwhile.
  func takeDue() -> [@MainActor () -> Void] {
    let count = firstIndex(after: now)
    let due = entries[..<count].map(\.work)
    entries.removeFirst(count)
    return due
  }

  private func firstIndex(after time: Double) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
