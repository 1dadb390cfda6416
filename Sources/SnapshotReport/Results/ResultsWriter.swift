internal import Foundation
internal import Synchronization

/// Writes the cases of a run to a file as they end, from any thread.
///
/// The file that was there before is replaced with the first line. What cannot be written is lost without a word: results
/// are told to people, too.
public final class ResultsWriter: Sendable {
  private let file: Mutex<FileHandle?>
  private let count = Mutex(0)

  /// Begins the file at `path`, its folder first; `run` says what runs.
  public init(_ run: SnapshotRun, path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let header = (try? ResultsFile.line(ResultsFile.header(of: run))) ?? Data()
    let isMade = FileManager.default.createFile(atPath: path, contents: header)
    let handle = isMade ? FileHandle(forWritingAtPath: path) : nil
    _ = try? handle?.seekToEnd()
    file = Mutex(handle)
  }

  /// Writes a case.
  public func append(_ item: SnapshotCase) {
    guard let line = try? ResultsFile.line(item) else { return }
    file.withLock { try? $0?.write(contentsOf: line) }
    count.withLock { $0 += 1 }
  }

  /// Says that the run came to its end.
  public func finish() {
    guard let line = try? ResultsFile.line(ResultsFile.End(end: count.withLock { $0 })) else { return }
    file.withLock { try? $0?.write(contentsOf: line) }
  }
}
