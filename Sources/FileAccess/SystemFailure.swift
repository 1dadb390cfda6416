#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A call to the system that failed.
package struct SystemFailure: Error, Equatable {
  /// The value of `errno`.
  package var code: Int32

  /// The failure with a value of `errno`.
  package init(code: Int32) {
    self.code = code
  }

  /// The system's name for it.
  package var reason: String { unsafe String(cString: strerror(code)) }

  /// The failure of the call just made.
  static var latest: SystemFailure { SystemFailure(code: errno) }

  /// Returns the result of a call that answers -1 on failure, made again as long as a signal interrupts it.
  @discardableResult
  static func check<Result: SignedInteger>(_ call: () -> Result) throws(FileError) -> Result {
    while true {
      let result = call()
      guard result < 0 else { return result }
      guard errno == EINTR else { throw .system(.latest) }
    }
  }
}
