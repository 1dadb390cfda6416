internal import ImageComparison
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
    tell(decoded.diagnostics, path, &lines)
    return decoded.bitmap
  }

  /// Whether two PNGs are the same pixels and so large that this is found out row by row; what is ignored in either is
  /// mentioned then. False tells nothing: the pictures are to be decoded.
  func areSameByRows(
    _ actual: (bytes: [UInt8], path: String), _ reference: (bytes: [UInt8], path: String),
    _ lines: inout Lines
  ) -> Bool {
    guard isLarge(actual.bytes), isLarge(reference.bytes) else { return false }
    do {
      let reader = PNGReader(limits: limits)
      let old = try reader.rows(of: reference.bytes)
      let new = try reader.rows(of: actual.bytes)
      let (oldDiagnostics, newDiagnostics) = (old.diagnostics, new.diagnostics)
      guard RowMatch.isSame(new, as: old) else { return false }
      tell(oldDiagnostics, reference.path, &lines)
      tell(newDiagnostics, actual.path, &lines)
      return true
    } catch {
      return false
    }
  }

  /// The same for what is drawn.
  func areSameByRows(
    _ list: DisplayList, _ reference: (bytes: [UInt8], path: String), _ lines: inout Lines
  ) -> Bool {
    guard isLarge(reference.bytes) else { return false }
    do {
      let old = try PNGReader(limits: limits).rows(of: reference.bytes)
      let diagnostics = old.diagnostics
      guard RowMatch.isSame(list, as: old) else { return false }
      tell(diagnostics, reference.path, &lines)
      return true
    } catch {
      return false
    }
  }

  /// Whether a PNG has more pixels than are decoded as a whole without need.
  private func isLarge(_ bytes: [UInt8]) -> Bool {
    PNGReader.pixelCount(of: bytes).map { $0 > Self.framePixels } == true
  }

  /// 16 megapixels (of 2^20), of 64 MiB. What is smaller is decoded as a whole, which takes a fraction of the time.
  private static let framePixels = 16 << 20

  private func tell(_ diagnostics: [PNGDiagnostic], _ path: String, _ lines: inout Lines) {
    for diagnostic in diagnostics { lines.progress("\(path): \(diagnostic.advice)") }
  }
}

extension FileTrouble {
  /// What is wrong with a PNG.
  init(_ path: String, _ error: PNGError) {
    self.init(path: path, reason: error.advice)
  }
}
