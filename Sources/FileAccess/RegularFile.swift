#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open regular file, to which symbolic links may lead.
///
/// Other files are refused at once: opening a pipe blocks, and reading a device may never end.
package struct RegularFile: ~Copyable {
  private let file: OpenFile
  /// The number of bytes of the file when it was opened.
  package let size: Int

  /// Opens the file at `path`, relative to the current directory.
  package init(_ path: String) throws(FileError) {
    do throws(FileError) {
      try self.init(path, in: AT_FDCWD, O_RDONLY)
    } catch {
      FileReads.note(path, error.isMissing ? .missing : .failed)
      throw error
    }
    FileReads.note(path, .opened)
  }

  init(_ path: String, in folder: Int32, _ flags: Int32) throws(FileError) {
    // Opening a pipe without a writer would block.
    let file = try OpenFile(path, in: folder, flags | O_NONBLOCK)
    let status = try file.status
    let kind = FileKind(mode: status.st_mode)
    guard kind == .file else { throw .notRegular(kind.words) }
    self.file = file
    size = Int(status.st_size)
  }

  /// Returns the next bytes, up to 64 KiB; none at the end.
  package func nextBytes() throws(FileError) -> [UInt8] { try file.nextBytes() }

  /// Returns all remaining bytes; a file that is larger than the limit is not read.
  package func bytes(limit: Int) throws(FileError) -> [UInt8] {
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit))
    while true {
      let block = try file.nextBytes()
      guard !block.isEmpty else { return bytes }
      guard bytes.count + block.count <= limit else { throw .tooLarge(limit: limit) }
      bytes += block
    }
  }

  /// Returns the bytes of the file at `path`, relative to the current directory, if there are no more than `limit`.
  package static func read(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
    let bytes = try RegularFile(path).bytes(limit: limit)
    FileReads.note(path, .bytes(bytes))
    return bytes
  }

  /// The time of the last change of the content, in seconds since 1970.
  package var modificationTime: Double {
    get throws(FileError) {
      #if canImport(Darwin)
        let time = try file.status.st_mtimespec
      #else
        let time = try file.status.st_mtim
      #endif
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
}

extension RegularFile {
  /// The time since the last change of the content, in seconds.
  package var age: Double {
    get throws(FileError) { Double(time(nil)) - (try modificationTime) }
  }
}

/// The kinds of files.
package enum FileKind: Sendable {
  case file, folder, link, pipe, device, socket

  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
  }

  /// Creates the kind of the file at `path`, or of the target of a symbolic link there; nil if there is none.
  package init?(at path: String) {
    let kind = Self.kind(at: path)
    FileReads.note(path, .kind(kind))
    guard let kind else { return nil }
    self = kind
  }

  private static func kind(at path: String) -> FileKind? {
    guard !path.utf8.contains(0) else { return nil }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileKind(mode: status.st_mode)
  }

  /// The kind with its article, for a message.
  package var words: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .pipe: "a pipe"
    case .device: "a device"
    case .socket: "a socket"
    }
  }
}
