/// Bits, the lowest of each number first (RFC 1951, 3.1.1), gathered 64 at a time.
struct BitWriter {
  private var words: [UInt64] = []
  private var pending: UInt64 = 0
  /// How many bits of `pending` are taken; 0 to 63.
  private var count = 0

  /// Appends the lowest `bits` bits, 0 to 63, of a number that has no others.
  @inline(__always)
  mutating func append(_ value: UInt64, bits: Int) {
    pending |= value &<< UInt64(truncatingIfNeeded: count)
    count &+= bits
    guard count >= 64 else { return }
    words.append(pending)
    count &-= 64
    // Behind the bits that still had room, of which there was 1 at least and 63 at most.
    pending = value &>> UInt64(truncatingIfNeeded: bits &- count)
  }

  /// Fills up with zeros to a whole number of bytes.
  mutating func align() { append(0, bits: (8 - count % 8) % 8) }

  /// The bits as bytes, the last of them filled up with zeros.
  consuming func finish() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * words.count + 8)
    for word in words { word.appendBytes(8, to: &bytes) }
    pending.appendBytes((count + 7) / 8, to: &bytes)
    return bytes
  }
}

extension UInt64 {
  /// Appends its lowest `count` bytes, the lowest first.
  fileprivate func appendBytes(_ count: Int, to bytes: inout [UInt8]) {
    var rest = self
    for _ in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
    }
  }
}
