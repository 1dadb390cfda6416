internal import Glibc

/// A secret of 128 random bits, as 32 hexadecimal digits.
package struct AccessToken: Sendable {
  /// The digits, in lower case.
  package let text: String

  /// Creates a token from the random numbers of the system.
  ///
  /// - Throws: The failure of the system, without which there is no secret.
  package init() throws(ServerError) {
    var bytes: [UInt8] = Array(repeating: 0, count: 16)
    // On Linux these are the bytes of getrandom.
    let result = unsafe bytes.withUnsafeMutableBytes { all in
      unsafe all.baseAddress.map { unsafe getentropy($0, all.count) } ?? -1
    }
    guard result == 0 else { throw ServerError("the system has no random numbers: \(failure())") }
    let digits = Array("0123456789abcdef".utf8)
    text = String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Creates a token from digits, for tests.
  package init(digits: String) {
    text = digits
  }

  /// Returns whether a text is the token, in a time that does not depend on where they differ.
  package func matches(_ other: some StringProtocol) -> Bool {
    let (mine, others) = (Array(text.utf8), Array(other.utf8))
    guard mine.count == others.count else { return false }
    return zip(mine, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// An error of the server as one line.
package struct ServerError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Returns the last failure of the C library in words.
func failure(_ number: Int32 = errno) -> String {
  unsafe String(cString: strerror(number))
}
