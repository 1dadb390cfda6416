import Dispatch
import Foundation
import LayerCore

/// A place where work is done: its clock in seconds, and how it takes work.
///
/// It is unchecked since its closures are not marked: they capture nothing but a queue or a run loop, and take work on any thread.
struct WorkPlace: @unchecked Sendable {
  /// The present time, in seconds.
  let now: () -> Double
  /// Does work as soon as possible.
  let perform: (Work) -> Void
  /// Does work after some seconds.
  let performAfter: (Double, Work) -> Void

  /// The main thread.
  static let main = WorkPlace(
    now: { Double(LoopTime.dispatchTime.uptimeNanoseconds) / 1e9 }, perform: { MainWork.perform($0) },
    performAfter: { MainWork.perform(after: $0, $1) })

  /// The real time, in seconds.
  static let realNow: @Sendable () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Does work after some seconds, and again after each interval.
  func repeats(after delay: Double, interval: Double, _ work: @escaping () -> Void) -> any Cancellable {
    let repetition = Repetition(self, start: now() + delay, interval: interval, work)
    repetition.planNext()
    return AnyCancellable { repetition.cancel() }
  }
}

/// Work that is done again and again.
///
/// It is unchecked since a lock guards its state.
private final class Repetition: @unchecked Sendable {
  private let place: WorkPlace
  private let start: Double
  private let interval: Double
  private let lock = NSLock()
  private var work: (() -> Void)?
  private var count = 0.0

  init(_ place: WorkPlace, start: Double, interval: Double, _ work: @escaping () -> Void) {
    (self.place, self.start, self.interval, self.work) = (place, start, max(interval, 0.0001), work)
  }

  func planNext() {
    let delay = lock.withLock { start + count * interval - place.now() }
    // To the nearest billionth, as the clocks have it.
    place.performAfter(max(0, (delay * 1e9).rounded() / 1e9), Work { self.perform() })
  }

  private func perform() {
    let work = lock.withLock {
      count += 1
      return self.work
    }
    guard let work else { return }
    planNext()
    work()
  }

  func cancel() {
    let former = lock.withLock {
      defer { work = nil }
      return work
    }
    withExtendedLifetime(former) {}
  }
}
