public import Raster

extension Bitmap {
  /// Returns the bitmap as a PNG of `scale` pixels per point; equal bitmaps give equal bytes.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - text: The texts of the file, in order.
  ///
  /// - Returns: The bytes of the file. See `PNGWriter`.
  ///
  /// - Throws: A `PNGError` if no PNG can have the bitmap's size, or memory is exhausted.
  public func pngData(scale: Double = 1, text: [PNGText] = []) throws(PNGError) -> [UInt8] {
    var writer = try PNGWriter(width: width, height: height, scale: scale, text: text)
    for y in 0..<height {
      try writer.append(pixels.span.extracting(y * width..<(y + 1) * width), repeated: 1)
    }
    return try writer.finish()
  }

  /// Writes the bitmap as a PNG to the file at `path`, which is replaced atomically or left unchanged.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - scale: The number of pixels per point.
  ///   - text: The texts of the file, in order.
  ///
  /// - Throws: A `PNGError` if the bitmap cannot be encoded or the file cannot be written.
  public func write(
    toPNG path: String, scale: Double = 1, text: [PNGText] = []
  ) throws(PNGError) {
    try PNGFile.write(pngData(scale: scale, text: text), to: path)
  }

  /// Creates the picture of a PNG; `PNGReader` also returns its texts, its scale and its diagnostics.
  ///
  /// - Parameters:
  ///   - pngData: The bytes of the file.
  ///   - limits: The limits of its size.
  ///
  /// - Throws: A `PNGError` if the bytes are not a PNG, are damaged, or exceed the limits.
  public init(pngData: [UInt8], limits: PNGLimits = .standard) throws(PNGError) {
    self = try PNGReader(limits: limits).read(pngData).bitmap
  }

  /// Creates the picture of the PNG file at `path`; `PNGReader` also returns its texts, its scale and its diagnostics.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limits: The limits of its size.
  ///
  /// - Throws: A `PNGError` if the file cannot be read, is not a PNG, is damaged, or exceeds the limits.
  public init(contentsOfPNG path: String, limits: PNGLimits = .standard) throws(PNGError) {
    self = try PNGReader(limits: limits).read(contentsOf: path).bitmap
  }
}
