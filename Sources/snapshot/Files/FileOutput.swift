internal import FileAccess

/// Writes a file whole or not at all, making its folder if need be. No symbolic link is followed beneath the current
/// directory and beneath `base`.
///
/// - Parameters:
///   - base: The folder that the user named, where the rest of the path comes from elsewhere.
///   - takesStreams: Whether a pipe or a device at `path` is written to: where the user named the file.
func writeFile(
  _ bytes: [UInt8], to path: String, beneath base: String? = nil, takesStreams: Bool = false
) throws(FileTrouble) {
  do {
    try GuardedPath(path, beneath: base).write(bytes, makesFolders: true, takesStreams: takesStreams)
  } catch {
    throw FileTrouble(path: path, reason: "cannot be written: \(error)")
  }
}

/// A file that could not be read or written, and why.
struct FileTrouble: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// One line, the file first.
  var description: String { "\(path): \(reason)" }
}
