internal import FileAccess
internal import PNG
internal import SnapshotReport
internal import ViewDifference

/// The writing of references: as files, or as hashes of a manifest and pictures of its store.
final class ReferenceWriter: Sendable {
  /// The references as they were before.
  let references: StoredReferences
  private let limits: PNGLimits
  private let recorder: HashRecorder

  init(_ limits: PNGLimits) {
    self.limits = limits
    references = StoredReferences(limits)
    recorder = HashRecorder(identify: StoredPictures.identification(limits))
  }

  /// Writes the file of a reference, or stores it for the manifest, which `finish` writes.
  func write(
    _ bytes: [UInt8], to path: String, scale: Int, beneath root: String
  ) throws(FileFailure) {
    guard let folder = references.folder(of: path, beneath: root) else {
      return try writeFile(bytes, to: path, beneath: root)
    }
    let hash: PictureHash
    do { hash = try PictureHash(png: bytes, scale: scale, limits: limits) } catch {
      throw FileFailure(path, error)
    }
    do { try recorder.record(bytes, hash, at: ReferenceHashes.path(of: path, in: folder), in: folder) } catch
    {
      throw FileFailure(path: path, reason: "\(error)")
    }
  }

  /// Writes the manifests.
  func finish() throws(StoreError) { try recorder.finish() }
}
