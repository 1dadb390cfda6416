internal import Raster

/// The opaque pixels of which pictures of a difference consist.
extension Pixel {
  static let white = Pixel(level: 255)
  static let black = Pixel(level: 0)
  /// The pixel of a position that a picture does not have.
  static let magenta = Pixel(red: 255, green: 0, blue: 255, alpha: 255)

  /// Creates an opaque grey.
  init(level: UInt8) {
    self.init(red: level, green: level, blue: level, alpha: 255)
  }

  /// Returns the pixel over an opaque grey, rounded to nearest; pixels that are not well formed are clamped at white.
  func over(level: Int) -> Pixel {
    let rest = (level * (255 - Int(alpha)) + 127) / 255
    return each { min(Int($0) + rest, 255) }
  }

  /// Returns the opaque pixel whose colours are the results of `channel`, each 0…255.
  func each(_ channel: (Int) -> Int) -> Pixel {
    Pixel(
      red: UInt8(channel(Int(red))), green: UInt8(channel(Int(green))), blue: UInt8(channel(Int(blue))),
      alpha: 255)
  }
}
