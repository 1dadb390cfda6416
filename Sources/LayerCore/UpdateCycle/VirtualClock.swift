import DiagnosticCore

/// A clock that stands still until it is told to go on, and what is to be done at which time.
///
/// The same program does the same at the same times in every run: nothing waits, and nothing asks for the time
/// of the day.
@MainActor
package final class VirtualClock {
  /// How far a clock goes at once, in seconds: a bit more than a year.
  package static let longestStep = 0x1p25

  /// Seconds since the clock was made, in whole ticks of `MediaTime`.
  package private(set) var now: Double = 0 {
    didSet { if isMediaClock { MediaTime.set(now) } }
  }
  /// What the clock was told to go on beyond `now`, less than a tick: so that sixty sixtieths are a second.
  private var remainder = 0.0
  /// Whether `CACurrentMediaTime()` is this clock's time.
  private let isMediaClock: Bool

  /// What is to be done, by time, and at one time in the order in which it was asked for.
  private var entries: [Entry] = []
  private var scheduled = 0

  private struct Entry {
    let time: Double
    let number: Int
    let work: @MainActor () -> Void
  }

  /// A clock that shows 0.
  package init() {
    isMediaClock = false
  }

  /// The clock of animations, which shows 0.
  init(media: Void) {
    isMediaClock = true
  }

  /// Moves the time on. What has become due is done in the next turn of the main loop, not here. A time that it does not
  /// take is reported.
  package func advance(by seconds: Double) {
    if let (time, rest) = step(of: seconds) { (now, remainder) = (time, rest) }
  }

  /// The time in `seconds`, and what is asked for beyond it; nil where a clock does not go that far, which is reported.
  func step(of seconds: Double) -> (time: Double, rest: Double)? {
    guard seconds >= 0, seconds <= Self.longestStep else {
      LayoutDiagnostics.report(.clock(seconds: seconds, kept: now))
      return nil
    }
    let asked = seconds + remainder
    let step = MediaTime.nearestTick(to: asked)
    return (now + step, asked - step)
  }

  /// Moves the time on to the first tick that is not before `time`; a time that is past already changes nothing.
  func advance(to time: Double, rest: Double = 0) {
    now = max(now, MediaTime.tick(notBefore: time))
    remainder = rest
  }

  /// Forgets what was asked for beyond the time that the clock shows: a program that begins now begins on a tick, whatever
  /// was before.
  func forgetRemainder() {
    remainder = 0
  }

  /// Asks for `work` to be done once, `delay` seconds from now; at once where that is no number, and never, so that it is
  /// not kept, where it is infinite.
  package func after(_ delay: Double, _ work: @escaping @MainActor () -> Void) {
    if delay.isNaN { LayoutDiagnostics.report(.clock(seconds: delay, kept: now)) }
    guard delay < .infinity || delay.isNaN else { return }
    let time = now + (delay > 0 ? MediaTime.nearestTick(to: delay) : 0)
    let entry = Entry(time: time, number: scheduled, work: work)
    scheduled += 1
    entries.insert(entry, at: firstIndex(after: entry.time))
  }

  /// When something is to be done next; the past where it is due.
  package var nextTime: Double? { entries.first?.time }

  /// Whether something is due.
  package var hasWorkDue: Bool { nextTime.map { $0 <= now } ?? false }

  /// Takes what is due now. What is asked for meanwhile is not among it.
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
