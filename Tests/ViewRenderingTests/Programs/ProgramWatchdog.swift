import Foundation
import Synchronization

/// Says which program it is that does not end, and ends the process with it.
final class ProgramWatchdog: Sendable {
  private static let patience: TimeInterval = 300
  private let state = Mutex((call: "", isOver: false))

  /// The call that the program is about to make.
  var call: String {
    get { state.withLock { $0.call } }
    set { state.withLock { $0.call = newValue } }
  }

  init(seed: Int) {
    let program = pthread_self()
    let thread = Thread { [self] in
      let end = Date().addingTimeInterval(Self.patience)
      while Date() < end {
        Thread.sleep(forTimeInterval: 0.05)
        if state.withLock({ $0.isOver }) { return }
      }
      FileHandle.standardError.write(Data("Program \(seed) does not end: \(call)\n".utf8))
      // With traces enabled, this writes one of the program's calls.
      pthread_kill(program, SIGILL)
      Thread.sleep(forTimeInterval: 10)
      exit(1)
    }
    thread.start()
  }

  func stop() {
    state.withLock { $0.isOver = true }
  }
}
