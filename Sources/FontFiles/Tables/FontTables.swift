/// The tables of one font of a file (OpenType specification, "Organization of an OpenType Font").
struct FontTables: Sendable {
  private let file: FontBytes
  private let ranges: [FontTag: (start: Int, count: Int)]

  /// The largest number of tables of a font.
  private static let tableLimit = 512

  /// Reads the directory of tables at an offset in a file.
  init(_ file: FontBytes, at start: Int) throws(FontFileError) {
    guard let version = file.long(start), let count = file.short(start + 4) else {
      throw .damaged("the directory of tables is outside of the file")
    }
    guard Self.versions.contains(version) else { throw .damaged("a font in it begins with no known version") }
    guard count > 0, count <= Self.tableLimit else {
      throw .damaged("it has \(count) tables, expected 1 to \(Self.tableLimit)")
    }
    var ranges: [FontTag: (start: Int, count: Int)] = [:]
    for record in (0..<count).map({ start + 12 + 16 * $0 }) {
      guard let tag = file.tag(record), let offset = file.long(record + 8),
        let length = file.long(record + 12)
      else { throw .damaged("the directory of tables ends too early") }
      // A table that extends beyond the file has the bytes that are there.
      if offset < file.count, ranges[tag] == nil { ranges[tag] = (offset, length) }
    }
    (self.file, self.ranges) = (file, ranges)
  }

  /// The first four bytes of a font: TrueType, TrueType by Apple, OpenType.
  static let versions: Set<Int> = [0x0001_0000, 0x7472_7565, 0x4F54_544F]

  /// The table of a tag; nil if there is none.
  subscript(tag: FontTag) -> FontBytes? {
    ranges[tag].flatMap { file.part(at: $0.start, count: $0.count) }
  }

  /// Returns whether or not the font has one of some tables.
  func has(anyOf tags: [FontTag]) -> Bool { tags.contains { ranges[$0] != nil } }
}

extension FontTables {
  /// Returns the fonts of a file: one, or those of a collection.
  static func all(in bytes: [UInt8]) throws(FontFileError) -> [FontTables] {
    let file = FontBytes(bytes)
    guard let version = file.long(0) else { throw .notFont(beginning: Array(bytes.prefix(4))) }
    if versions.contains(version) { return [try FontTables(file, at: 0)] }
    guard version == 0x7474_6366 else { throw .notFont(beginning: Array(bytes.prefix(4))) }
    guard let count = file.long(8), count > 0, count <= FontFile.fontLimit else {
      throw .damaged("the collection has \(file.long(8) ?? 0) fonts, expected 1 to \(FontFile.fontLimit)")
    }
    var all: [FontTables] = []
    for index in 0..<count {
      guard let start = file.long(12 + 4 * index) else { throw .damaged("the collection ends too early") }
      all.append(try FontTables(file, at: start))
    }
    return all
  }
}
