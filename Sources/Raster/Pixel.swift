/// A pixel in memory: 8-bit sRGB, premultiplied, in the byte order red, green, blue, alpha.
///
/// A pixel is well formed if no colour channel exceeds its alpha; every pixel that the rasterizer or the PNG reader
/// produces is.
public struct Pixel: Sendable, Equatable, Hashable, BitwiseCopyable {
  /// The red channel, premultiplied.
  public var red: UInt8
  /// The green channel, premultiplied.
  public var green: UInt8
  /// The blue channel, premultiplied.
  public var blue: UInt8
  /// The alpha, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a pixel from premultiplied channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The transparent pixel, whose four channels are 0.
  public static let transparent = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}
