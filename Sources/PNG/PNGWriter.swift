public import Raster

/// Encodes rows, as they come, to a PNG in memory: sRGB, 72 · scale pixels per inch, of 8-bit straight pixels: places in
/// a palette where that is smaller, RGB where all are opaque, RGBA otherwise.
///
/// No frame is kept: memory is what must be said of rows that differ from the one above. The same rows give the same
/// bytes on every machine. libpng writes the chunks; `ImageData` makes their content.
public struct PNGWriter: ~Copyable, RowSink {
  public typealias Failure = PNGError

  /// Pixels per row.
  public let width: Int
  /// Rows that the picture will have.
  public let height: Int
  /// Rows taken in so far.
  public private(set) var rowCount = 0

  private let resolution: PNGResolution
  private let text: [PNGText]
  private var image: ImageData

  /// Starts a picture of `width` × `height` pixels, `scale` of them per point, with texts in the order given.
  /// Throws for a size that no PNG can have, and where memory runs out.
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

  /// Ends the picture, all rows of which must have come, and answers the bytes of the file.
  public consuming func finish() throws(PNGError) -> [UInt8] {
    precondition(rowCount == height, "\(rowCount) of \(height) rows do not make a picture.")
    let content = image.finish()
    let file = try LibPNGWriter(width: width, height: height, colours: content.colours)
    try file.addChunk("sRGB", [0])  // Intent 0: perceptual.
    try file.addChunk("pHYs", resolution.content)
    if !content.palette.isEmpty { try file.addChunk("PLTE", content.paletteColours) }
    if content.hasTransparency { try file.addChunk("tRNS", content.paletteAlphas) }
    for item in text {
      let chunk = item.chunk
      try file.addChunk(chunk.type, chunk.content)
    }
    try file.addImageData(content.stream)
    return try file.finish()
  }
}
