internal import Foundation
package import PNG
package import SnapshotReport
internal import Synchronization

/// The pictures of a folder: its store, and the place from which missing ones come.
package final class StoredPictures: Sendable {
  package let store: ObjectStore
  private let place: (location: StoreLocation, text: String)?
  private let remote = Mutex<(any ObjectRemote)?>(nil)

  /// Creates the pictures of a folder with a manifest, whose path is empty or ends with a slash.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - place: The place for missing pictures; nil for none.
  ///   - limits: The limits of pictures.
  package init(besideManifestIn folder: String, _ place: (StoreLocation, String)?, _ limits: PNGLimits) {
    store = ObjectStore(besideManifestIn: folder, identify: Self.identification(limits))
    self.place = place
  }

  /// Returns the place that an environment names; nil without one.
  package static func place(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(StoreError) -> (StoreLocation, String)? {
    guard let text = environment[StoreLocation.variable], !text.isEmpty else { return nil }
    do { return (try StoreLocation(text), text) } catch {
      throw StoreError("\(StoreLocation.variable): \(error)")
    }
  }

  /// Returns the check of pictures: their names, by their pixels and their layout trees.
  package static func identification(_ limits: PNGLimits) -> ObjectStore.Identification {
    { try PictureHash(png: $0, scale: 1, limits: limits).object }
  }

  /// Returns a picture; one that is missing or damaged is got from the place first.
  package func object(_ name: ObjectName) throws(StoreError) -> [UInt8] {
    try StoreTransfer.object(name, of: store, from: try connection())
  }

  /// Returns the place, to which all pictures have one connection.
  private func connection() throws(StoreError) -> (any ObjectRemote)? {
    guard let place else { return nil }
    let result = remote.withLock { remote -> Result<any ObjectRemote, StoreError> in
      if let remote { return .success(remote) }
      return Result { () throws(StoreError) in
        let new = try place.location.remote(for: store, place.text)
        remote = new
        return new
      }
    }
    return try result.get()
  }
}
