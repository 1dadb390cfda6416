internal import ImageComparison
internal import PNG
internal import Raster
internal import ViewDifference

/// A reader of PNG files within limits.
struct FileInput {
  let limits: PNGLimits

  /// Creates a reader within the limits of options.
  init(_ limits: LimitOptions) {
    self.limits = limits.ofPNG
  }

  /// Returns the bytes of a PNG file.
  func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    do { return try PNGFile.read(path, limits: limits) } catch { throw FileFailure(path, error) }
  }

  /// Returns a PNG without its layout tree, and the tree as stored; nil if the file has none.
  func split(_ bytes: [UInt8], from path: String) throws(FileFailure) -> (picture: [UInt8], json: String?) {
    do { return try LayoutTree.split(bytes, limits: limits) } catch { throw FileFailure(path, error) }
  }

  /// Returns the layout tree of a PNG; nil if it has none.
  func layoutTree(in bytes: [UInt8], from path: String) throws(FileFailure) -> LayoutTree? {
    guard let json = try split(bytes, from: path).json else { return nil }
    do { return try LayoutTree(json: json) } catch {
      throw FileFailure(path: path, reason: error.description)
    }
  }

  /// Returns the pixels of a file's bytes, and reports ignored data.
  func decode(_ bytes: [UInt8], from path: String, _ lines: inout Lines) throws(FileFailure) -> Bitmap {
    let decoded: DecodedPNG
    do { decoded = try PNGReader(limits: limits).read(bytes) } catch { throw FileFailure(path, error) }
    tell(decoded.diagnostics, path, &lines)
    return decoded.bitmap
  }

  /// Returns whether two large PNGs have equal pixels, compared row by row; ignored data of either is reported then.
  ///
  /// If the result is false, the pictures are to be decoded.
  func areSameByRows(
    _ actual: (bytes: [UInt8], path: String), as reference: (bytes: [UInt8], path: String),
    lines: inout Lines
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

  /// Returns whether a display list and a large PNG have equal pixels, compared row by row.
  func areSameByRows(
    _ list: DisplayList, as reference: (bytes: [UInt8], path: String), lines: inout Lines
  ) -> Bool {
    guard isLarge(reference.bytes) else { return false }
    do {
      let old = try PNGReader(limits: limits).rows(of: reference.bytes)
      let diagnostics = old.diagnostics
      guard RowMatch(with: old).isDrawn(by: list) else { return false }
      tell(diagnostics, reference.path, &lines)
      return true
    } catch {
      return false
    }
  }

  /// Returns whether a PNG has more pixels than are decoded as a whole without need.
  private func isLarge(_ bytes: [UInt8]) -> Bool {
    PNGReader.pixelCount(of: bytes).map { $0 > Self.framePixels } == true
  }

  /// Returns whether or not a PNG is decoded as a whole to be compared: unless it is large, or beyond the limit.
  func isDecodedWhole(_ bytes: [UInt8]) -> Bool {
    PNGReader.pixelCount(of: bytes).map { $0 <= min(Self.framePixels, limits.pixels) } ?? true
  }

  /// The number of pixels of a large picture: 16 megapixels (of 2^20), of 64 MiB.
  ///
  /// Smaller ones are decoded as a whole, which takes a fraction of the time.
  private static let framePixels = 16 << 20

  private func tell(_ diagnostics: [PNGDiagnostic], _ path: String, _ lines: inout Lines) {
    for diagnostic in diagnostics { lines.progress("\(path): \(diagnostic.advice)") }
  }
}

extension FileFailure {
  /// Creates the error of a PNG.
  init(_ path: String, _ error: PNGError) {
    self.init(path: path, reason: error.advice)
  }
}
