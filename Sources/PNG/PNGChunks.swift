/// A chunk of a PNG: its type in four letters, and its content.
struct PNGChunk {
  var type: String
  /// The content, a slice of the file.
  var content: ArraySlice<UInt8>
}

/// An iterator over the chunks of a PNG up to its last, `IEND`.
///
/// It detects every truncation and every flipped bit before libpng reads the file, so that both have an error of their
/// own that does not depend on libpng's messages, and so that chunks which libpng skips are checked too. Bytes after
/// `IEND` are ignored.
struct PNGChunks {
  private let bytes: [UInt8]
  private var position = PNGSignature.bytes.count
  /// Whether or not the last chunk was read.
  private(set) var isAtEnd = false

  /// Creates an iterator over a file that begins with the signature.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next chunk; nil after `IEND`.
  mutating func next() throws(PNGError) -> PNGChunk? {
    guard !isAtEnd else { return nil }
    guard bytes.count - position >= 12 else { throw .truncated }
    let length = Int(bytes[position...].bigEndian32)
    guard length <= Int(Int32.max) else { throw .corrupt("a chunk of \(length) bytes") }
    let letters = bytes[position + 4..<position + 8]
    guard letters.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
      throw .corrupt("a chunk whose type is not four letters")
    }
    let type = String(decoding: letters, as: UTF8.self)
    guard length <= bytes.count - position - 12 else { throw .truncated }
    let end = position + 8 + length
    guard Checksum.crc32(of: bytes[position + 4..<end]) == bytes[end...].bigEndian32 else {
      throw .badChecksum(chunk: type)
    }
    defer { position = end + 4 }
    isAtEnd = type == "IEND"
    return PNGChunk(type: type, content: bytes[position + 8..<end])
  }
}

/// The header of a PNG, from its first chunk.
struct PNGHeader: Equatable {
  var width: Int
  var height: Int
  /// The number of bits of a sample, and PNG's colour type.
  var depth: Int
  var colourType: Int
  /// The methods of compression, filtering and interlacing.
  var methods: [UInt8]

  /// Reads the header, whose bit depth, colour type and methods libpng validates.
  init(_ chunk: PNGChunk?) throws(PNGError) {
    guard let chunk else { throw .truncated }
    guard chunk.type != "CgBI" else { throw .xcodeOptimized }
    guard chunk.type == "IHDR", chunk.content.count == 13 else {
      throw .corrupt("it does not begin with a header (IHDR)")
    }
    let content = chunk.content
    width = Int(content.bigEndian32)
    height = Int(content.dropFirst(4).bigEndian32)
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else {
      throw .corrupt("its header says \(width)×\(height) pixels")
    }
    depth = Int(content[content.startIndex + 8])
    colourType = Int(content[content.startIndex + 9])
    methods = Array(content.suffix(3))
  }

  /// The number of bits of a pixel in the file, 1 to 64.
  var bitsPerPixel: Int {
    let channels =
      switch colourType {
      case 2: 3
      case 4: 2
      case 6: 4
      default: 1
      }
    return depth * channels
  }

  /// Whether or not pixels have alpha of their own.
  var hasAlpha: Bool { colourType & 4 != 0 }

  /// Returns whether or not a number of bytes of deflated image data can contain the picture at all.
  ///
  /// Deflate expands a byte to at most 1032, so a small file with a forged header is detected before memory is
  /// allocated for its pixels.
  func canBeInflated(from count: Int) -> Bool {
    let rowBytes = max(1, width * bitsPerPixel / 8)
    return count * 1032 / rowBytes >= height
  }
}

extension Collection<UInt8> {
  /// The first four bytes as a number, the highest byte first.
  var bigEndian32: UInt32 { prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
}

extension UInt32 {
  /// The four bytes of the number, the highest first.
  package var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
