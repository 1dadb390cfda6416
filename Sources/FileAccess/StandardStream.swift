/// A standard stream of the process.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes all of the bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try OpenFile.write(bytes, to: rawValue)
  }
}
