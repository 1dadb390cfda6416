public import Raster

/// An encoder from rows to a PNG in memory, in sRGB with 72 · scale pixels per inch, of 8-bit straight pixels.
///
/// They are palette indices if those are smaller, RGB if all are opaque, RGBA otherwise. No frame is kept: memory is
/// that of the encoded rows that differ from the one above. The same rows give the same bytes on every machine. libpng
/// writes the chunks; `ImageData` makes their content.
public struct PNGWriter: ~Copyable, RowSink {
  public typealias Failure = PNGError

  /// The number of pixels per row.
  public let width: Int
  /// The number of rows of the picture.
  public let height: Int
  /// The number of rows appended so far.
  public private(set) var rowCount = 0

  private let resolution: PNGResolution
  private let text: [PNGText]
  private var image: ImageData

  /// Starts a picture.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - scale: The number of pixels per point.
  ///   - text: The texts of the file, in order.
  ///
  /// - Throws: A `PNGError` for a size that no PNG can have, and if memory is exhausted.
  public init(
    width: Int, height: Int, scale: Double = 1, text: [PNGText] = []
  ) throws(PNGError) {
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else {
      throw .notEncodable(width: width, height: height)
    }
    for item in text {
      precondition(item.hasValidKey, "“\(item.key)” is no key of a PNG text; see PNGText.key.")
      precondition(!item.value.unicodeScalars.contains("\0"), "A PNG text cannot contain the character NUL.")
    }
    self.width = width
    self.height = height
    self.text = text
    resolution = PNGResolution(scale: scale)
    image = ImageData(width: width)
  }

  /// Encodes `count` equal rows of premultiplied pixels.
  public mutating func append(_ row: Span<Pixel>, repeated count: Int) throws(PNGError) {
    precondition(row.count == width, "A row of \(row.count) pixels does not fit a picture \(width) wide.")
    precondition(count <= height - rowCount, "The picture has only \(height) rows.")
    image.append(row, repeated: count)
    rowCount += count
  }

  /// Encodes rows that were prepared, each as wide as the picture, and returns those that are final.
  mutating func encode(_ rows: StraightRows) -> EncodedRows {
    for run in rows.runs {
      precondition(run.row.words.count == width, "A row does not fit a picture \(width) wide.")
      rowCount += run.count
    }
    precondition(rowCount <= height, "The picture has only \(height) rows.")
    image.append(rows)
    return image.takeRows(isEnd: rowCount == height)
  }

  /// Ends the picture, to which all rows were appended, and returns the bytes of the file.
  ///
  /// - Throws: A `PNGError` if memory is exhausted.
  public consuming func finish() throws(PNGError) -> [UInt8] {
    precondition(rowCount == height, "\(rowCount) of \(height) rows do not make a picture.")
    let content = image.finish()
    return try file(of: content, content.stream.bytes())
  }

  /// Returns the bytes of a file with a content, given the bytes of its stream.
  func file(of content: ImageContent, _ stream: [UInt8]) throws(PNGError) -> [UInt8] {
    let file = try LibPNGWriter(width: width, height: height, colours: content.colours)
    try file.addChunk("sRGB", [0])  // Intent 0: perceptual.
    try file.addChunk("pHYs", resolution.content)
    if !content.palette.isEmpty { try file.addChunk("PLTE", content.paletteColours) }
    if content.hasTransparency { try file.addChunk("tRNS", content.paletteAlphas) }
    for item in text {
      let chunk = item.chunk
      try file.addChunk(chunk.type, chunk.content)
    }
    try file.addImageData(stream)
    return try file.finish()
  }
}
