public import Raster

extension Bitmap {
  /// The bitmap as a PNG of `scale` pixels per point; equal bitmaps give equal bytes. See `PNGWriter`.
  public func pngData(scale: Double = 1, text: [PNGText] = []) throws(PNGError) -> [UInt8] {
    var writer = try PNGWriter(width: width, height: height, scale: scale, text: text)
    for y in 0..<height {
      try writer.append(pixels.span.extracting(y * width..<(y + 1) * width), repeated: 1)
    }
    return try writer.finish()
  }

  /// Writes the bitmap as a PNG to the file at `path`, which is replaced in one step or left as it is.
  public func write(
    toPNG path: String, scale: Double = 1, text: [PNGText] = []
  ) throws(PNGError) {
    try PNGFile.write(pngData(scale: scale, text: text), to: path)
  }

  /// The picture in a PNG. `PNGReader` also tells its texts, its scale and what was ignored.
  public init(pngData: [UInt8], limits: PNGLimits = .standard) throws(PNGError) {
    self = try PNGReader(limits: limits).read(pngData).bitmap
  }

  /// The picture in the PNG file at `path`. `PNGReader` also tells its texts, its scale and what was ignored.
  public init(contentsOfPNG path: String, limits: PNGLimits = .standard) throws(PNGError) {
    self = try PNGReader(limits: limits).read(contentsOf: path).bitmap
  }
}
