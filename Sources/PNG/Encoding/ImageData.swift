internal import Raster

/// An encoder from rows of a picture to the image data of a PNG, which determines the format of its pixels.
///
/// The time is that of the distinct rows: a flat list, 85 % of whose rows equal the one above, takes 1/150 of the
/// instructions of libpng's default, cards 1/26, a page of text 1/22.
///
/// A row is stored as tokens, which count pixels; their bytes are written when it is known whether all are opaque and
/// whether a palette has all colours, by default at the end. Memory is that of the tokens of all distinct rows.
struct ImageData: ~Copyable {
  /// A candidate for the tokens of a row, with its approximate cost in sixteenths of a bit.
  ///
  /// If it were private, release builds would not link: the compiler moves code that uses it to other modules.
  struct Candidate: ~Copyable {
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

  /// The rows that were not taken yet.
  private var tokens = TokenRows()

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
    tokens.rows[tokens.rows.count - 1].repeats += count
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
    if !colours.isFull { tokens.indexSums.append(colours.take(row)) }
    let rowsUp = tokens.rows.last.map { $0.repeats + 1 } ?? 0
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
    tokens.rows.append(
      TokenRow(filter: best.filter, repeats: count - 1, firstWord: tokens.words.count))
    best.tokens.words.append(first: best.tokens.count, to: &tokens.words)
    if best.filter == .none {
      tokenizer.keep(row, best.tokens, at: y)
      tokens.sums.append(rowSums)
    } else {
      tokenizer.keep(best.words, best.tokens, at: y)
      tokens.sums.append(RowSums(best.words))
    }
  }

  /// Removes the rows that no later row changes, all that were added and not taken if `isEnd`, and returns them.
  mutating func takeRows(isEnd: Bool) -> EncodedRows {
    var taken = TokenRows()
    if isEnd { swap(&taken, &tokens) } else { taken = tokens.takeAllButLast() }
    return EncodedRows(
      tokens: taken, isOpaque: isOpaque, palette: colours.isFull ? nil : colours, isEnd: isEnd)
  }

  /// Ends the picture, and returns the content of its file.
  mutating func finish() -> ImageContent {
    var streams = ImageStreams(width: width)
    streams.append(takeRows(isEnd: true))
    return streams.content
  }

  /// Returns the stream of pixels of 3 or 4 channels; 4 if any pixel is translucent.
  func stream(channels: Int) -> [UInt8] {
    precondition(channels == 4 || isOpaque, "Translucent pixels have four channels.")
    var stream = DeflateStream(width: width, channels: channels)
    stream.append(tokens, isEnd: true)
    return stream.bytes()
  }
}
