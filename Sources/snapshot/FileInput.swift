internal import PNG
internal import Raster
internal import ViewDifference

/// The bytes of a PNG file.
func readPNG(_ path: String) throws(FileTrouble) -> [UInt8] {
  do { return try PNGFile.read(path) } catch { throw FileTrouble(path: path, reason: error.description) }
}

/// A PNG without its layout tree, and the tree as it is stored; nil where the file carries none.
func splitPNG(_ bytes: [UInt8], from path: String) throws(FileTrouble) -> (picture: [UInt8], json: String?) {
  do { return try LayoutTree.split(bytes) } catch {
    throw FileTrouble(path: path, reason: error.description)
  }
}

/// The layout tree that a PNG carries; nil where it carries none.
func layoutTree(in bytes: [UInt8], from path: String) throws(FileTrouble) -> LayoutTree? {
  do { return try LayoutTree(png: bytes) } catch { throw FileTrouble(path: path, reason: error.description) }
}

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
