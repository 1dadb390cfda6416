package import FileAccess
internal import Synchronization

/// The list of the references in a folder that tests recorded and that do not say so themselves, as pictures with a layout
/// tree do: texts, data, images.
///
/// It is a file in that folder, a name a line, sorted. `accept` writes, and `orphans` deletes, only files that a record
/// wrote.
public enum ReferenceManifest {
  /// The name of the file.
  public static let name = ".snapshot-references"

  private static let maximumSize = 16 << 20
  /// Tests record side by side.
  private static let writing = Mutex(())

  /// Adds the reference at `path` to the manifest of its folder.
  ///
  /// - Throws: ``ResultsError`` where the manifest cannot be written.
  public static func add(_ path: String) throws(ResultsError) {
    try change(FilePath(path).folder) { $0.insert(FilePath(FilePath(path).name)).inserted }
  }

  /// Takes the references at some paths out of the manifests of their folders, each of which is written once.
  ///
  /// - Throws: ``ResultsError`` where a manifest cannot be written; those of other folders are written all the same.
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

  /// The names in the manifest of a folder, whose path is empty or ends with a slash.
  package static func names(in folder: String) -> Set<FilePath> {
    guard let bytes = try? GuardedPath(folder + name).open().bytes(limit: maximumSize) else { return [] }
    return Set(
      bytes.split(separator: UInt8(ascii: "\n")).map { FilePath(String(decoding: $0, as: UTF8.self)) })
  }

  /// Changes the names of a folder, whose path is empty or ends with a slash, where `body` answers that it did.
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
