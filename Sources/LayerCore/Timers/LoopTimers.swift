import Foundation

/// The timers of the main thread's run loop, which fire on the clock of the main loop.
///
/// Each is in the run loop, too, and fires by that if it runs until the timer's date first. The date is compared with the
/// one that was read last: so the timers find out that the run loop fired one, or that the program set its date.
@MainActor
package final class LoopTimers {
  /// The timers of the main loop.
  package static let main = LoopTimers()

  /// The difference up to which dates are the same, in seconds.
  nonisolated static let tolerance = 0.001

  private struct Entry {
    let timer: Timer
    /// The date for which the run loop has the timer.
    var date: Date
    /// The time of the clock from which the intervals count, in seconds.
    var start: Double
    /// The number of intervals from the start to the time at which the timer fires next.
    var intervals = 0.0

    /// The time of the clock at which the timer fires next.
    var time: Double { start + MediaTime.nearestTick(to: intervals * timer.timeInterval) }
  }

  private var entries: [Entry] = []

  /// The number of timers.
  var count: Int { entries.count }

  /// Adds a timer, unless it is there already.
  func add(_ timer: Timer) {
    guard timer.isValid, !entries.contains(where: { $0.timer === timer }) else { return }
    let date = timer.fireDate
    let start = (timer as? PlannedTimer)?.time ?? time(of: date, interval: timer.timeInterval)
    entries.append(Entry(timer: timer, date: date, start: start))
  }

  /// Forgets a timer that fires no more.
  func remove(_ timer: Timer) {
    guard let index = entries.firstIndex(where: { $0.timer === timer }) else { return }
    // Its end may run code of the program, which may add others.
    withExtendedLifetime(entries.remove(at: index)) {}
  }

  /// Forgets all timers, as at the end of an application.
  package func removeAll() {
    // Their ends may run code of the program, too.
    let ended = entries
    entries = []
    withExtendedLifetime(ended) {}
  }

  /// The time at which a timer fires next; nil if there is none.
  var nextTime: Double? {
    update()
    return entries.map(\.time).min()
  }

  /// Fires the timers that are due, in the order of their times, and returns their number.
  func fireDue(at now: Double) -> Int {
    update()
    let due = entries.enumerated().filter { $0.element.time <= now }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.timer)
    for timer in due where timer.isValid { fire(timer, at: now) }
    return due.count
  }

  private func fire(_ timer: Timer, at now: Double) {
    let interval = timer.timeInterval
    if interval > 0, let index = entries.firstIndex(where: { $0.timer === timer }) {
      // Times that the clock passed over are left out.
      entries[index].intervals += 1
      if entries[index].time <= now {
        entries[index].intervals = ((now - entries[index].start) / interval).rounded(.down) + 1
      }
      timer.fireDate = Date(timeIntervalSinceNow: entries[index].time - now)
      entries[index].date = timer.fireDate
    }
    timer.fire()
  }

  /// Removes timers that fire no more, and finds those whose dates have changed.
  private func update() {
    guard !entries.isEmpty else { return }
    // The end of a timer may run code of the program, which may add others.
    let ended = entries.filter { !$0.timer.isValid }
    if !ended.isEmpty {
      entries.removeAll { !$0.timer.isValid }
      // The run loop may have fired it.
      for entry in ended { (entry.timer as? PlannedTimer)?.end() }
    }
    for index in entries.indices {
      let date = entries[index].timer.fireDate
      guard abs(date.timeIntervalSince(entries[index].date)) >= Self.tolerance else { continue }
      entries[index].date = date
      entries[index].start = time(of: date, interval: 0)
      entries[index].intervals = 0
    }
  }

  /// Returns the time of the clock that a date stands for: in whole hundredths of a second from now.
  ///
  /// The clock stands still while a program runs, and dates go on. A repeated timer whose date has passed fires after its
  /// interval, since Foundation on Linux begins at once where a phone waits.
  private func time(of date: Date, interval: TimeInterval) -> Double {
    let seconds = date.timeIntervalSinceNow
    let delay = seconds <= 0 && interval > 0 ? interval : (seconds * 100 - 0.01).rounded(.up) / 100
    return MediaTime.current() + MediaTime.nearestTick(to: max(0, delay))
  }
}
