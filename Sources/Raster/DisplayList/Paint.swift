/// What a shape is filled with.
public enum Paint: Sendable, Equatable {
  /// One colour everywhere.
  case solid(StraightColor)
  /// Colours that run into each other.
  indirect case gradient(Gradient)
  /// A picture, stretched, turned or repeated.
  indirect case image(ImagePaint)
}

/// An sRGB colour of 8 bits a channel, not multiplied by its alpha.
public struct StraightColor: Sendable, Equatable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// The colour of the given channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of channels from 0 to 1, each moved into that range and rounded to the nearest of 255 steps,
  /// ties up.
  public init(quantizingRed red: Double, green: Double, blue: Double, alpha: Double) {
    func quantized(_ channel: Double) -> UInt8 {
      UInt8((max(0, min(channel, 1)) * 255 + 0.5).rounded(.down))
    }
    self.init(
      red: quantized(red), green: quantized(green), blue: quantized(blue), alpha: quantized(alpha))
  }
}
