#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file or folder, closed at the latest at the end of the value's lifetime.
struct OpenFile: ~Copyable, Sendable {
  let descriptor: Int32

  /// Opens `path` with the given `O_…` flags, from `folder` if it is relative; a new file has the mode 0666 & ~umask.
  init(_ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32) throws(FileError) {
    guard !path.utf8.contains(0) else { throw .invalidPath }
    descriptor = try SystemFailure.check { unsafe openat(folder, path, flags | O_CLOEXEC, 0o666) }
  }

  deinit {
    _ = close(descriptor)
  }

  /// The status of the file.
  var status: stat {
    get throws(FileError) {
      var status = stat()
      try SystemFailure.check { unsafe fstat(descriptor, &status) }
      return status
    }
  }

  /// Returns the next bytes, up to 64 KiB; none at the end.
  func nextBytes() throws(FileError) -> [UInt8] {
    var result: Result<Void, FileError> = .success(())
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      result = Result { () throws(FileError) in
        count = try SystemFailure.check { unsafe read(descriptor, buffer.baseAddress, buffer.count) }
      }
    }
    try result.get()
    return bytes
  }

  /// Writes all of the bytes after those that were written before.
  func append(_ bytes: [UInt8]) throws(FileError) { try Self.write(bytes, to: descriptor) }

  /// Writes all of the bytes to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try unsafe rest.withUnsafeBufferPointer { (buffer) throws(FileError) in
        try SystemFailure.check { unsafe writeBytes(descriptor, buffer.baseAddress, buffer.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until all written bytes are on the disk: a system that stops leaves the whole file or none of it.
  func synchronize() throws(FileError) {
    try SystemFailure.check { fsync(descriptor) }
  }

  /// Takes the lock of the file, which ends with the process at the latest, and returns whether it was free.
  func lock(waits: Bool) -> Bool {
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}

/// A file that is appended to.
package struct AppendableFile: ~Copyable, Sendable {
  private let file: OpenFile

  init(_ file: consuming OpenFile) {
    self.file = file
  }

  /// Appends all of the bytes.
  package func append(_ bytes: [UInt8]) throws(FileError) { try file.append(bytes) }
}

/// Returns the result of the system's `write`, which a member of that name hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
