/// How large a picture a reader accepts. It is asked as soon as the header is read, before any pixel is
/// allocated, so that a forged header costs nothing.
public struct PNGLimits: Sendable, Equatable {
  /// The most pixels in a row.
  public var width: Int
  /// The most rows.
  public var height: Int
  /// The most pixels in all.
  public var pixels: Int

  /// Limits of one's own, each at least 1.
  public init(width: Int, height: Int, pixels: Int) {
    precondition(width > 0 && height > 0 && pixels > 0, "A limit below 1 pixel accepts no picture.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// 16,384 × 16,384, and 256 megapixels (of 2^20): 1 GiB of memory.
  public static let standard = PNGLimits(width: 16_384, height: 16_384, pixels: 256 << 20)

  /// Whether a picture of that size, in pixels, is within the limits. Sides are below 2^31.
  func allow(width: Int, height: Int) -> Bool {
    width <= self.width && height <= self.height && width * height <= pixels
  }
}

extension PNGLimits: CustomStringConvertible {
  public var description: String { "\(width)×\(height) and \(pixels) pixels in all" }
}
