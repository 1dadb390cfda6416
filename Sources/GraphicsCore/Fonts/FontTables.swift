/// The tables of a TrueType or OpenType file, by the specification's directory.
struct FontTables {
  private let bytes: [UInt8]
  /// The places of the tables, by their tags.
  let places: [(tag: UInt32, range: Range<Int>)]

  /// Reads the directory; without one there are no tables.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    places = (0..<(number(4, 2) ?? 0)).compactMap { index in
      let record = 12 + 16 * index
      guard let tag = number(record, 4), let start = number(record + 8, 4),
        let length = number(record + 12, 4),
        start <= bytes.count, length <= bytes.count - start
      else { return nil }
      return (UInt32(tag), start..<(start + length))
    }
  }

  /// Returns the bytes of a table; nil if there is none.
  func table(_ tag: UInt32) -> [UInt8]? {
    places.first { $0.tag == tag }.map { Array(bytes[$0.range]) }
  }

  /// Returns a number with a sign of two bytes in a table; nil if the table does not reach so far.
  func signed(_ tag: String, _ offset: Int) -> Int? {
    unsigned(tag, offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// Returns a number without a sign of two bytes in a table; nil if the table does not reach so far.
  func unsigned(_ tag: String, _ offset: Int) -> Int? {
    let name = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let range = places.first(where: { $0.tag == name })?.range, offset + 2 <= range.count else {
      return nil
    }
    let place = range.lowerBound + offset
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}
