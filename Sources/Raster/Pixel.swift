/// One pixel in memory: 8-bit sRGB, premultiplied by its alpha, in the byte order red, green, blue, alpha.
///
/// A pixel is well formed when no colour channel exceeds its alpha; every pixel that the rasterizer or the
/// PNG reader produces is.
public struct Pixel: Sendable, Equatable, Hashable, BitwiseCopyable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  /// A pixel from premultiplied channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing drawn: all four channels 0.
  public static let transparent = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}
