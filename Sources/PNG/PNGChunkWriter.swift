/// A maker of the bytes of files from chunks.
package enum PNGChunkWriter {
  /// The first eight bytes of every PNG.
  package static var signature: [UInt8] { PNGSignature.bytes }

  /// Returns a chunk with its length, its type of four letters and its checksum.
  package static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + content
    return UInt32(content.count).bigEndianBytes + named + Checksum.crc32(of: named[...]).bigEndianBytes
  }
}
