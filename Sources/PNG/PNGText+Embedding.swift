extension PNGText {
  /// Returns the file with this text before its image data, in place of all texts of the same key.
  ///
  /// - Parameter png: The bytes of the file.
  ///
  /// - Throws: A `PNGError` if the file is not a PNG whose chunks are intact.
  public func embedded(in png: [UInt8]) throws(PNGError) -> [UInt8] {
    precondition(hasValidKey, "“\(key)” is no key of a PNG text; see PNGText.key.")
    let (type, content) = chunk
    let bytes = PNGChunkWriter.chunk(type, content)
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

  /// Removes the texts of a key from a file.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - png: The bytes of the file.
  ///   - limits: The limits of texts.
  ///
  /// - Returns: The file without them, and the value of the first; the unchanged file and nil if there are none that
  ///   can be read, or if it is not a PNG whose chunks are intact.
  ///
  /// - Throws: A `PNGError` if they are compressed, and longer than the limits allow.
  public static func extract(
    _ key: String, from png: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGError) -> (png: [UInt8], value: String?) {
    guard (try? PNGSignature.check(png)) != nil else { return (png, nil) }
    var chunks = PNGChunks(png)
    var file = PNGSignature.bytes
    file.reserveCapacity(png.count)
    var value: String?
    var budget = InflationBudget(limits.textBytes)
    // A damaged chunk ends the iteration.
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
  /// Returns whether or not the chunk is a text of a key.
  fileprivate func hasText(of key: String) -> Bool {
    ["tEXt", "zTXt", "iTXt"].contains(type) && String(latin1: content.prefix { $0 != 0 }.prefix(80)) == key
  }

  /// Returns the chunk with its length, type and checksum.
  fileprivate func whole(in file: [UInt8]) -> ArraySlice<UInt8> {
    file[content.startIndex - 8..<content.endIndex + 4]
  }
}
