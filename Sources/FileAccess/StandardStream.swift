#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A standard stream of the process.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Keeps the numbers of streams that were closed when the process began from the files that it opens.
  ///
  /// Such a file would get what is printed. Writing to these streams remains an error.
  package static func reserveClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The system gives the lowest number that is free.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of the bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try OpenFile.write(bytes, to: rawValue)
  }
}
