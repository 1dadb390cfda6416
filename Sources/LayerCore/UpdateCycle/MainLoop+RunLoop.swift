import CFoundation
import Dispatch
import Foundation
import GraphicsCore

/// The turns that the run loop takes.
///
/// Code that waits for layout by running it, as tests do with `RunLoop.current.run(until:)` or an expectation, finds it
/// done, as on a phone (B.0). A run loop that does not run takes none, and the virtual clock is stopped all the same.
extension MainLoop {
  nonisolated private static let requested = ThreadLocal<RequestedTurn>()

  /// A token for a turn that was requested of a thread's run loop and not taken yet.
  ///
  /// The main actor may use several threads, one after the other, where it is not bound to the main one; the run loop
  /// that may run next is that of the requesting thread.
  private final class RequestedTurn {}

  /// Makes the run loop of this thread, or on other threads that of the main thread, take a turn of `main` when it
  /// runs.
  ///
  /// Until that turn, further requests have no effect.
  nonisolated static func requestTurn() {
    guard requested.value == nil else { return }
    guard MainExecutor.isCurrent else {
      return RunLoop.main.perform(inModes: [.common], block: takeRequestedTurn)
    }
    requested.value = RequestedTurn()
    RunLoop.current.perform(inModes: [.common]) {
      requested.value = nil
      takeRequestedTurn()
    }
  }

  nonisolated private static func takeRequestedTurn() {
    guard MainExecutor.isCurrent else { return }
    MainActor.assumeIsolated { main.takeRequestedTurn() }
  }
}

extension MainLoop {
  /// The timer by which the run loop takes a turn sixty times a second, if the clock follows real time.
  private static var pulse: Timer?

  /// Whether or not the clock follows real time, with work done at its times, while this thread's run loop runs.
  ///
  /// It is false by default.
  package static var followsRealTime: Bool {
    get { pulse != nil }
    set {
      guard newValue != followsRealTime else { return }
      pulse?.invalidate()
      pulse = nil
      if newValue {
        let timer = Timer(timeInterval: 1 / 60, repeats: true) { _ in takeRequestedTurn() }
        RunLoop.current.foundationAdd(timer, forMode: .common)
        pulse = timer
      } else if let now = MediaTime.realNow {
        // The value of CACurrentMediaTime() does not go back.
        main.clock.advance(to: now)
      }
      MediaTime.followRealTime(newValue)
    }
  }
}

extension MainLoop {
  /// The number of times that the main queue is served in a row, for work that enqueues other work there.
  private static let servings = 16

  /// Does the work that waits in the main queue, as the run loop of a phone does between turns.
  ///
  /// Within work of that queue, such as a test of the main actor, it has no effect, as Dispatch sees to: there one
  /// awaits other work.
  func serveMainQueue() {
    guard self === Self.main, !isInTurn, Thread.isMainThread else { return }
    for _ in 0..<Self.servings { cfoundation_serve_main_queue() }
  }
}

extension CALayer {
  /// Requests a turn if this is the layer of a window that the main loop updates.
  func requestTurn() {
    if flags.contains(.isUpdatedByMainLoop) { MainLoop.requestTurn() }
  }
}

/// The execution context of the main actor.
///
/// It is the main thread, or, while that only waits, the threads that do the work of the main queue.
package enum MainExecutor {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether or not the current code may assume to be on the main actor.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
