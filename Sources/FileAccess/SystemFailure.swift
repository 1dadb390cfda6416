#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A failed system call.
package struct SystemFailure: Error, Equatable {
  /// The value of `errno`.
  package var code: Int32

  /// Creates the failure with a value of `errno`.
  package init(code: Int32) {
    self.code = code
  }

  /// The system's description of the failure.
  package var reason: String { unsafe String(cString: strerror(code)) }

  /// The failure of the latest call.
  static var latest: SystemFailure { SystemFailure(code: errno) }

  /// Returns the result of a call that returns -1 on failure, and repeats it if a signal interrupts it.
  @discardableResult
  static func check<Result: SignedInteger>(_ call: () -> Result) throws(FileError) -> Result {
    while true {
      let result = call()
      guard result < 0 else { return result }
      guard errno == EINTR else { throw .system(.latest) }
    }
  }
}
