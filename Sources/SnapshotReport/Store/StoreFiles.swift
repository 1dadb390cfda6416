package import FileAccess

/// The operations on files that change a store or a manifest: each happens as a whole or not at all.
///
/// Tests replace them, to end a command between any two of them.
package protocol StoreFiles: Sendable {
  /// Replaces or creates a file, and the folders that contain it.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)
  /// Removes a file.
  func remove(_ path: String) throws(FileError)
}

/// The operations on the files of the disk.
package struct DiskFiles: StoreFiles {
  package init() {}

  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try GuardedPath(path).write(bytes, makesFolders: true, takesStreams: false)
  }

  package func remove(_ path: String) throws(FileError) { try GuardedPath(path).remove() }
}
