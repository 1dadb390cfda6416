package import Raster

/// The rows of a PNG from the top down, decoded one by one, so that only the last is in memory.
///
/// Of an interlaced picture all are in memory, since no row of it is complete before the last pass.
package struct PNGRows: ~Copyable {
  package let width: Int
  package let height: Int
  /// The diagnostics of reading the file.
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
  /// - Returns: Whether or not there was one; after the last, the end of the file was read.
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
  /// Returns the rows of the PNG in `bytes`, which is verified apart from the image data, verified during decoding.
  package func rows(of bytes: [UInt8]) throws(PNGError) -> PNGRows {
    try PNGRows(bytes, PNGOutline(bytes, limits))
  }

  /// Returns the number of pixels in the header of a PNG; nil if there is no valid header.
  package static func pixelCount(of bytes: [UInt8]) -> Int? {
    var chunks = PNGChunks(bytes)
    guard (try? PNGSignature.check(bytes)) != nil, let first = try? chunks.next(),
      let header = try? PNGHeader(first)
    else { return nil }
    return header.width * header.height
  }
}
