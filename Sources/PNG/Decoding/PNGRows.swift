package import Raster

/// The rows of a PNG from the top down, decoded one by one: none but the last is in memory. Only of an interlaced picture
/// all are, since no row of it is whole before the last pass.
package struct PNGRows: ~Copyable {
  package let width: Int
  package let height: Int
  /// What was left aside in reading the file.
  package let diagnostics: [PNGDiagnostic]

  private let reader: LibPNGReader
  private let interlaced: Bitmap?
  private var count = 0

  init(_ bytes: [UInt8], _ outline: PNGOutline) throws(PNGError) {
    let (width, height) = (outline.header.width, outline.header.height)
    let reader = try LibPNGReader(bytes, width: width, height: height)
    interlaced = try reader.isInterlaced ? reader.bitmap(height: height) : nil
    diagnostics = outline.metadata.diagnostics
    (self.width, self.height) = (width, height)
    self.reader = reader
  }

  /// Decodes the next row into `row`, which has the width of the picture.
  ///
  /// - Returns: Whether there was one; behind the last, the end of the file was read.
  package mutating func read(into row: inout [Pixel]) throws(PNGError) -> Bool {
    guard count < height else { return false }
    if let interlaced {
      row = Array(interlaced.pixels[count * width..<(count + 1) * width])
    } else {
      try reader.read(into: &row)
      if count == height - 1 { try reader.finish() }
    }
    count += 1
    return true
  }
}

extension PNGReader {
  /// The rows of the PNG in `bytes`, of which all is verified but the image data; that is when it is decoded.
  package func rows(of bytes: [UInt8]) throws(PNGError) -> PNGRows {
    try PNGRows(bytes, PNGOutline(bytes, limits))
  }

  /// How many pixels the header of a PNG says that there are; nil where there is none.
  package static func pixelCount(of bytes: [UInt8]) -> Int? {
    var chunks = PNGChunks(bytes)
    guard (try? PNGSignature.check(bytes)) != nil, let first = try? chunks.next(),
      let header = try? PNGHeader(first)
    else { return nil }
    return header.width * header.height
  }
}
