internal import Escaping
internal import FileAccess
internal import SnapshotReport

/// A run with the file from which it was read.
struct FoundRun {
  let run: SnapshotRun
  let file: String

  /// The folder of the file.
  var folder: String {
    let folder = FilePath(file).folder
    return folder.isEmpty ? "." : folder
  }

  /// Whether or not the run was in the current directory.
  var isHere: Bool { run.folder.isExactly(Folder.currentPath) }

  /// Returns a path of the run relative to the current directory; unchanged if the run was in this directory, too.
  func pathFromHere(_ path: String) -> String {
    FilePath(path).isAbsolute || isHere ? path : "\(run.folder)/\(path)"
  }

  /// Returns the runs in the named files and folders of files.
  static func all(at paths: [String]) throws(ResultsError) -> [FoundRun] {
    var found: [FoundRun] = []
    for path in paths {
      let files = FileKind(at: path) == .folder ? ResultsFile.files(in: path) : [path]
      guard !files.isEmpty else {
        throw ResultsError(
          "\(path): the folder contains no results; verify writes \(ResultsFile.name) into its folder")
      }
      for file in files { found.append(FoundRun(run: try ResultsFile.run(at: file), file: file)) }
    }
    return found
  }

  /// Returns the runs in the named files, and of folders only the file of `verify`, which it writes or removes in each
  /// run.
  ///
  /// Any other file may have come with the change under review.
  static func named(_ paths: [String]) throws(ResultsError) -> [FoundRun] {
    var found: [FoundRun] = []
    for path in paths {
      var file = path
      if FileKind(at: path) == .folder {
        file = FilePath(path).hasSuffix("/") ? path + ResultsFile.name : "\(path)/\(ResultsFile.name)"
        guard FileKind(at: file) != nil else {
          let others = ResultsFile.files(in: path).map { "\"\($0)\"" }.joined(separator: ", ")
          throw ResultsError(
            "\(path): the folder contains no \(ResultsFile.name), which verify writes"
              + (others.isEmpty ? "" : "; results of tests are named by their file: \(others)"))
        }
      }
      found.append(FoundRun(run: try ResultsFile.run(at: file), file: file))
    }
    return found
  }
}

/// A case with the run from which it was read.
struct FoundCase {
  let item: SnapshotCase
  let found: FoundRun

  /// Returns the cases of some runs.
  static func all(_ runs: [FoundRun]) -> [FoundCase] {
    runs.flatMap { run in run.run.cases.map { FoundCase(item: $0, found: run) } }
  }

  /// Returns a path of the case, absolute and without `..`.
  func path(_ path: String?) -> FilePath? {
    path.map {
      FilePath($0).absolute(from: FilePath(found.run.folder).absolute(from: Folder.currentPath).text)
    }
  }
}
