internal import FileAccess
internal import Foundation
internal import Synchronization

/// A writer of the cases of a run to a file as they end, from any thread.
///
/// The first line replaces the previous file. Errors of writing are ignored: results are also printed for people.
public final class ResultsWriter: Sendable {
  private struct State: ~Copyable {
    /// The open file; nil if it cannot be written, and after the end.
    var file: AppendableFile?
    var count = 0
  }

  private let state: Mutex<State>

  /// Creates the file at `path` and its folder, with the description of `run`.
  public init(_ run: SnapshotRun, path: String) {
    let header = (try? ResultsFile.line(ResultsFile.header(of: run))) ?? Data()
    state = Mutex(State(file: try? GuardedPath(path).begin(with: [UInt8](header))))
  }

  /// Appends a case; without effect after the end.
  public func append(_ item: SnapshotCase) {
    guard let line = try? ResultsFile.line(item) else { return }
    state.withLock { state in
      guard state.file != nil else { return }
      try? state.file?.append([UInt8](line))
      state.count += 1
    }
  }

  /// Marks the run as complete.
  public func finish() {
    state.withLock { state in
      guard let line = try? ResultsFile.line(ResultsFile.End(end: state.count)) else { return }
      try? state.file?.append([UInt8](line))
      state.file = nil
    }
  }
}
