import Raster
import TestSupport

@testable import PNG

/// The picture that libpng decodes, whatever is faster for the file.
func libpngBitmap(_ file: [UInt8]) throws -> Bitmap {
  let header = file.dropFirst(16)
  let (width, height) = (number(header), number(header.dropFirst(4)))
  return try LibPNGReader(file, width: width, height: height).bitmap(height: height)
}

/// Returns the bitmap of a file that is decoded without libpng.
///
/// - Returns: The bitmap; nil if such a file is left to libpng, or if not even the chunks are right.
func ordinaryBitmap(_ file: [UInt8]) -> Bitmap? {
  var chunks = PNGChunks(file)
  guard let header = try? PNGHeader(chunks.next()), header.width * header.height <= 1 << 20,
    var image = OrdinaryImage(header)
  else { return nil }
  do {
    while let chunk = try chunks.next() { image.take(chunk) }
  } catch {
    return nil
  }
  return RowDecoder(image).bitmap()
}
