import Dispatch
import Foundation
import GraphicsCore

/// The run loop takes turns, too: code that waits for layout by running it, as tests do with
/// `RunLoop.current.run(until:)` or an expectation, finds it done, as on a phone (B.0).
///
/// A run loop that nobody runs takes none, and the virtual clock stands still all the same.
extension MainLoop {
  nonisolated private static let requested = ThreadLocal<Requested>()

  /// That the run loop of a thread was asked for a turn, and has not taken it.
  ///
  /// The main actor may use several threads, one after the other, where nothing holds it to the main one; the run
  /// loop that may be run next is that of the thread that asks.
  private final class Requested {}

  /// Has the run loop of this thread, or from elsewhere that of the main thread, take a turn of `main` when it next
  /// runs. Until that turn has come, further requests change nothing.
  nonisolated static func requestTurn() {
    guard requested.value == nil else { return }
    guard MainExecutor.isCurrent else {
      return RunLoop.main.perform(inModes: [.common], block: takeRequestedTurn)
    }
    requested.value = Requested()
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
  /// The timer that has the run loop take a turn sixty times a second, where the clock follows real time.
  private static var pulse: Timer?

  /// Whether the clock goes on by itself, and things are done at their times, while the run loop of this thread runs; false
  /// at first.
  package static var followsRealTime: Bool {
    get { pulse != nil }
    set {
      guard newValue != followsRealTime else { return }
      pulse?.invalidate()
      pulse = nil
      if newValue {
        let timer = Timer(timeInterval: 1 / 60, repeats: true) { _ in takeRequestedTurn() }
        RunLoop.current.add(timer, forMode: .common)
        pulse = timer
      } else if let now = MediaTime.realNow {
        // What CACurrentMediaTime() said does not go back.
        main.clock.advance(to: now)
      }
      MediaTime.followRealTime(newValue)
    }
  }
}

extension CALayer {
  /// Where this is the layer of a window that the main loop updates, has it updated.
  func requestTurn() {
    if flags.contains(.isUpdatedByMainLoop) { MainLoop.requestTurn() }
  }
}

/// Where the main actor runs: on the main thread, or, where that one only waits, on those that do the work of the
/// main queue.
package enum MainExecutor {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code may assume to be on the main actor.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
