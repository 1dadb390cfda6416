/// Rows that were encoded, with what the form of their file's pixels depends on.
struct EncodedRows: Sendable {
  var tokens: TokenRows
  /// Whether or not all rows up to these are opaque.
  var isOpaque: Bool
  /// The colours up to these rows; nil if they are too many for a palette.
  var palette: Palette?
  /// Whether or not these are the last rows.
  var isEnd: Bool
}

/// The streams of a picture in each form that its pixels may have, to which rows are added in parts.
struct ImageStreams: Sendable {
  private let width: Int
  private var parts: [TokenRows] = []
  /// The pixels of 3 channels, or of 4 once one is translucent.
  private var plain: DeflateStream
  /// The indices of the palette; nil once there are too many colours.
  private var indexed: DeflateStream?
  private var palette: Palette?
  private var isEnd = false

  /// Creates the streams of a picture without rows.
  init(width: Int) {
    self.width = width
    plain = DeflateStream(width: width, channels: 3)
    indexed = DeflateStream(width: width, channels: 1)
  }

  /// Adds the next rows.
  mutating func append(_ rows: EncodedRows) {
    if !rows.isOpaque, plain.channels == 3 {
      plain = DeflateStream(width: width, channels: 4)
      for part in parts { plain.append(part, isEnd: false) }
    }
    plain.append(rows.tokens, isEnd: rows.isEnd)
    // A part that the form can no longer change for is not needed again.
    if rows.isOpaque { parts.append(rows.tokens) } else { parts = [] }
    palette = rows.palette
    if let palette {
      indexed?.append(palette.indices(of: rows.tokens), isEnd: rows.isEnd)
    } else {
      indexed = nil
    }
    isEnd = rows.isEnd
  }

  /// The stream in the form of the file, as far as it is known; nil while it may yet be another.
  ///
  /// Pixels may have four channels after all.
  var stream: DeflateStream? {
    guard let indexed, let palette else { return plain }
    guard isEnd else { return nil }
    let chunks = 12 + 3 * palette.colours.count + (plain.channels == 3 ? 0 : 12 + palette.colours.count)
    return indexed.byteCount + chunks <= plain.bitCount / 8 ? indexed : plain
  }

  /// The content of the file, after the last rows.
  var content: ImageContent {
    guard isEnd, let stream else { preconditionFailure("The picture has more rows.") }
    return ImageContent(palette: stream.channels == 1 ? palette?.colours ?? [] : [], stream: stream)
  }
}

/// The content of a file: the palette if there is one, and the stream.
struct ImageContent: Sendable {
  var palette: [UInt32]
  var stream: DeflateStream

  var colours: LibPNGWriter.Colours {
    switch stream.channels {
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
