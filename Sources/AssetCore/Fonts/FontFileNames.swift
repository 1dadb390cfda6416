import Foundation

/// The names of the fonts in a font file: TrueType, OpenType, or a collection (OpenType specification, `name`).
struct FontFileNames: Equatable {
  /// A font of the file.
  struct Font: Hashable {
    var family: String
    var postScriptName: String
  }

  /// The fonts of the file; none if it is no font file or damaged.
  let fonts: [Font]

  /// The largest number of fonts that are read of a collection.
  private static let fontLimit = 256

  /// Reads the bytes of a file.
  init(_ data: Data) {
    let file = FontBytes(bytes: [UInt8](data))
    guard file.tag(at: 0) == "ttcf" else {
      fonts = [Self.font(file, at: 0)].compactMap { $0 }
      return
    }
    let count = min(file.long(at: 8) ?? 0, Self.fontLimit)
    fonts = (0..<count).compactMap { index in
      file.long(at: 12 + 4 * index).flatMap { Self.font(file, at: $0) }
    }
  }

  private static func font(_ file: FontBytes, at start: Int) -> Font? {
    guard let version = file.tag(at: start), ["\0\u{1}\0\0", "OTTO", "true"].contains(version),
      let tables = file.short(at: start + 4)
    else { return nil }
    let records = (0..<tables).map { start + 12 + 16 * $0 }
    guard let record = records.first(where: { file.tag(at: $0) == "name" }),
      let table = file.long(at: record + 8),
      let count = file.short(at: table + 2), let texts = file.short(at: table + 4)
    else { return nil }
    var names: [Int: String] = [:]
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = file.short(at: record), let name = file.short(at: record + 6),
        [1, 6, 16].contains(name),
        let length = file.short(at: record + 8), let offset = file.short(at: record + 10),
        let text = file.text(at: table + texts + offset, length: length, isUTF16: platform != 1)
      else { continue }
      // Names for Windows and Unicode are preferred to those for old systems.
      if names[name] == nil || platform != 1 { names[name] = text }
    }
    guard let family = names[16] ?? names[1], let name = names[6] else { return nil }
    return Font(family: family, postScriptName: name)
  }
}

/// The bytes of a font file, of which numbers are read that may lie outside of it.
private struct FontBytes {
  let bytes: [UInt8]

  func short(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func long(at offset: Int) -> Int? {
    guard let high = short(at: offset), let low = short(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  func tag(at offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  func text(at offset: Int, length: Int, isUTF16: Bool) -> String? {
    guard offset >= 0, length > 0, offset + length <= bytes.count else { return nil }
    guard isUTF16 else { return String(decoding: bytes[offset..<offset + length], as: UTF8.self) }
    let units = stride(from: offset, to: offset + length - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
