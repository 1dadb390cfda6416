internal import FileAccess
internal import Foundation
internal import Synchronization

/// Writes the cases of a run to a file as they end, from any thread.
///
/// The file that was there before is replaced with the first line. What cannot be written is lost without a word: results
/// are told to people, too.
public final class ResultsWriter: Sendable {
  private struct State: ~Copyable {
    /// Nil where it cannot be written, and behind the end.
    var file: AppendableFile?
    var count = 0
  }

  private let state: Mutex<State>

  /// Begins the file at `path`, its folder first; `run` says what runs.
  public init(_ run: SnapshotRun, path: String) {
    let header = (try? ResultsFile.line(ResultsFile.header(of: run))) ?? Data()
    state = Mutex(State(file: try? GuardedPath(path).begin(with: [UInt8](header))))
  }

  /// Writes a case. What comes behind the end is left out.
  public func append(_ item: SnapshotCase) {
    guard let line = try? ResultsFile.line(item) else { return }
    state.withLock { state in
      guard state.file != nil else { return }
      try? state.file?.append([UInt8](line))
      state.count += 1
    }
  }

  /// Says that the run came to its end.
  public func finish() {
    state.withLock { state in
      guard let line = try? ResultsFile.line(ResultsFile.End(end: state.count)) else { return }
      try? state.file?.append([UInt8](line))
      state.file = nil
    }
  }
}
