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

  /// A reference that is ready to be written.
  struct Reference: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let path: String
    /// The folder with the manifest, and the hashes; nil for a file.
    fileprivate let hashed: (folder: String, hash: PictureHash)?
  }

  /// Returns a reference that is ready to be written.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The path of the reference.
  ///   - scale: The number of pixels per point.
  ///   - folder: The folder with the manifest; nil if the reference is a file.
  func reference(
    _ bytes: [UInt8], at path: String, scale: Int, in folder: String?
  ) throws(FileFailure) -> Reference {
    guard let folder else { return Reference(bytes: bytes, path: path, hashed: nil) }
    do {
      let hash = try PictureHash(png: bytes, scale: scale, limits: limits)
      return Reference(bytes: bytes, path: path, hashed: (folder, hash))
    } catch {
      throw FileFailure(path, error)
    }
  }

  /// Writes the file of a reference, or stores it for the manifest, which `finish` writes.
  func write(_ reference: Reference, beneath root: String) throws(FileFailure) {
    let (bytes, path) = (reference.bytes, reference.path)
    guard let (folder, hash) = reference.hashed else {
      return try writeFile(bytes, to: path, beneath: root)
    }
    let name = ReferenceHashes.path(of: path, in: folder)
    do { try recorder.record(bytes, hash, at: name, in: folder) } catch {
      throw FileFailure(path: path, reason: "\(error)")
    }
  }

  /// Writes a reference of some bytes.
  func write(
    _ bytes: [UInt8], to path: String, scale: Int, beneath root: String
  ) throws(FileFailure) {
    let folder = references.folder(of: path, beneath: root)
    try write(try reference(bytes, at: path, scale: scale, in: folder), beneath: root)
  }

  /// Writes the manifests.
  func finish() throws(StoreError) { try recorder.finish() }
}

extension ReferenceWriter.Reference {
  /// The written inputs of a result: the file, or the picture in the store and its hashes in the manifest.
  var outputs: [CacheInput] {
    guard let (folder, hash) = hashed else { return [CacheInput(output: path, bytes)] }
    let stored = "\(folder)\(ObjectStore.name)/\(hash.object.path)"
    return [CacheInput(.reference, PictureHash.state(hash)), CacheInput(output: stored, bytes)]
  }
}
