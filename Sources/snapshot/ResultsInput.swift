internal import Foundation
internal import SnapshotReport

/// A case of a run that was read, with where its paths begin.
struct FoundCase {
  let item: SnapshotCase
  let run: SnapshotRun

  /// The cases of some runs.
  static func all(_ runs: [SnapshotRun]) -> [FoundCase] {
    runs.flatMap { run in run.cases.map { FoundCase(item: $0, run: run) } }
  }

  /// A path of the case, from here: as it is where the run was here, too.
  func path(_ path: String?) -> String? {
    guard let path, !path.hasPrefix("/"), run.folder != FileManager.default.currentDirectoryPath else {
      return path
    }
    return "\(run.folder)/\(path)"
  }
}
