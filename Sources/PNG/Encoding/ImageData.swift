internal import Raster

/// An encoder from rows of a picture to the image data of a PNG, which determines the format of its pixels.
///
/// The time is that of the distinct rows: a flat list, 85 % of whose rows equal the one above, takes 1/150 of the
/// instructions of libpng's default, cards 1/26, a page of text 1/22.
///
/// A row is stored as tokens, which count pixels; their bytes are written at the end, when it is known whether all are
/// opaque and whether a palette has all colours. Memory is that of the tokens of all distinct rows.
struct ImageData: ~Copyable {
  /// A candidate for the tokens of a row, with its approximate cost in sixteenths of a bit.
  private struct Candidate: ~Copyable {
    var filter = RowFilter.none
    let words: WordBuffer
    var tokens: PixelTokens
    var cost = 0

    init(width: Int) {
      words = WordBuffer(count: width)
      tokens = PixelTokens(width: width)
    }
  }

  /// The average cost of a pixel in sixteenths of a bit beyond which filters are tried: in photographs and steep
  /// gradients.
  ///
  /// From 2 bits on rather than 4, a page of text takes a quarter more instructions, and as many bytes.
  private static let dearPixel = 64

  private let width: Int
  /// The number of rows so far.
  private var y = 0
  /// The last row in its original form, if its straight pixels, `above`, differ.
  private let source: WordBuffer
  private var isSourceAbove = true
  private var above: WordBuffer
  private var row: WordBuffer

  private var words: [UInt32] = []
  private var rows: [TokenRow] = []
  /// The checksum's sums of each row, with pixels and with indices of the palette.
  private var sums: [RowSums] = []
  private var indexSums: [RowSums] = []

  private var colours = Palette()
  private var tokenizer: RowTokenizer
  private var best: Candidate
  private var other: Candidate
  private(set) var isOpaque = true

  init(width: Int) {
    self.width = width
    source = WordBuffer(count: width)
    above = WordBuffer(count: width)
    row = WordBuffer(count: width)
    tokenizer = RowTokenizer(width: width)
    best = Candidate(width: width)
    other = Candidate(width: width)
  }

  /// Adds equal rows of premultiplied pixels.
  mutating func append(_ pixels: Span<Pixel>, repeated count: Int) {
    if y > 0, isSourceAbove ? above.holds(pixels) : source.holds(pixels) {
      rows[rows.count - 1].repeats += count
      y += count
      return
    }
    row.take(pixels)
    var rowSums = RowSums(row)
    isSourceAbove = rowSums.alphas == 255 * width
    if !isSourceAbove {
      isOpaque = false
      source.take(pixels)
      for x in 0..<width where row[x] < 0xFF00_0000 { row[x] = StraightPixel(pixels[x]).word }
      rowSums = RowSums(row)
    }
    tokenize(count, rowSums)
    swap(&row, &above)
    y += count
  }

  /// Chooses the filter of the row, and writes its tokens.
  private mutating func tokenize(_ count: Int, _ rowSums: RowSums) {
    if !colours.isFull { indexSums.append(colours.take(row)) }
    let rowsUp = rows.last.map { $0.repeats + 1 } ?? 0
    // The approximate maximum number of pixels of one match: 258 bytes.
    let matchPixels = isOpaque ? 86 : 64
    best.filter = .none
    best.cost = tokenizer.tokenize(
      row, y: y, rowsUp: rowsUp, mayBeBytes: !colours.isFull, matchPixels: matchPixels, into: &best.tokens)
    if colours.isFull, best.cost > Self.dearPixel * width {
      for filter in [RowFilter.up, .sub, .paeth] {
        other.filter = filter
        filter.apply(to: row, above: above, into: other.words)
        other.cost = tokenizer.tokenize(
          other.words, y: y, rowsUp: rowsUp, mayBeBytes: false, matchPixels: matchPixels, into: &other.tokens)
        // Unfiltered rows serve as matches for others later.
        if other.cost * (best.filter == .none ? 20 : 16) < best.cost * 16 { swap(&best, &other) }
      }
    }
    rows.append(TokenRow(filter: best.filter, repeats: count - 1, firstWord: words.count))
    best.tokens.words.append(first: best.tokens.count, to: &words)
    if best.filter == .none {
      tokenizer.keep(row, best.tokens, at: y)
      sums.append(rowSums)
    } else {
      tokenizer.keep(best.words, best.tokens, at: y)
      sums.append(RowSums(best.words))
    }
  }

  /// The content of the file: the number of bytes of a pixel, the palette if there is one, and the stream.
  struct Content {
    var channels: Int
    var palette: [UInt32] = []
    var stream: [UInt8]

    var colours: LibPNGWriter.Colours {
      switch channels {
      case 1: .palette
      case 3: .rgb
      default: .rgba
      }
    }

    /// The content of the chunk `PLTE`.
    var paletteColours: [UInt8] {
      palette.flatMap { colour in [0, 8, 16].map { UInt8(truncatingIfNeeded: colour >> $0) } }
    }

    /// The content of the chunk `tRNS`, which must not be longer than the palette.
    var paletteAlphas: [UInt8] { palette.map { UInt8($0 >> 24) } }
    var hasTransparency: Bool { palette.contains { $0 < 0xFF00_0000 } }
  }

  mutating func finish() -> Content {
    let channels = isOpaque ? 3 : 4
    guard !colours.isFull else { return Content(channels: channels, stream: zlibStream(pixels(channels))) }
    let plainSize = DeflateBlocks.bitCount(pixels(channels)) / 8
    let plainWords = words
    convertToIndices()
    let palette = Content(channels: 1, palette: colours.colours, stream: zlibStream(pixels(1)))
    let chunks = 12 + 3 * palette.palette.count + (isOpaque ? 0 : 12 + palette.palette.count)
    if palette.stream.count + chunks <= plainSize { return palette }
    words = plainWords
    return Content(channels: channels, stream: zlibStream(pixels(channels)))
  }

  /// Returns the stream of pixels of 3 or 4 channels; 4 if any pixel is translucent.
  func stream(channels: Int) -> [UInt8] {
    precondition(channels == 4 || isOpaque, "Translucent pixels have four channels.")
    return zlibStream(pixels(channels))
  }

  private func pixels(_ channels: Int) -> PixelStream {
    PixelStream(width: width, channels: channels, rows: rows, words: words)
  }

  /// Returns the stream in zlib's format: deflate, 32 KiB of window, and a checksum after it (RFC 1950).
  private func zlibStream(_ pixels: PixelStream) -> [UInt8] {
    [0x78, 0x01] + DeflateBlocks.deflate(pixels) + checksum(pixels.channels)
  }

  /// Replaces the pixels of the tokens by their indices in the palette.
  private mutating func convertToIndices() {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      switch word & PixelToken.kinds {
      case PixelToken.pixels:
        for _ in 0..<Int(word) {
          words[index] = UInt32(colours.index(of: words[index]))
          index += 1
        }
      case PixelToken.copy: index += 1
      default: break
      }
    }
  }

  private func checksum(_ channels: Int) -> [UInt8] {
    var adler = Adler32()
    for (row, sums) in zip(rows, channels == 1 ? indexSums : sums) {
      adler.append(filter: row.filter.rawValue, sums, width: width, channels: channels)
      adler.append(emptyRows: row.repeats, length: 1 + channels * width)
    }
    return adler.value.bigEndianBytes
  }
}
