package import FileAccess
internal import Synchronization

/// A collector of the states of the files that work on any thread reads.
package final class FileReadCollector: Sendable {
  private let collected = Mutex(FileStates())

  package init() {}

  /// The states so far.
  package var states: FileStates { collected.withLock { $0 } }

  /// The closure that receives the reads.
  package var observer: FileReads.Observer {
    { path, event in self.collected.withLock { $0.note(path, event) } }
  }
}
