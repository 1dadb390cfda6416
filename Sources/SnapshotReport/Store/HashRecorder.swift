package import FileAccess
internal import Synchronization

/// A recording of references as hashes.
///
/// Each picture is in the store before a manifest names it, and the manifests are written at the end, each as a whole: a
/// command that is stopped leaves the old references, and pictures that nothing names.
package final class HashRecorder: Sendable {
  private let files: any StoreFiles
  private let identify: ObjectStore.Identification
  private let folders = Mutex<[FilePath: Changes]>([:])

  /// The changes of a folder of references.
  private struct Changes {
    /// The lock that keeps a prune from removing what no manifest names yet.
    let lock: StoreLock
    /// Whether or not the manifest is made if there is none.
    var makes = false
    var pictures: [FilePath: PictureHash] = [:]
  }

  /// Creates a recording without references.
  package init(files: any StoreFiles = DiskFiles(), identify: @escaping ObjectStore.Identification) {
    (self.files, self.identify) = (files, identify)
  }

  /// Stores the picture of a reference in a folder with a manifest.
  ///
  /// `finish` makes no manifest but those of `add`: a folder may only have been taken for one with a manifest, since that
  /// could not be read.
  ///
  /// - Parameters:
  ///   - bytes: The file of the picture.
  ///   - hash: The hashes of the picture.
  ///   - path: The path of the reference in the folder.
  ///   - folder: The folder with the manifest, which is empty or ends with a slash.
  package func record(
    _ bytes: [UInt8], _ hash: PictureHash, at path: FilePath, in folder: String
  ) throws(StoreError) {
    try begin(folder)
    try ObjectStore(besideManifestIn: folder, files: files, identify: identify).write(bytes, as: hash.object)
    folders.withLock { $0[FilePath(folder)]?.pictures[path] = hash }
  }

  /// Makes sure that a folder has a manifest at the end.
  package func add(_ folder: String) throws(StoreError) {
    try begin(folder)
    folders.withLock { $0[FilePath(folder)]?.makes = true }
  }

  /// Makes sure that the manifest of a folder is written at the end, and its store there and locked.
  private func begin(_ folder: String) throws(StoreError) {
    let key = FilePath(folder)
    guard folders.withLock({ $0[key] == nil }) else { return }
    let store = folder + ObjectStore.name
    do { _ = try GuardedPath(store, beneath: folder.isEmpty ? "." : folder).makeFolder() } catch {
      throw StoreError("\(store): the folder cannot be made: \(error)")
    }
    let lock = try StoreLock(store, isShared: true)
    folders.withLock { $0[key] = $0[key] ?? Changes(lock: lock) }
  }

  /// Writes the manifests.
  ///
  /// - Throws: ``StoreError`` if one cannot be written; the others are written anyway.
  package func finish() throws(StoreError) {
    let changes = folders.withLock { folders in
      defer { folders = [:] }
      return folders.sorted { $0.key < $1.key }
    }
    var failure: StoreError?
    for (folder, changes) in changes {
      do throws(StoreError) {
        try ReferenceHashes.change(in: folder.text, makes: changes.makes, files: files) { hashes in
          for (path, hash) in changes.pictures { hashes.pictures[path] = hash }
        }
      } catch {
        failure = failure ?? error
      }
      changes.lock.release()
    }
    if let failure { throw failure }
  }
}
