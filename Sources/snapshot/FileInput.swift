internal import PNG
internal import Raster
internal import ViewDifference

/// Reads PNG files within limits.
struct FileInput {
  let limits: PNGLimits

  /// Input within what options say.
  init(_ limits: LimitOptions) {
    self.limits = limits.ofPNG
  }

  /// The bytes of a PNG file.
  func bytes(of path: String) throws(FileTrouble) -> [UInt8] {
    do { return try PNGFile.read(path, limits: limits) } catch { throw FileTrouble(path, error) }
  }

  /// A PNG without its layout tree, and the tree as it is stored; nil where the file carries none.
  func split(_ bytes: [UInt8], from path: String) throws(FileTrouble) -> (picture: [UInt8], json: String?) {
    do { return try LayoutTree.split(bytes, limits: limits) } catch { throw FileTrouble(path, error) }
  }

  /// The layout tree that a PNG carries; nil where it carries none.
  func layoutTree(in bytes: [UInt8], from path: String) throws(FileTrouble) -> LayoutTree? {
    guard let json = try split(bytes, from: path).json else { return nil }
    do { return try LayoutTree(json: json) } catch {
      throw FileTrouble(path: path, reason: error.description)
    }
  }

  /// The pixels of a file's bytes; what it says beside them and is ignored is mentioned.
  func decode(_ bytes: [UInt8], from path: String, _ lines: inout Lines) throws(FileTrouble) -> Bitmap {
    let decoded: DecodedPNG
    do { decoded = try PNGReader(limits: limits).read(bytes) } catch { throw FileTrouble(path, error) }
    for diagnostic in decoded.diagnostics { lines.progress("\(path): \(diagnostic.advice)") }
    return decoded.bitmap
  }
}

extension FileTrouble {
  /// What is wrong with a PNG.
  init(_ path: String, _ error: PNGError) {
    self.init(path: path, reason: error.advice)
  }
}
