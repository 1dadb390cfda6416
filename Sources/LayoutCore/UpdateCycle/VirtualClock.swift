/// A clock that stands still until it is told to go on, and what is to be done at which time.
///
/// The same program does the same at the same times in every run: nothing waits, and nothing asks for the time
/// of the day.
@MainActor
package final class VirtualClock {
  /// Seconds since the clock was made.
  package private(set) var now: Double = 0 {
    didSet { if isMediaClock { MediaTime.set(now) } }
  }
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

  /// Moves the time on. What has become due is done in the next turn of the main loop, not here.
  package func advance(by seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "A clock goes forward, by a finite time.")
    now += seconds
  }

  /// Moves the time on to `time`, exactly; a time that is past already changes nothing.
  func advance(to time: Double) {
    now = max(now, time)
  }

  /// Asks for `work` to be done once, `delay` seconds from now.
  package func after(_ delay: Double, _ work: @escaping @MainActor () -> Void) {
    precondition(!delay.isNaN, "A delay is a number of seconds.")
    let entry = Entry(time: now + max(delay, 0), number: scheduled, work: work)
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
