/// A row of the file: its tokens, and the number of its repetitions.
struct TokenRow {
  var filter: RowFilter
  /// The number of equal rows that follow.
  var repeats: Int
  /// The index of its first token; the tokens end where the next row's start.
  var firstWord: Int
}

/// Rows of tokens as bytes: of pixels of three or four channels, or of indices of a palette.
struct PixelStream {
  let width: Int
  /// The number of bytes of a pixel.
  let channels: Int
  let rows: [TokenRow]
  let words: [UInt32]

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
