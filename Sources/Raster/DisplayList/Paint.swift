/// The paint of a shape.
public enum Paint: Sendable, Equatable {
  /// A single colour.
  case solid(StraightColor)
  /// A gradient.
  indirect case gradient(Gradient)
  /// A transformed or repeated picture.
  indirect case image(ImagePaint)
  /// The content beneath the shape, blurred.
  indirect case backdrop(Backdrop)
}

/// An sRGB colour of 8 bits a channel, not premultiplied.
public struct StraightColor: Sendable, Equatable, Hashable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The alpha, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a colour of the given channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour of channels from 0 to 1, each clamped and rounded to the nearest of 255 steps, ties up.
  public init(quantizingRed red: Double, green: Double, blue: Double, alpha: Double) {
    func quantized(_ channel: Double) -> UInt8 {
      UInt8((max(0, min(channel, 1)) * 255 + 0.5).rounded(.down))
    }
    self.init(
      red: quantized(red), green: quantized(green), blue: quantized(blue), alpha: quantized(alpha))
  }
}
