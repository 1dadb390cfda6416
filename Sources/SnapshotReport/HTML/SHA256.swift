internal import CDigest

/// The SHA-256 digest of bytes (FIPS 180-4).
///
/// Section numbers are the standard's.
package enum SHA256 {
  /// The initial hash value: the first 32 bits of the fractional parts of the square roots of the first eight primes
  /// (5.3.3).
  private static let start: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// Returns the 32 bytes of the digest.
  package static func digest(_ message: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(message)
    let whole = bytes.count / 64 * 64
    let end = padded(bytes[whole...], of: bytes.count)
    var hash = start
    for (bytes, count) in [(bytes, whole / 64), (end, end.count / 64)] {
      unsafe hash.withUnsafeMutableBufferPointer { hash in
        unsafe bytes.withUnsafeBufferPointer { bytes in
          guard let start = hash.baseAddress else { return }
          unsafe cdigest_sha256_add(start, bytes.baseAddress, count)
        }
      }
    }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  /// Returns the digest in hexadecimal digits.
  package static func text(of message: some Sequence<UInt8>) -> String {
    hexadecimal(digest(message))
  }

  /// Returns the two hexadecimal digits of each byte.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Returns the last bytes of a message of some length as whole blocks: a set bit, zeros, and the number of bits in 8
  /// bytes pad them (5.1.1).
  private static func padded(_ rest: ArraySlice<UInt8>, of count: Int) -> [UInt8] {
    var bytes = Array(rest)
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: (UInt64(count) * 8) >> UInt64(56 - 8 * $0)) }
  }
}
