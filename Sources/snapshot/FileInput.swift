internal import PNG
internal import Raster

/// The pixels of a file's bytes; what it says beside them and is ignored is mentioned.
func decodePNG(_ bytes: [UInt8], from path: String, _ lines: inout Lines) throws(FileTrouble) -> Bitmap {
  let decoded: DecodedPNG
  do {
    decoded = try PNGReader().read(bytes)
  } catch {
    throw FileTrouble(path: path, reason: error.description)
  }
  for diagnostic in decoded.diagnostics { lines.progress("\(path): \(diagnostic)") }
  return decoded.bitmap
}
