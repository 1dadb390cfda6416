#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads and writes the bytes of PNG files.
public enum PNGFile {
  /// The bytes of the file at `path`, which begin as a PNG does. Another file is refused by its first bytes,
  /// without reading on: not every path ends (`/dev/zero`).
  public static func read(_ path: String) throws(PNGError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .fileNotFound }
    var bytes: [UInt8] = []
    do throws(SystemFailure) {
      let file = try OpenFile(path, O_RDONLY)
      while bytes.count < PNGSignature.inspectedCount || bytes.starts(with: PNGSignature.bytes) {
        let block = try file.nextBytes()
        guard !block.isEmpty else { break }
        bytes += block
      }
    } catch {
      throw error.code == ENOENT ? .fileNotFound : .unreadable(error.reason)
    }
    try PNGSignature.check(bytes)
    return bytes
  }

  /// Writes `bytes` to the file at `path`, which is replaced in one step or left as it is: they go to a temporary
  /// file in the same folder first. A symbolic link stays, and the file it names is replaced; a pipe or device is
  /// written to directly. The folder must exist. A new file has the mode 0666 less the process's umask.
  public static func write(_ bytes: [UInt8], to path: String) throws(PNGError) {
    guard !path.utf8.contains(0) else { throw .unwritable("a path cannot contain the character NUL") }
    do throws(SystemFailure) {
      switch kind(of: path) {
      case .folder: throw SystemFailure(code: EISDIR)
      case .stream:
        var file = try OpenFile(path, O_WRONLY)
        try file.finish(with: bytes)
      case .link(let target): try replace(target, with: bytes)
      case .fileOrNothing: try replace(path, with: bytes)
      }
    } catch {
      throw .unwritable(error.reason)
    }
  }
}

extension PNGFile {
  private enum Kind {
    case fileOrNothing
    case folder
    /// A symbolic link, and the path without links of what it names.
    case link(String)
    /// A pipe, a terminal or another device: nothing that could be replaced.
    case stream
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: break
      default: return .stream
      }
    }
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let target = unsafe realpath(path, nil)
    else { return .fileOrNothing }
    defer { unsafe free(target) }
    return .link(unsafe String(cString: target))
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemFailure) {
    // By scalars: as characters, a slash and a combining accent behind it would be one, and no slash.
    let scalars = path.unicodeScalars
    let folder = scalars.lastIndex(of: "/").map { String(scalars[...$0]) } ?? ""
    var number = 0
    while true {
      // Short, so that it is a possible name wherever that of `path` is; hidden from a listing.
      let temporaryPath = "\(folder).png-\(getpid())-\(number).tmp"
      do throws(SystemFailure) {
        return try create(temporaryPath, with: bytes, thenRenameTo: path)
      } catch {
        // Another thread's, or what an ended process of the same number left behind.
        guard error.code == EEXIST, number < 1_000 else { throw error }
        number += 1
      }
    }
  }

  private static func create(
    _ temporaryPath: String, with bytes: [UInt8], thenRenameTo path: String
  ) throws(SystemFailure) {
    var file = try OpenFile(temporaryPath, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemFailure) {
      try file.finish(with: bytes)
      try SystemFailure.check { unsafe rename(temporaryPath, path) }
    } catch {
      _ = unsafe unlink(temporaryPath)
      throw error
    }
  }
}
