public import Raster

/// Encodes rows, as they come, to a PNG in memory: 8-bit straight RGBA, sRGB, 72 · scale pixels per inch.
///
/// No frame is kept: memory is one row and the file so far. The same rows give the same bytes wherever zlib is the
/// same; another zlib may deflate to other bytes of the same pixels.
public struct PNGWriter: ~Copyable, RowSink {
  public typealias Failure = PNGError

  /// Pixels per row.
  public let width: Int
  /// Rows that the picture will have.
  public let height: Int
  /// Rows taken in so far.
  public private(set) var rowCount = 0

  private let file: LibPNGWriter
  private var row: [UInt8]

  /// zlib's level, and the filter Up for every row: in pictures of user interfaces most rows equal the one above,
  /// which Up turns into zeros. Choosing among all filters row by row, libpng's default, takes twice the time.
  private static let (level, filter): (Int32, Int32) = (6, 2)

  /// Starts a picture of `width` × `height` pixels, `scale` of them per point, with texts in the order given.
  /// Throws for a size that no PNG can have, and where memory runs out.
  public init(width: Int, height: Int, scale: Double = 1, text: [PNGText] = []) throws(PNGError) {
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else {
      throw .notEncodable(width: width, height: height)
    }
    file = try Self.start(width: width, height: height, scale: scale, text: text)
    self.width = width
    self.height = height
    row = Array(repeating: 0, count: 4 * width)
  }

  /// A file with all that stands in front of the image data.
  private static func start(
    width: Int, height: Int, scale: Double, text: [PNGText]
  ) throws(PNGError) -> LibPNGWriter {
    let file = try LibPNGWriter(width: width, height: height, filter: filter, level: level)
    try file.addChunk("sRGB", [0])  // Intent 0: perceptual.
    try file.addChunk("pHYs", PNGResolution(scale: scale).content)
    for item in text {
      precondition(item.hasValidKey, "“\(item.key)” is no key of a PNG text; see PNGText.key.")
      precondition(!item.value.unicodeScalars.contains("\0"), "A PNG text cannot contain the character NUL.")
      let chunk = item.chunk
      try file.addChunk(chunk.type, chunk.content)
    }
    return file
  }

  /// Encodes `count` equal rows of premultiplied pixels.
  public mutating func append(_ row: Span<Pixel>, repeated count: Int) throws(PNGError) {
    precondition(row.count == width, "A row of \(row.count) pixels does not fit a picture \(width) wide.")
    precondition(count <= height - rowCount, "The picture has only \(height) rows.")
    for index in row.indices {
      let pixel = StraightPixel(row[index])
      self.row[4 * index] = pixel.red
      self.row[4 * index + 1] = pixel.green
      self.row[4 * index + 2] = pixel.blue
      self.row[4 * index + 3] = pixel.alpha
    }
    for _ in 0..<count { try file.append(self.row) }
    rowCount += count
  }

  /// Ends the picture, all rows of which must have come, and answers the bytes of the file.
  public consuming func finish() throws(PNGError) -> [UInt8] {
    precondition(rowCount == height, "\(rowCount) of \(height) rows do not make a picture.")
    return try file.finish()
  }
}
