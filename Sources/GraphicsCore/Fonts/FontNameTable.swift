/// The names in a TrueType or OpenType file, by the specification's table `name`.
struct FontNameTable {
  private let bytes: [UInt8]
  private let start: Int

  /// Finds the table, or returns nil if the file has none.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    // Four bytes of version, then the number of tables; each has a tag, a checksum, an offset and a length.
    guard let count = number(4, 2) else { return nil }
    let name = 0x6e61_6d65
    guard let record = (0..<count).first(where: { number(12 + 16 * $0, 4) == name }),
      let start = number(12 + 16 * record + 8, 4), number(start, 6) != nil
    else { return nil }
    self.start = start
  }

  /// The PostScript name, which has the number 6.
  var postScriptName: String? {
    guard let count = number(start + 2, 2), let texts = number(start + 4, 2) else { return nil }
    for record in 0..<count {
      let place = start + 6 + 12 * record
      guard number(place + 6, 2) == 6, let platform = number(place, 2), let length = number(place + 8, 2),
        let offset = number(place + 10, 2)
      else { continue }
      let first = start + texts + offset
      guard length > 0, first >= 0, first <= bytes.count - length else { continue }
      // The name has ASCII characters only; the Macintosh platform, 1, has a byte for each, the others have two.
      let units = bytes[first..<(first + length)].filter { platform == 1 || $0 != 0 }
      guard !units.isEmpty, units.allSatisfy({ (33...126).contains($0) }) else { continue }
      return String(decoding: units, as: UTF8.self)
    }
    return nil
  }

  private func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
