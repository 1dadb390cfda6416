internal import FileAccess

/// Writes a file atomically, and creates its folder if needed.
///
/// No symbolic link is followed below the current directory and below `base`.
///
/// - Parameters:
///   - bytes: The content of the file.
///   - path: The path of the file.
///   - base: The folder that the user named, if the rest of the path comes from elsewhere.
///   - takesStreams: Whether or not a pipe or a device at `path` is written to, as for a file that the user named.
func writeFile(
  _ bytes: [UInt8], to path: String, beneath base: String? = nil, takesStreams: Bool = false
) throws(FileFailure) {
  do {
    try GuardedPath(path, beneath: base).write(bytes, makesFolders: true, takesStreams: takesStreams)
  } catch {
    throw FileFailure(path: path, reason: "cannot be written: \(error)")
  }
}

/// An error in reading or writing a file, with its reason.
struct FileFailure: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// The error in one line, the file first.
  var description: String { "\(path): \(reason)" }
}
