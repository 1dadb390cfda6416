/// A row of the file: its tokens, and the number of its repetitions.
struct TokenRow: Sendable {
  var filter: RowFilter
  /// The number of equal rows that follow.
  var repeats: Int
  /// The index of its first token; the tokens end where the next row's start.
  var firstWord: Int
}

/// Successive rows of tokens, and their sums for the checksum.
struct TokenRows: Sendable {
  var rows: [TokenRow] = []
  var words: [UInt32] = []
  /// The sums of each row, with pixels and with indices of the palette; the latter end when the palette is full.
  var sums: [RowSums] = []
  var indexSums: [RowSums] = []

  /// Removes all rows but the last, of which more may follow, and returns them.
  mutating func takeAllButLast() -> TokenRows {
    guard let last = rows.last else { return TokenRows() }
    var others = TokenRows()
    swap(&self, &others)
    rows = [TokenRow(filter: last.filter, repeats: last.repeats, firstWord: 0)]
    words = Array(others.words[last.firstWord...])
    if others.indexSums.count == others.sums.count { indexSums = [others.indexSums.removeLast()] }
    sums = [others.sums.removeLast()]
    others.rows.removeLast()
    others.words.removeSubrange(last.firstWord...)
    return others
  }
}

/// Rows of tokens as bytes: of pixels of three or four channels, or of indices of a palette.
struct PixelStream: Sendable {
  let width: Int
  /// The number of bytes of a pixel.
  let channels: Int
  let rows: [TokenRow]
  let words: [UInt32]

  init(_ tokens: TokenRows, width: Int, channels: Int) {
    (self.width, self.channels, rows, words) = (width, channels, tokens.rows, tokens.words)
  }

  /// Passes a row and its repetitions to a sink.
  @inline(__always)
  func emit(_ index: Int, to sink: inout some SymbolSink) {
    let row = rows[index]
    let end = index + 1 < rows.count ? rows[index + 1].firstWord : words.count
    sink.literal(row.filter.rawValue)
    emit(words.span.extracting(row.firstWord..<end), to: &sink)
    for _ in 0..<row.repeats {
      // A repeated row, filtered by Up, consists of zeros.
      sink.literal(RowFilter.up.rawValue)
      zeros(channels &* width, to: &sink)
    }
  }

  @inline(__always)
  private func emit(_ words: Span<UInt32>, to sink: inout some SymbolSink) {
    var index = 0
    while index < words.count {
      let word = unsafe words[unchecked: index]
      let count = Int(word & ~PixelToken.kinds)
      index &+= 1
      switch word & PixelToken.kinds {
      case PixelToken.pixels:
        sink.literals(words.extracting(index..<index &+ count), channels: channels)
        index &+= count
      case PixelToken.run:
        sink.match(length: count &* channels, distance: channels)
      case PixelToken.copy:
        let place = unsafe words[unchecked: index]
        index &+= 1
        sink.match(
          length: count &* channels, distance: PixelToken.distance(place, width: width, channels: channels))
      default:
        zeros(count &* channels, to: &sink)
      }
    }
  }

  @inline(__always)
  private func zeros(_ count: Int, to sink: inout some SymbolSink) {
    sink.literal(0)
    if count > 3 {
      sink.match(length: count &- 1, distance: 1)
    } else {
      for _ in 1..<max(1, count) { sink.literal(0) }
    }
  }
}
