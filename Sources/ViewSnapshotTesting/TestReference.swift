internal import FileAccess
internal import Foundation
internal import PNG
internal import SnapshotReport
internal import Synchronization
internal import ViewDifference

/// The reference of a snapshot: a file, or the hashes of a picture in the manifest of a folder that contains it.
struct TestReference {
  /// The path of the file, also of one that is hashes.
  let path: String
  private let scale: Int
  /// The folder with the manifest, which is empty or ends with a slash; nil for a file.
  private let folder: String?

  /// Creates the reference at a path.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - scale: The number of pixels per point of a picture.
  ///   - testFile: The path of the test's file, in whose folder manifests are searched for, besides the current
  ///     directory.
  init(_ path: String, scale: Int?, testFile: String) {
    self.path = path
    self.scale = max(1, scale ?? 1)
    // Texts and data have no pixels.
    guard FilePath(path).hasSuffix(".png") else {
      folder = nil
      return
    }
    folder = TestManifests.folder(of: path, beneath: FilePath(testFile).folder)
  }

  /// Returns whether there is a reference.
  func exists() throws(SnapshotError) -> Bool {
    guard let folder else { return FileKind(at: path) != nil }
    return try hash(in: folder) != nil
  }

  /// The outcome of a comparison with the bytes of a snapshot.
  enum Comparison {
    case same
    /// The bytes of another reference.
    case other([UInt8])
    /// A picture that differs from the hashes, whose own picture cannot be had: the reason, and whether pixels differ.
    case unexplained(reason: String, isVisible: Bool)
  }

  /// Compares the reference, which exists, with a snapshot.
  ///
  /// The picture of hashes is got from the store if they differ, to be explained and held against tolerances.
  func compared(with data: [UInt8]) throws(SnapshotError) -> Comparison {
    guard let folder else {
      let stored = try bytes()
      return stored == data ? .same : .other(stored)
    }
    guard let old = try hash(in: folder) else { throw SnapshotError("\(path): the reference is gone") }
    let new = try hash(of: data)
    let isVisible = old.pixels != new.pixels
    // A reference without views has any.
    if !isVisible, old.layout == nil || old.layout == new.layout { return .same }
    do throws(StoreError) {
      return .other(try TestStores.pictures(in: folder).object(old.object))
    } catch {
      var reason = "The picture of the reference is not available: \(error)."
      if (old.width, old.height) != (new.width, new.height) {
        reason =
          "The reference has \(old.width)×\(old.height) pixels, the snapshot \(new.width)×\(new.height). "
          + reason
      }
      return .unexplained(reason: reason, isVisible: isVisible)
    }
  }

  /// Replaces the reference, or makes it.
  func write(_ data: [UInt8]) throws(SnapshotError) {
    guard let folder else { return try Self.write(data, to: path) }
    let hash = try hash(of: data)
    do throws(StoreError) {
      let recorder = HashRecorder(identify: StoredPictures.identification(.standard))
      try recorder.record(data, hash, at: ReferenceHashes.path(of: path, in: folder), in: folder)
      try recorder.finish()
    } catch {
      throw SnapshotError("\(path): the reference cannot be recorded: \(error)")
    }
    TestManifests.forget(folder)
  }

  /// Whether or not files beside this one must name it to show that it was recorded.
  var isFile: Bool { folder == nil }

  /// Writes a file atomically, and makes its folder.
  static func write(_ data: [UInt8], to path: String) throws(SnapshotError) {
    do { try GuardedPath(path).write(data, makesFolders: true, takesStreams: false) } catch {
      throw SnapshotError("\(path) cannot be written: \(error)")
    }
  }

  private func bytes() throws(SnapshotError) -> [UInt8] {
    do { return try RegularFile.read(path) } catch { throw SnapshotError("\(path) cannot be read: \(error)") }
  }

  private func hash(in folder: String) throws(SnapshotError) -> PictureHash? {
    try TestManifests.references(in: folder).pictures[ReferenceHashes.path(of: path, in: folder)]
  }

  private func hash(of data: [UInt8]) throws(SnapshotError) -> PictureHash {
    do { return try PictureHash(png: data, scale: scale) } catch {
      throw SnapshotError("\(path): the snapshot has no hashes: \(error)")
    }
  }
}

/// The manifests that the tests of a process use, each of which is read once.
private enum TestManifests {
  private static let folders = Mutex(ManifestFolders())
  private static let manifests = Mutex<[FilePath: ReferenceHashes]>([:])

  /// Returns the folder with the manifest of a reference; nil for a file.
  static func folder(of path: String, beneath root: String) -> String? {
    folders.withLock { $0.folder(of: path, beneath: root) }
  }

  /// Returns the references of a folder.
  static func references(in folder: String) throws(SnapshotError) -> ReferenceHashes {
    // Read under the lock, so that no manifest from before a change is kept after it.
    let result = manifests.withLock { manifests in
      if let known = manifests[FilePath(folder)] { return Result<ReferenceHashes, StoreError>.success(known) }
      let read = Result { () throws(StoreError) in try ReferenceHashes(in: folder) }
      manifests[FilePath(folder)] = try? read.get()
      return read
    }
    do { return try result.get() } catch { throw SnapshotError("\(error)") }
  }

  /// Removes what is known of a folder that was written to.
  static func forget(_ folder: String) {
    manifests.withLock { $0[FilePath(folder)] = nil }
  }
}
