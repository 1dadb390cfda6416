import Dispatch
import Foundation
import LayerCore

/// The time of the main thread, and the work for it.
///
/// In a program with the module `Plumb` it is the clock of `HeadlessLoop`, which stands still unless it is told to advance;
/// in others it is real time.
enum LoopTime {
  /// Whether or not time is the clock of the main loop.
  static let isVirtual = _typeByName("5Plumb12HeadlessLoopO") != nil
  /// The real times that stand for 0 of the clock.
  private static let start = (uptime: DispatchTime.now().uptimeNanoseconds, date: Date())

  /// The time for `DispatchQueue.main`.
  static var dispatchTime: DispatchTime {
    guard isVirtual else { return .now() }
    return DispatchTime(uptimeNanoseconds: start.uptime + UInt64((CACurrentMediaTime() * 1e9).rounded()))
  }

  /// The time for `RunLoop.main` and `OperationQueue.main`.
  static var date: Date { isVirtual ? start.date.addingTimeInterval(CACurrentMediaTime()) : Date() }
}

/// Work on its way to another thread.
///
/// It is unchecked since the closure need not be Sendable: only the thread that takes it calls it.
struct Work: @unchecked Sendable {
  let run: () -> Void
}

/// Work for the main thread, in the order in which it was scheduled.
///
/// The main loop and the main queue each do the oldest piece of work when their turn comes: so a program goes on by turns
/// as well as by the queue.
enum MainWork {
  private static let lock = NSLock()
  /// The lock guards it.
  nonisolated(unsafe) private static var waiting: [Work] = []

  /// Does work as soon as possible.
  static func perform(_ work: Work) {
    lock.withLock { unsafe waiting.append(work) }
    if LoopTime.isVirtual, MainExecutor.isCurrent {
      MainActor.assumeIsolated { MainLoop.main.enqueue { performNext() } }
    }
    DispatchQueue.main.async { performNext() }
  }

  private static func performNext() {
    lock.withLock { unsafe waiting.isEmpty ? nil : waiting.removeFirst() }?.run()
  }

  /// Does work after some seconds: when the clock reaches that time, or the run loop runs until then.
  static func perform(after delay: Double, _ work: Work) {
    guard delay > 0 else { return perform(work) }
    guard LoopTime.isVirtual else {
      return DispatchQueue.main.asyncAfter(deadline: .now() + delay) { work.run() }
    }
    guard MainExecutor.isCurrent else {
      return DispatchQueue.main.async { perform(after: delay, work) }
    }
    let timer = Timer.plumbTimer(timeInterval: delay, repeats: false) { _ in work.run() }
    RunLoop.main.add(timer, forMode: .common)
  }
}
