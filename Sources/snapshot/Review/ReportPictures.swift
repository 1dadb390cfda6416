internal import FileAccess
internal import PNG
internal import SnapshotReport
internal import Synchronization

/// The pictures of runs, as far as they may be shown to other people.
final class ReportPictures: Sendable {
  /// The current directory, and the folders of the results.
  private let folders: [String]
  /// The references that are hashes, whose pictures are in stores.
  private let references = StoredReferences(.standard)
  /// The pictures that are there, and could not be read, with the reasons.
  private let unread = Mutex<[FilePath: FileError]>([:])

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
    do throws(FileError) {
      return try GuardedPath(path.text, beneath: folder).open().bytes(limit: ReadLimit.bytes)
    } catch {
      // A picture behind a link is none of the run's.
      if case .system = error, !error.isAbsence { unread.withLock { $0[path] = error } }
    }
    let place = references.folder(of: path.text, beneath: folder)
    return place.flatMap { try? references.picture(path.text, in: $0) }?.bytes
  }

  /// The errors in reading pictures so far, by path; those that do not exist are none.
  var failures: [FileFailure] {
    unread.withLock { $0 }.sorted { $0.key < $1.key }.map {
      FileFailure(path: $0.key.text, reason: "the picture cannot be read: \($0.value)")
    }
  }

  /// Returns the bytes of a picture of a case; nil without one.
  func bytes(of path: String?, in found: FoundCase) -> [UInt8]? {
    path.flatMap { bytes(at: found.found.pathFromHere($0)) }
  }
}
