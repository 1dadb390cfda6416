/// The limits of a reader of PNGs.
///
/// Sizes are compared as soon as the header is read, before memory is allocated for any pixel, so that a forged header
/// costs nothing.
public struct PNGLimits: Sendable, Equatable {
  /// The longest side of a picture, in pixels.
  public static let longestSide = 1 << 20

  /// The maximum number of pixels of a picture.
  public var pixels: Int
  /// The maximum number of bytes of all compressed texts of a file; with 0, none of them is read.
  public var textBytes: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - pixels: By default 64 megapixels (of 2^20), which take 256 MiB of memory: 56,000 rows of a screen of 1179
  ///     pixels.
  ///   - textBytes: By default 16 MiB, the layout tree of some 50,000 views.
  public init(pixels: Int = 64 << 20, textBytes: Int = 16 << 20) {
    precondition(pixels >= 0 && textBytes >= 0, "A limit is not negative.")
    self.pixels = pixels
    self.textBytes = textBytes
  }

  /// The maximum number of bytes of a file: 8 for each pixel, as for samples of 16 bits, and at least 512 MiB.
  public var fileBytes: Int { max(512 << 20, 8 * min(pixels, .max / 8)) }

  /// The default limits.
  public static let standard = PNGLimits()

  /// Throws an error for a picture of a size, in pixels, beyond the limits; sides are below 2^31.
  func check(width: Int, height: Int) throws(PNGError) {
    guard max(width, height) <= Self.longestSide, width * height <= pixels else {
      throw .tooLarge(width: width, height: height, limits: self)
    }
  }
}
