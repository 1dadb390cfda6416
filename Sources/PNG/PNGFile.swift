internal import FileAccess

/// The reading and writing of the bytes of PNG files.
public enum PNGFile {
  /// Returns the bytes of the file at `path`, which begins as a PNG does.
  ///
  /// A file of another format is refused by its first bytes, without further reading, and one that is not regular, or
  /// is longer than the limits allow, at once.
  ///
  /// - Throws: A `PNGError` if the file cannot be read or is refused.
  public static func read(_ path: String, limits: PNGLimits = .standard) throws(PNGError) -> [UInt8] {
    var bytes: [UInt8] = []
    var isTooLarge = false
    do throws(FileError) {
      let file = try RegularFile(path)
      while bytes.count < PNGSignature.inspectedCount || bytes.starts(with: PNGSignature.bytes) {
        let block = try file.nextBytes()
        guard !block.isEmpty else { break }
        bytes += block
        // Before all of it is read, and again in case it grows meanwhile.
        isTooLarge = max(file.size, bytes.count) > limits.fileBytes && bytes.starts(with: PNGSignature.bytes)
        if isTooLarge { break }
      }
    } catch {
      throw error.isMissing || error == .invalidPath ? .fileNotFound : .unreadable(error.description)
    }
    guard !isTooLarge else { throw .fileTooLarge(limit: limits.fileBytes) }
    try PNGSignature.check(bytes)
    FileReads.note(path, .bytes(bytes))
    return bytes
  }

  /// Writes `bytes` to the file at `path`, which is replaced atomically or left unchanged.
  ///
  /// The bytes are written to a temporary file in the same folder first. The folder must exist. A new file has the mode
  /// 0666 less the process's umask.
  ///
  /// A symbolic link is an error, as is one on the way beneath the current directory; a pipe or device is written to
  /// directly.
  ///
  /// - Throws: A `PNGError` if the file cannot be written.
  public static func write(_ bytes: [UInt8], to path: String) throws(PNGError) {
    do throws(FileError) {
      try GuardedPath(path).write(bytes, makesFolders: false, takesStreams: true)
    } catch {
      throw .unwritable(error.description)
    }
  }
}
