internal import FileAccess
internal import PNG
internal import SnapshotReport
internal import ViewDifference

/// The references of a run that are hashes.
struct HashedReferences: Sendable {
  private var manifests: [FilePath: Manifest] = [:]
  /// The folders of the references, from which each is found again: there are many of them.
  private var folders = ManifestFolders()

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
    for picture in pictures {
      let path = picture.referencePath
      guard let folder = folders.folder(of: path, beneath: picture.location.root) else { continue }
      guard manifests[FilePath(folder)] == nil else { continue }
      manifests[FilePath(folder)] = Manifest(
        folder: folder, hashes: try ReferenceHashes(in: folder),
        pictures: try StoredPictures(besideManifestIn: folder, StoredPictures.place(), limits))
    }
  }

  /// Returns the reference of one of the pictures; nil if it is a file.
  subscript(_ picture: PictureName) -> HashedReference? {
    let path = picture.referencePath
    guard let folder = folders.knownFolder(of: path, beneath: picture.location.root),
      let manifest = manifests[FilePath(folder)]
    else { return nil }
    let name = ReferenceHashes.path(of: path, in: folder)
    return HashedReference(hash: manifest.hashes.pictures[name], manifest: manifest)
  }

  /// Returns the hashes of a picture's reference, as results depend on them; nil if it is a file.
  func state(of picture: PictureName) -> String? { self[picture].map { PictureHash.state($0.hash) } }
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
