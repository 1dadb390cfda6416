internal import Raster

/// The opaque pixels that pictures of a difference are made of.
extension Pixel {
  static let white = Pixel(level: 255)
  static let black = Pixel(level: 0)
  /// What stands for a place that a picture does not have.
  static let magenta = Pixel(red: 255, green: 0, blue: 255, alpha: 255)

  /// An opaque grey.
  init(level: UInt8) {
    self.init(red: level, green: level, blue: level, alpha: 255)
  }

  /// The pixel over an opaque grey, rounded to nearest; what is not well formed ends at white.
  func over(level: Int) -> Pixel {
    let rest = (level * (255 - Int(alpha)) + 127) / 255
    return each { min(Int($0) + rest, 255) }
  }

  /// The opaque pixel whose colours `channel` makes of this one's; each is 0…255.
  func each(_ channel: (Int) -> Int) -> Pixel {
    Pixel(
      red: UInt8(channel(Int(red))), green: UInt8(channel(Int(green))), blue: UInt8(channel(Int(blue))),
      alpha: 255)
  }
}
