/// A writer of bits, the lowest of each number first (RFC 1951, 3.1.1), collected 64 at a time.
struct BitWriter {
  private var words: [UInt64] = []
  private var pending: UInt64 = 0
  /// The number of used bits of `pending`; 0 to 63.
  private var count = 0

  /// Appends the lowest `bits` bits, 0 to 63, of a number that has no others.
  @inline(__always)
  mutating func append(_ value: UInt64, bits: Int) {
    pending |= value &<< UInt64(truncatingIfNeeded: count)
    count &+= bits
    guard count >= 64 else { return }
    words.append(pending)
    count &-= 64
    // The rest of the bits, after those that still fitted, of which there were 1 to 63.
    pending = value &>> UInt64(truncatingIfNeeded: bits &- count)
  }

  /// Appends the bits of another writer.
  mutating func append(_ other: BitWriter) {
    for word in other.words {
      append(word & 0xFFFF_FFFF, bits: 32)
      append(word >> 32, bits: 32)
    }
    append(other.pending, bits: other.count)
  }

  /// Appends zeros up to a whole number of bytes.
  mutating func align() { append(0, bits: (8 - count % 8) % 8) }

  /// Returns the bits as bytes, the last of them padded with zeros.
  consuming func finish() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * words.count + 8)
    // Machines are little-endian.
    unsafe words.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    unsafe withUnsafeBytes(of: pending) { unsafe bytes.append(contentsOf: $0.prefix((count + 7) / 8)) }
    return bytes
  }
}
