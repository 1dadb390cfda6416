package import FileAccess
internal import Synchronization

/// The manifest of the recorded references in a folder that do not show it themselves: texts, data, images.
///
/// Pictures with a layout tree do. The manifest is a file in that folder, one name per line, sorted. `accept` writes,
/// and `orphans` deletes, only recorded files.
public enum ReferenceManifest {
  /// The name of the file.
  public static let name = ".snapshot-references"

  private static let maximumSize = 16 << 20
  /// The lock of the manifests, as tests record concurrently.
  private static let writing = Mutex(())

  /// Adds the reference at `path` to the manifest of its folder.
  ///
  /// - Throws: ``ResultsError`` if the manifest cannot be written.
  public static func add(_ path: String) throws(ResultsError) {
    try change(FilePath(path).folder) { $0.insert(FilePath(FilePath(path).name)).inserted }
  }

  /// Removes the references at some paths from the manifests of their folders, each of which is written once.
  ///
  /// - Throws: ``ResultsError`` if a manifest cannot be written; those of other folders are written anyway.
  public static func remove(_ paths: [String]) throws(ResultsError) {
    var failure: ResultsError?
    for (folder, paths) in Dictionary(grouping: paths.map(FilePath.init), by: { FilePath($0.folder) }) {
      let names = paths.map { FilePath($0.name) }
      do throws(ResultsError) {
        try change(folder.text) { known in
          names.reduce(false) { known.remove($1) != nil || $0 }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Returns the names in the manifest of a folder, whose path is empty or ends with a slash.
  package static func names(in folder: String) -> Set<FilePath> {
    guard let bytes = try? GuardedPath(folder + name).open().bytes(limit: maximumSize) else { return [] }
    return Set(
      bytes.split(separator: UInt8(ascii: "\n")).map { FilePath(String(decoding: $0, as: UTF8.self)) })
  }

  /// Changes the names of a folder, whose path is empty or ends with a slash, if `body` returns true.
  private static func change(
    _ folder: String, _ body: @Sendable (inout Set<FilePath>) -> Bool
  ) throws(ResultsError) {
    let failure = writing.withLock { _ -> FileError? in
      var names = names(in: folder)
      guard body(&names) else { return nil }
      do throws(FileError) {
        let manifest = try GuardedPath(folder + name)
        let text = names.sorted().map { $0.text + "\n" }.joined()
        guard !names.isEmpty else {
          try manifest.remove()
          return nil
        }
        try manifest.write(Array(text.utf8), makesFolders: false, takesStreams: false)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw ResultsError("\(folder)\(name): cannot be written: \(failure)") }
  }
}
