internal import FileAccess
internal import PNG
internal import SnapshotReport
internal import Synchronization
internal import ViewDifference

/// The pictures on this machine of references that are hashes; each manifest is read once.
final class StoredReferences: Sendable {
  private let limits: PNGLimits
  private let folders = Mutex(ManifestFolders())
  private let manifests = Mutex<[FilePath: ReferenceHashes]>([:])

  init(_ limits: PNGLimits) {
    self.limits = limits
  }

  /// Returns the folder with the manifest of a reference; nil if the reference is a file.
  func folder(of path: String, beneath root: String) -> String? {
    folders.withLock { $0.folder(of: path, beneath: root) }
  }

  /// Returns the stored picture of a reference, and the time at which it was written.
  ///
  /// The result is nil if there is no such reference, or its picture is not on this machine, or damaged.
  func picture(_ path: String, in folder: String) throws(StoreError) -> (bytes: [UInt8], time: Double)? {
    let name = ReferenceHashes.path(of: path, in: folder)
    guard let object = try manifest(in: folder).pictures[name]?.object else { return nil }
    let store = StoredPictures(besideManifestIn: folder, nil, limits).store
    guard let bytes = try? store.object(object), let file = try? RegularFile(store.path(of: object)) else {
      return nil
    }
    return (bytes, (try? file.modificationTime) ?? 0)
  }

  /// Returns the hashes of a picture's reference, as results depend on them; nil if it is a file.
  func state(of picture: PictureName) -> String? {
    let path = picture.referencePath
    guard let folder = folder(of: path, beneath: picture.location.root) else { return nil }
    guard let manifest = try? manifest(in: folder) else { return "unreadable" }
    return PictureHash.state(manifest.pictures[ReferenceHashes.path(of: path, in: folder)])
  }

  private func manifest(in folder: String) throws(StoreError) -> ReferenceHashes {
    if let known = manifests.withLock({ $0[FilePath(folder)] }) { return known }
    let manifest = try ReferenceHashes(in: folder)
    manifests.withLock { $0[FilePath(folder)] = manifest }
    return manifest
  }
}
