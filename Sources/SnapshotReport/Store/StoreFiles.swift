package import FileAccess

/// The operations on files that change a store or a manifest: each happens as a whole or not at all.
///
/// Tests replace them, to end a command between any two of them. Below the root, which the user named, no part of a path
/// is a symbolic link: a change can bring one.
package protocol StoreFiles: Sendable {
  /// Replaces or creates a file, and the folders that contain it.
  func write(_ bytes: [UInt8], to path: String, beneath root: String) throws(FileError)
  /// Removes a file.
  func remove(_ path: String, beneath root: String) throws(FileError)
}

/// The operations on the files of the disk.
package struct DiskFiles: StoreFiles {
  package init() {}

  package func write(_ bytes: [UInt8], to path: String, beneath root: String) throws(FileError) {
    try GuardedPath(path, beneath: root).write(bytes, makesFolders: true, takesStreams: false)
  }

  package func remove(_ path: String, beneath root: String) throws(FileError) {
    try GuardedPath(path, beneath: root).remove()
  }
}
