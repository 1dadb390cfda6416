#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A call to the system that failed.
struct SystemFailure: Error, Equatable {
  /// The value of `errno`.
  var code: Int32

  /// What the system calls it.
  var reason: String { unsafe String(cString: strerror(code)) }

  /// The failure of the call just made.
  static var latest: SystemFailure { SystemFailure(code: errno) }

  /// The result of a call that answers -1 on failure, made again as long as a signal interrupts it.
  @discardableResult
  static func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemFailure) -> Result {
    while true {
      let result = call()
      guard result < 0 else { return result }
      guard errno == EINTR else { throw .latest }
    }
  }
}

/// A file opened for reading or for writing; closed at the latest when the value's life ends.
struct OpenFile: ~Copyable {
  private var descriptor: Int32

  /// Opens the file at `path` with the given `O_…` flags; a new file has the mode 0666 less the umask.
  init(_ path: String, _ flags: Int32) throws(SystemFailure) {
    descriptor = try SystemFailure.check { unsafe open(path, flags | O_CLOEXEC, 0o666) }
  }

  deinit {
    if descriptor >= 0 { _ = close(descriptor) }
  }

  /// The bytes that come next, up to 64 KiB; none at the end.
  func nextBytes() throws(SystemFailure) -> [UInt8] {
    var result: Result<Void, SystemFailure> = .success(())
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      result = Result { () throws(SystemFailure) in
        count = try SystemFailure.check { unsafe read(descriptor, buffer.baseAddress, buffer.count) }
      }
    }
    try result.get()
    return bytes
  }

  /// Writes all of the bytes, then closes the file: some systems report a full disk only then.
  mutating func finish(with bytes: [UInt8]) throws(SystemFailure) {
    let descriptor = self.descriptor
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try unsafe rest.withUnsafeBufferPointer { (buffer) throws(SystemFailure) in
        try SystemFailure.check { unsafe write(descriptor, buffer.baseAddress, buffer.count) }
      }
      rest = rest.dropFirst(count)
    }
    self.descriptor = -1
    // An interrupted close has closed all the same; a second one might hit another thread's file.
    guard close(descriptor) == 0 || errno == EINTR else { throw .latest }
  }
}
