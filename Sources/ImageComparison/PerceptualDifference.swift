internal import PNG
internal import Raster

/// The difference of two colours in YIQ, as pixelmatch 7.2 measures it.
///
/// The measure is that of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
/// space in mobile applications" (2010). Channels are 8-bit sRGB in the straight form of files. Every operation is
/// pixelmatch's, in its order, so that both compute the same numbers.
struct PerceptualDifference {
  private let red: Double
  private let green: Double
  private let blue: Double

  /// Creates the difference of two pixels; translucent ones are over the background at an index of the picture.
  init(of one: Pixel, and other: Pixel, over index: Int) {
    guard one.alpha < 255 || other.alpha < 255 else {
      red = Double(Int(one.red) - Int(other.red))
      green = Double(Int(one.green) - Int(other.green))
      blue = Double(Int(one.blue) - Int(other.blue))
      return
    }
    let (one, other) = (StraightPixel(one), StraightPixel(other))
    func over(_ background: Int, _ channel: KeyPath<StraightPixel, UInt8>) -> Double {
      let (alpha, otherAlpha) = (Int(one.alpha), Int(other.alpha))
      let colors = Int(one[keyPath: channel]) * alpha - Int(other[keyPath: channel]) * otherAlpha
      return Double(colors - background * (alpha - otherAlpha)) / 255
    }
    let background = Self.background(at: index)
    red = over(background.red, \.red)
    green = over(background.green, \.green)
    blue = over(background.blue, \.blue)
  }

  /// Returns the background at an index: 48 or 207 in green and blue, with a period unrelated to any width, and 48 in
  /// red.
  ///
  /// Red is constant, since pixelmatch tests whether the first of four bytes has an odd index.
  static func background(at index: Int) -> (red: Int, green: Int, blue: Int) {
    let place = Double(4 * index)
    return (
      48, 48 + 159 * (Int(place / 1.618033988749895) & 1), 48 + 159 * (Int(place / 2.618033988749895) & 1)
    )
  }

  /// The difference of Y, −255…255, positive if the first pixel is brighter.
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The squared distance: 0 if the pixels look the same, less than 35215 for any two colours.
  var squaredDistance: Double {
    let y = brightness
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns an upper bound of the squared distance of opaque pixels whose channels differ by at most `steps` of 255.
  ///
  /// The distance grows with the square, and from red to cyan it is 35214.7.
  static func largestSquaredDistance(ofSteps steps: Int) -> Double {
    Double(steps * steps) * (35215 / 65025)
  }
}

extension Tolerance.Perceptual {
  /// Returns whether or not a squared distance is within the threshold.
  ///
  /// A threshold of 0 accepts none, not even translucent pixels that happen to look alike over their background.
  func forgives(_ squaredDistance: Double) -> Bool {
    threshold > 0 && squaredDistance <= 35215 * threshold * threshold
  }
}
