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

  /// Appends zeros up to a whole number of bytes.
  mutating func align() { append(0, bits: (8 - count % 8) % 8) }

  /// Returns the bits as bytes, the last of them padded with zeros.
  consuming func finish() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * words.count + 8)
    for word in words { word.appendBytes(8, to: &bytes) }
    pending.appendBytes((count + 7) / 8, to: &bytes)
    return bytes
  }
}

extension UInt64 {
  /// Appends the lowest `count` bytes, the lowest first.
  fileprivate func appendBytes(_ count: Int, to bytes: inout [UInt8]) {
    var rest = self
    for _ in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
    }
  }
}
