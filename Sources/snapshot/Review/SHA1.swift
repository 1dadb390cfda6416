/// The SHA-1 digest of bytes (FIPS 180-4), by which git names objects.
///
/// Section numbers are the standard's. It protects against no one: SHA-256 does, where that matters.
struct SHA1 {
  /// The hash value of five 32-bit words (5.3.1).
  private var hash: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  /// The message schedule (6.1.2).
  private var words = [UInt32](repeating: 0, count: 80)

  /// Returns the digest in hexadecimal digits.
  static func text(of message: [UInt8]) -> String {
    var bytes = message
    // A set bit, zeros, and the number of bits in 8 bytes pad the last block (5.1.1).
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bitCount = UInt64(message.count) * 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64(56 - 8 * $0)) }
    var digest = SHA1()
    for start in stride(from: 0, to: bytes.count, by: 64) { digest.add(bytes[start..<start + 64]) }
    return digest.hash.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Adds a block of 64 bytes.
  private mutating func add(_ block: ArraySlice<UInt8>) {
    for index in 0..<16 {
      let start = block.startIndex + 4 * index
      words[index] = block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      words[index] = Self.rotated(
        words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
    }
    var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
    for index in 0..<80 {
      let (mix, constant) = Self.step(index, b, c, d)
      let next = Self.rotated(a, 5) &+ mix &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, Self.rotated(b, 30), a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { hash[index] &+= word }
  }

  /// Returns the function of three words (4.1.1) and the constant (4.2.1) of a step.
  private static func step(_ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, UInt32) {
    switch index {
    case 0..<20: (b & c | ~b & d, 0x5A82_7999)
    case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case 40..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
