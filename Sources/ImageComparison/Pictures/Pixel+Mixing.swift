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

  /// Half of one opaque pixel and half of another, ties up.
  func half(_ other: Pixel) -> Pixel {
    each(with: other) { ($0 + $1 + 1) / 2 }
  }

  /// The opaque pixel whose colours `channel` makes of this one's; each is 0…255.
  func each(_ channel: (_ one: Int) -> Int) -> Pixel {
    each(with: self) { one, _ in channel(one) }
  }

  /// The opaque pixel whose colours `channel` makes of this one's and another's; each is 0…255.
  func each(with other: Pixel, _ channel: (_ one: Int, _ other: Int) -> Int) -> Pixel {
    Pixel(
      red: UInt8(channel(Int(red), Int(other.red))), green: UInt8(channel(Int(green), Int(other.green))),
      blue: UInt8(channel(Int(blue), Int(other.blue))), alpha: 255)
  }
}
