/// A row of the file: its tokens, and how often it comes again.
struct TokenRow {
  var filter: RowFilter
  /// How many rows that equal it follow.
  var repeats: Int
  /// Where its tokens start; they end where the next row's start.
  var firstWord: Int
}

/// Rows of tokens as bytes: of pixels of three or four channels, or of places in a palette.
struct PixelStream {
  let width: Int
  /// Bytes of a pixel.
  let channels: Int
  let rows: [TokenRow]
  let words: [UInt32]

  /// Hands a row and its repetitions to a sink.
  @inline(__always)
  func emit(_ index: Int, to sink: inout some SymbolSink) {
    let row = rows[index]
    let end = index + 1 < rows.count ? rows[index + 1].firstWord : words.count
    sink.literal(row.filter.rawValue)
    emit(words.span.extracting(row.firstWord..<end), to: &sink)
    for _ in 0..<row.repeats {
      // A repeated row is what is left of it by the filter Up: nothing.
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
