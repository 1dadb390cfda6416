internal import FileAccess
internal import PNG
internal import SnapshotReport
internal import ViewDifference

/// The references of a run that are hashes.
struct HashedReferences: Sendable {
  private var folders: [FilePath: Manifest] = [:]
  private var references: [FilePath: HashedReference] = [:]

  /// The manifest of a folder, and the store of its pictures.
  struct Manifest: Sendable {
    let folder: String
    let hashes: ReferenceHashes
    let pictures: StoredPictures
  }

  /// Finds those references of pictures that are hashes.
  ///
  /// - Throws: An error if a manifest cannot be read, or the environment names no store.
  init(_ pictures: [PictureName], _ limits: PNGLimits) throws {
    var known = ManifestFolders()
    for picture in pictures {
      let path = picture.referencePath
      guard let folder = known.folder(of: path, beneath: picture.location.root) else { continue }
      let manifest =
        try folders[FilePath(folder)]
        ?? Manifest(
          folder: folder, hashes: ReferenceHashes(in: folder),
          pictures: StoredPictures(besideManifestIn: folder, StoredPictures.place(), limits))
      folders[FilePath(folder)] = manifest
      let name = ReferenceHashes.path(of: path, in: folder)
      references[FilePath(path)] = HashedReference(hash: manifest.hashes.pictures[name], manifest: manifest)
    }
  }

  /// Returns the reference at a path; nil if it is a file.
  subscript(_ path: String) -> HashedReference? { references[FilePath(path)] }

  /// Returns the hashes of a picture's reference, as results depend on them; nil if it is a file.
  func state(of picture: PictureName) -> String? {
    self[picture.referencePath].map { PictureHash.state($0.hash) }
  }
}

/// A reference in a folder whose references are hashes.
struct HashedReference: Sendable {
  /// The hashes; nil if there is no reference.
  let hash: PictureHash?
  let manifest: HashedReferences.Manifest

  /// The path of the picture in the store on this machine; nil if there is no reference.
  var storedPath: String? { hash.map { manifest.pictures.store.path(of: $0.object) } }

  /// Returns the file of the picture, which is got from the store if need be.
  func picture() throws(StoreError) -> [UInt8] {
    guard let hash else { throw StoreError("\(manifest.folder)\(ReferenceHashes.name): has no such picture") }
    return try manifest.pictures.object(hash.object)
  }
}
