/// The image of a file as nearly all files are: not interlaced, its chunks in the usual order, of 8-bit RGB or RGBA, or
/// of places in a palette or greys of up to 8 bits. `RowDecoder` decodes those; libpng decodes what is not ordinary, and
/// judges what is wrong.
struct OrdinaryImage {
  /// What a row holds of each pixel.
  enum Samples: Equatable {
    /// Places in `colours`, of 1, 2, 4 or 8 bits.
    case places(bits: Int)
    case rgb
    case rgba

    /// The bits of a pixel.
    var bits: Int {
      switch self {
      case .places(let bits): bits
      case .rgb: 24
      case .rgba: 32
      }
    }
  }

  let width: Int
  let height: Int
  let samples: Samples
  /// A straight colour for each of 256 places, as `StraightPixel.word`; none where rows hold colours themselves.
  private(set) var colours: [UInt32] = []
  /// The pieces of the zlib stream.
  private(set) var pieces: [ArraySlice<UInt8>] = []

  /// How far the walk over the chunks is.
  private enum Part {
    case beforePalette
    case beforeImage
    case image
    case behindImage
  }
  private var part = Part.beforePalette
  private var paletteCount = 0
  private var isOrdinary = true
  private var isComplete = false

  /// An image without data so far; nil where the header says that it is not ordinary.
  init?(_ header: PNGHeader) {
    (width, height) = (header.width, header.height)
    guard header.methods == [0, 0, 0] else { return nil }
    switch (header.colourType, header.depth) {
    case (0, 1), (0, 2), (0, 4), (0, 8):
      samples = .places(bits: header.depth)
      let highest = UInt32(1) << UInt32(header.depth) - 1
      colours = (0..<256).map { 0xFF00_0000 | min($0, highest) * (255 / highest) * 0x1_0101 }
      part = .beforeImage
    case (2, 8):
      samples = .rgb
      part = .beforeImage
    case (3, 1), (3, 2), (3, 4), (3, 8):
      samples = .places(bits: header.depth)
      colours = Array(repeating: 0xFF00_0000, count: 256)
    case (6, 8):
      samples = .rgba
      part = .beforeImage
    default: return nil
    }
  }

  /// Takes in the next chunk behind the header.
  mutating func take(_ chunk: PNGChunk) {
    let content = chunk.content
    switch (chunk.type, part) {
    case ("PLTE", .beforePalette):
      paletteCount = content.count / 3
      isOrdinary = isOrdinary && content.count % 3 == 0 && 1...(1 << samples.bits) ~= paletteCount
      for (place, index) in stride(from: content.startIndex, to: content.endIndex - 2, by: 3).enumerated()
      where place < 256 {
        colours[place] =
          0xFF00_0000 | UInt32(content[index]) | UInt32(content[index + 1]) << 8 | UInt32(content[index + 2])
          << 16
      }
      part = .beforeImage
    case ("tRNS", .beforeImage):
      // Once, and for places only: elsewhere it names a colour.
      isOrdinary = isOrdinary && 1...max(1, paletteCount) ~= content.count && paletteCount > 0
      for (place, alpha) in content.enumerated() where place < paletteCount {
        colours[place] = colours[place] & 0xFF_FFFF | UInt32(alpha) << 24
      }
      paletteCount = 0
    case ("IDAT", .beforeImage), ("IDAT", .image):
      isOrdinary = isOrdinary && !content.isEmpty
      pieces.append(content)
      part = .image
    case ("IEND", .image), ("IEND", .behindImage):
      isComplete = content.isEmpty
    default:
      // What begins with a small letter may be passed over, wherever it stands.
      isOrdinary = isOrdinary && chunk.type != "tRNS" && chunk.type.utf8.first.map { $0 & 0x20 != 0 } == true
      if part == .image { part = .behindImage }
    }
  }

  /// The bytes of a row, without that of its filter.
  var rowLength: Int { (width * samples.bits + 7) / 8 }

  /// How far apart the bytes are that filters compare.
  var pixelLength: Int { max(1, samples.bits / 8) }

  /// The zlib stream; nil where the file is not ordinary after all.
  var stream: ArraySlice<UInt8>? {
    guard isOrdinary, isComplete, var stream = pieces.first else { return nil }
    stream.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces.dropFirst() { stream += piece }
    return stream
  }
}
