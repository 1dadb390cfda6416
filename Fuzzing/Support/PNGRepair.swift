/// The repair of the checksums of PNGs: a fuzzer finds no valid ones.
enum PNGRepair {
  /// Returns a file with the signature and correct checksums, as far as its chunks reach.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > signature.count else { return bytes }
    bytes.replaceSubrange(..<signature.count, with: signature)
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { break }
      let end = place + 8 + length
      let sum = checksum(bytes[(place + 4)..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index)) }
      place = end + 4
    }
    return bytes
  }

  /// Returns a chunk with its length and checksum.
  static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + content
    return number(UInt32(content.count)) + named + number(checksum(named[...]))
  }

  /// Returns a zlib stream (RFC 1950) of blocks that are not compressed.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(0xFFFF)
      rest = rest.dropFirst(0xFFFF)
      let (low, high) = (UInt8(truncatingIfNeeded: part.count), UInt8(truncatingIfNeeded: part.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      stream += part
    } while !rest.isEmpty
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return stream + number(high << 16 | low)
  }

  static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }
}
