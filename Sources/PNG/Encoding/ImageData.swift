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
  private var above: StraightRow

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
    above = StraightRow(width: width)
    tokenizer = RowTokenizer(width: width)
    best = Candidate(width: width)
    other = Candidate(width: width)
  }

  /// Adds equal rows of premultiplied pixels.
  mutating func append(_ pixels: Span<Pixel>, repeated count: Int) {
    if y > 0, above.holds(pixels) {
      repeatRow(count)
    } else {
      append(StraightRow(pixels), count)
    }
  }

  /// Adds rows.
  mutating func append(_ rows: StraightRows) {
    for (row, count) in rows.runs {
      if y > 0, above.hasPixels(of: row) {
        repeatRow(count)
      } else {
        append(row, count)
      }
    }
  }

  private mutating func repeatRow(_ count: Int) {
    rows[rows.count - 1].repeats += count
    y += count
  }

  /// Adds `count` equal rows that differ from the one above.
  private mutating func append(_ row: StraightRow, _ count: Int) {
    if !row.isOpaque { isOpaque = false }
    tokenize(row.words, count, row.sums)
    above = row
    y += count
  }

  /// Chooses the filter of the row, and writes its tokens.
  private mutating func tokenize(_ row: borrowing WordBuffer, _ count: Int, _ rowSums: RowSums) {
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
        filter.apply(to: row, above: above.words, into: other.words)
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
  struct Content: Sendable {
    var channels: Int
    var palette: [UInt32] = []
    /// The blocks of the stream, which is in zlib's format: deflate, 32 KiB of window, and a checksum after it (RFC 1950).
    var blocks: DeflateBlocks
    var checksum: [UInt8]

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

    /// Returns the stream, given blocks that were written before: none, or one for each.
    func stream(_ written: [BitWriter?] = []) -> [UInt8] {
      [0x78, 0x01] + blocks.bytes(written) + checksum
    }
  }

  mutating func finish() -> Content {
    let plain = content(channels: isOpaque ? 3 : 4)
    guard !colours.isFull else { return plain }
    convertToIndices()
    let indexed = content(channels: 1)
    let chunks = 12 + 3 * indexed.palette.count + (isOpaque ? 0 : 12 + indexed.palette.count)
    // zlib's format has six bytes of its own.
    return indexed.blocks.byteCount + 6 + chunks <= plain.blocks.bitCount / 8 ? indexed : plain
  }

  /// Returns the stream of pixels of 3 or 4 channels; 4 if any pixel is translucent.
  func stream(channels: Int) -> [UInt8] { content(channels: channels).stream() }

  /// Returns the content with pixels of 3 or 4 channels, 4 if any pixel is translucent, or with indices.
  private func content(channels: Int) -> Content {
    precondition(channels != 3 || isOpaque, "Translucent pixels have four channels.")
    return Content(
      channels: channels, palette: channels == 1 ? colours.colours : [],
      blocks: DeflateBlocks(of: pixels(channels)), checksum: checksum(channels))
  }

  private func pixels(_ channels: Int) -> PixelStream {
    PixelStream(width: width, channels: channels, rows: rows, words: words)
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
