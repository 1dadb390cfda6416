extension PNGText {
  /// The file with this text in front of its image data, in place of all texts of the same key.
  ///
  /// - Throws: Where the file is no PNG whose chunks are whole.
  public func embedded(in png: [UInt8]) throws(PNGError) -> [UInt8] {
    precondition(hasValidKey, "“\(key)” is no key of a PNG text; see PNGText.key.")
    let (type, content) = chunk
    let named = Array(type.utf8) + content
    let bytes =
      UInt32(content.count).bigEndianBytes + named + Checksum.crc32(of: named[...]).bigEndianBytes
    var file = PNGSignature.bytes
    file.reserveCapacity(png.count + bytes.count)
    var isWritten = false
    try PNGSignature.check(png)
    var chunks = PNGChunks(png)
    while let chunk = try chunks.next() {
      if chunk.hasText(of: key) { continue }
      if !isWritten, chunk.type == "IDAT" {
        file += bytes
        isWritten = true
      }
      file += chunk.whole(in: png)
    }
    return file
  }

  /// Takes the texts of a key out of a file.
  ///
  /// - Returns: The file without them, and the value of the first; the file as it is and nil where there are none that
  ///   can be read, or where it is no PNG whose chunks are whole.
  /// - Throws: Where they are compressed, and longer than the limits allow.
  public static func extract(
    _ key: String, from png: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGError) -> (png: [UInt8], value: String?) {
    guard (try? PNGSignature.check(png)) != nil else { return (png, nil) }
    var chunks = PNGChunks(png)
    var file = PNGSignature.bytes
    file.reserveCapacity(png.count)
    var value: String?
    var budget = InflationBudget(limits.textBytes)
    // A chunk that is damaged ends the walk.
    while let chunk = try? chunks.next() {
      if !chunk.hasText(of: key) {
        file += chunk.whole(in: png)
      } else if value == nil {
        value = try PNGText(type: chunk.type, content: chunk.content, budget: &budget)?.value
      }
    }
    return value == nil || !chunks.isAtEnd ? (png, nil) : (file, value)
  }
}

extension PNGChunk {
  /// Whether it is a text of a key.
  fileprivate func hasText(of key: String) -> Bool {
    ["tEXt", "zTXt", "iTXt"].contains(type) && String(latin1: content.prefix { $0 != 0 }.prefix(80)) == key
  }

  /// The chunk with its length, type and checksum.
  fileprivate func whole(in file: [UInt8]) -> ArraySlice<UInt8> {
    file[content.startIndex - 8..<content.endIndex + 4]
  }
}
