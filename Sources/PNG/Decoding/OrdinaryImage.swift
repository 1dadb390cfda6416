/// The image of an ordinary file, as nearly all files are.
///
/// It is not interlaced, has its chunks in the usual order, and is of 8-bit RGB or RGBA, or of palette indices or greys
/// of up to 8 bits. `RowDecoder` decodes those; libpng decodes all others, and detects errors.
struct OrdinaryImage {
  /// The samples of a pixel in a row.
  enum Samples: Equatable {
    /// The indices of `colours`, of 1, 2, 4 or 8 bits.
    case indices(bits: Int)
    case rgb
    case rgba

    /// The number of bits of a pixel.
    var bits: Int {
      switch self {
      case .indices(let bits): bits
      case .rgb: 24
      case .rgba: 32
      }
    }
  }

  let width: Int
  let height: Int
  let samples: Samples
  /// The straight colours of 256 indices, as `StraightPixel.word`; empty if rows have colours themselves.
  private(set) var colours: [UInt32] = []
  /// The pieces of the zlib stream.
  private(set) var pieces: [ArraySlice<UInt8>] = []

  /// The position among the chunks.
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

  /// Creates an image without data; nil if its header is not ordinary.
  init?(_ header: PNGHeader) {
    (width, height) = (header.width, header.height)
    guard header.methods == [0, 0, 0] else { return nil }
    switch (header.colourType, header.depth) {
    case (0, 1), (0, 2), (0, 4), (0, 8):
      samples = .indices(bits: header.depth)
      let highest = UInt32(1) << UInt32(header.depth) - 1
      colours = (0..<256).map { 0xFF00_0000 | min($0, highest) * (255 / highest) * 0x1_0101 }
      part = .beforeImage
    case (2, 8):
      samples = .rgb
      part = .beforeImage
    case (3, 1), (3, 2), (3, 4), (3, 8):
      samples = .indices(bits: header.depth)
      colours = Array(repeating: 0xFF00_0000, count: 256)
    case (6, 8):
      samples = .rgba
      part = .beforeImage
    default: return nil
    }
  }

  /// Adds the next chunk after the header.
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
      // Once, and for indices only: otherwise the chunk is a single colour.
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
      // A chunk whose type begins with a lowercase letter may be skipped, at any position.
      isOrdinary = isOrdinary && chunk.type != "tRNS" && chunk.type.utf8.first.map { $0 & 0x20 != 0 } == true
      if part == .image { part = .behindImage }
    }
  }

  /// The number of bytes of a row, without that of its filter.
  var rowLength: Int { (width * samples.bits + 7) / 8 }

  /// The distance between the bytes that filters compare.
  var pixelLength: Int { max(1, samples.bits / 8) }

  /// The zlib stream; nil if the file is not ordinary after all.
  var stream: ArraySlice<UInt8>? {
    guard isOrdinary, isComplete, var stream = pieces.first else { return nil }
    stream.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces.dropFirst() { stream += piece }
    return stream
  }
}
