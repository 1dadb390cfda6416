package import Raster

/// A pixel in the form of files: 8-bit sRGB, not premultiplied.
package struct StraightPixel: Sendable, Equatable, BitwiseCopyable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  /// Creates a pixel from straight channels, which may have any values.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the straight form of a premultiplied pixel: round(c · 255 / a), ties up; (0, 0, 0, 0) if alpha is 0.
  ///
  /// Premultiplication restores every well-formed pixel: the quotient is off by at most ½, so its product with a / 255
  /// is off by less than ½ for a < 255. A channel above its alpha becomes 255.
  package init(_ pixel: Pixel) {
    let alpha = UInt32(pixel.alpha)
    switch alpha {
    case 255: self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: 255)
    case 0: self.init(red: 0, green: 0, blue: 0, alpha: 0)
    default:
      func straight(_ channel: UInt8) -> UInt8 {
        UInt8(min(255, (UInt32(channel) * 510 + alpha) / (2 * alpha)))
      }
      self.init(
        red: straight(pixel.red), green: straight(pixel.green), blue: straight(pixel.blue),
        alpha: pixel.alpha)
    }
  }

  /// Creates the pixel of a word.
  init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }

  /// The four channels, red in the lowest byte.
  var word: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }
}

extension Pixel {
  /// Creates the premultiplied form of a straight pixel: round(c · a / 255); there are no ties, since 255 is odd.
  package init(_ pixel: StraightPixel) {
    let alpha = UInt32(pixel.alpha)
    guard alpha != 255 else {
      self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: 255)
      return
    }
    func premultiplied(_ channel: UInt8) -> UInt8 { UInt8((UInt32(channel) * alpha + 127) / 255) }
    self.init(
      red: premultiplied(pixel.red), green: premultiplied(pixel.green), blue: premultiplied(pixel.blue),
      alpha: pixel.alpha)
  }

  /// The four channels, red in the lowest byte.
  var word: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }
}
