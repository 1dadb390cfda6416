/// A place from which stores of several machines get pictures.
package protocol ObjectRemote: Sendable {
  /// The place as the user named it.
  var place: String { get }
  /// Returns all pictures, each with its size in bytes, or nil where no picture can be there by halves;
  /// none if nothing was sent there yet.
  func sizes() throws(StoreError) -> [ObjectName: Int?]
  /// Copies pictures of a store there.
  func send(_ names: [ObjectName], from store: ObjectStore) throws(StoreError)
  /// Copies those of the pictures that are there into a folder or its subfolders, without a check.
  ///
  /// Others may be there in spite of an error.
  func fetch(_ names: [ObjectName], into folder: String) throws(StoreError)
  /// Removes pictures.
  func remove(_ names: [ObjectName]) throws(StoreError)
}

extension ObjectRemote {
  /// Returns the names of all pictures; none if nothing was sent there yet.
  package func names() throws(StoreError) -> Set<ObjectName> { Set(try sizes().keys) }
}

extension ObjectStore: ObjectRemote {
  package var place: String { folder }

  // A file appears in the folder when it is whole.
  package func sizes() throws(StoreError) -> [ObjectName: Int?] {
    Dictionary(uniqueKeysWithValues: try names().map { ($0, nil) })
  }

  package func send(_ names: [ObjectName], from store: ObjectStore) throws(StoreError) {
    for name in names {
      guard let bytes = try store.object(name) else {
        throw StoreError("\(store.path(of: name)): the picture is missing")
      }
      try add(bytes, as: name)
    }
  }

  package func fetch(_ names: [ObjectName], into folder: String) throws(StoreError) {
    let target = ObjectStore(folder, identify: identification)
    var failure: StoreError?
    for name in names {
      do throws(StoreError) {
        if let bytes = try object(name) { try target.add(bytes, as: name) }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  package func remove(_ names: [ObjectName]) throws(StoreError) {
    for name in names { try remove(name) }
  }
}
