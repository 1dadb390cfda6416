internal import Escaping
internal import FileAccess
internal import SnapshotReport

/// A run that was read, and the file that tells of it.
struct FoundRun {
  let run: SnapshotRun
  let file: String

  /// The folder of the file.
  var folder: String {
    let folder = FilePath(file).folder
    return folder.isEmpty ? "." : folder
  }

  /// A path of the run, from here: as it is where the run was here, too.
  func pathFromHere(_ path: String) -> String {
    FilePath(path).isAbsolute || run.folder.isExactly(Folder.currentPath)
      ? path : "\(run.folder)/\(path)"
  }

  /// The runs whose files, or whose folders of files, are named.
  static func all(at paths: [String]) throws(ResultsError) -> [FoundRun] {
    var found: [FoundRun] = []
    for path in paths {
      let files = FileKind(at: path) == .folder ? ResultsFile.files(in: path) : [path]
      guard !files.isEmpty else {
        throw ResultsError(
          "\(path): the folder holds no results; \(ResultsFile.name) is what verify leaves in its folder")
      }
      for file in files { found.append(FoundRun(run: try ResultsFile.run(at: file), file: file)) }
    }
    return found
  }

  /// The runs whose files are named, and of folders only what verify leaves: it writes that file, or removes it, whenever
  /// it runs. Any other may have come with the change that is being reviewed.
  static func named(_ paths: [String]) throws(ResultsError) -> [FoundRun] {
    var found: [FoundRun] = []
    for path in paths {
      var file = path
      if FileKind(at: path) == .folder {
        file = FilePath(path).hasSuffix("/") ? path + ResultsFile.name : "\(path)/\(ResultsFile.name)"
        guard FileKind(at: file) != nil else {
          let others = ResultsFile.files(in: path).map { "\"\($0)\"" }.joined(separator: ", ")
          throw ResultsError(
            "\(path): the folder holds no \(ResultsFile.name), which verify leaves"
              + (others.isEmpty ? "" : "; results of tests are named by their file: \(others)"))
        }
      }
      found.append(FoundRun(run: try ResultsFile.run(at: file), file: file))
    }
    return found
  }
}

/// A case of a run that was read, with where its paths begin.
struct FoundCase {
  let item: SnapshotCase
  let found: FoundRun

  /// The cases of some runs.
  static func all(_ runs: [FoundRun]) -> [FoundCase] {
    runs.flatMap { run in run.run.cases.map { FoundCase(item: $0, found: run) } }
  }

  /// A path of the case, absolute and without `..`.
  func path(_ path: String?) -> FilePath? {
    path.map {
      FilePath($0).absolute(from: FilePath(found.run.folder).absolute(from: Folder.currentPath).text)
    }
  }
}
