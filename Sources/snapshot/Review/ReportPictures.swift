internal import FileAccess
internal import PNG
internal import SnapshotReport

/// The pictures of runs, as far as they may be shown to other people.
struct ReportPictures {
  /// The current directory, and the folders of the results.
  private let folders: [String]
  /// The references that are hashes, whose pictures are in stores.
  private let references = StoredReferences(.standard)

  /// Creates the pictures of some runs.
  init(_ found: [FoundRun]) {
    let current = Folder.currentPath
    var known: Set<FilePath> = []
    folders = ([current] + found.map(\.folder)).filter {
      known.insert(FilePath($0).absolute(from: current)).inserted
    }
  }

  /// Returns the bytes of a picture below one of the folders.
  ///
  /// The result is nil for any other picture, which results can name as well.
  func bytes(at path: String) -> [UInt8]? {
    let current = Folder.currentPath
    let path = FilePath(path).absolute(from: current)
    let folder = folders.first {
      path.components(beneath: FilePath($0).absolute(from: current)) != nil
    }
    guard let folder else { return nil }
    if let file = try? GuardedPath(path.text, beneath: folder).open() {
      return try? file.bytes(limit: ReadLimit.bytes)
    }
    let place = references.folder(of: path.text, beneath: folder)
    return place.flatMap { try? references.picture(path.text, in: $0) }?.bytes
  }

  /// Returns the bytes of a picture of a case; nil without one.
  func bytes(of path: String?, in found: FoundCase) -> [UInt8]? {
    path.flatMap { bytes(at: found.found.pathFromHere($0)) }
  }
}
