/// The symbols of deflate's lengths and distances, with their extra bits (RFC 1951, 3.2.5).
enum DeflateSymbols {
  static let endOfBlock = 256

  /// Returns the symbol of a length from 3 to 258.
  @inline(__always)
  static func lengthSymbol(_ length: Int) -> Int {
    guard length < 258 else { return 285 }
    let (group, extraBits) = lengthGroup(length)
    return 257 &+ 4 &* extraBits &+ group &>> extraBits
  }

  /// Returns the extra bits of the symbol of a length from 3 to 258.
  static func lengthExtra(_ length: Int) -> (value: Int, bits: Int) {
    guard length < 258 else { return (0, 0) }
    let (group, extraBits) = lengthGroup(length)
    return (group & (1 << extraBits - 1), extraBits)
  }

  /// Returns a length minus 3, with the number of its extra bits, which four symbols to a power of two share.
  @inline(__always)
  private static func lengthGroup(_ length: Int) -> (value: Int, extraBits: Int) {
    let value = length &- 3
    return (value, value < 8 ? 0 : 61 &- value.leadingZeroBitCount)
  }

  /// Returns the symbol of a distance from 1 to 32768, with its extra bits.
  @inline(__always)
  static func distance(_ distance: Int) -> (symbol: Int, extra: Int, extraBits: Int) {
    let value = distance &- 1
    guard value >= 4 else { return (value, 0, 0) }
    // Two symbols to a power of two.
    let extraBits = 62 &- value.leadingZeroBitCount
    return (2 &* extraBits &+ value &>> extraBits, value & (1 &<< extraBits &- 1), extraBits)
  }
}
