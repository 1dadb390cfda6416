internal import FileAccess
internal import Foundation
internal import PNG
internal import SnapshotReport
internal import Synchronization
internal import ViewDifference

/// The pictures of the stores that the tests of a process use, each with one connection to its place.
enum TestStores {
  private static let stores = Mutex<[FilePath: StoredPictures]>([:])

  /// Returns the pictures of a folder with a manifest, whose path is empty or ends with a slash.
  static func pictures(in folder: String) throws(StoreError) -> StoredPictures {
    let place = try StoredPictures.place(in: SnapshotEnvironment.current)
    let key = FilePath("\(folder)\0\(place?.1 ?? "")")
    return stores.withLock { stores in
      if let known = stores[key] { return known }
      // A connection may have files on their way in the store, which are removed with it.
      if stores.isEmpty { atexit { TestStores.disconnect() } }
      let new = StoredPictures(besideManifestIn: folder, place, .standard)
      stores[key] = new
      return new
    }
  }

  private static func disconnect() { stores.withLock { $0 = [:] } }
}
