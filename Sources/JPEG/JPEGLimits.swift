/// The limits of a reader of JPEGs.
public struct JPEGLimits: Sendable, Equatable {
  /// The maximum number of pixels of a picture.
  public var pixels: Int
  /// The maximum number of scans of a progressive file, each of which passes through all pixels.
  public var scans: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - pixels: By default 64 megapixels (of 2^20).
  ///   - scans: By default 100, ten times as many as encoders usually make.
  public init(pixels: Int = 64 << 20, scans: Int = 100) {
    precondition(pixels >= 0 && scans >= 0, "A limit is not negative.")
    self.pixels = pixels
    self.scans = scans
  }

  /// The default limits.
  public static let standard = JPEGLimits()
}
