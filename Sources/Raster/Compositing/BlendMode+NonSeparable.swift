extension BlendMode {
  /// A colour of three channels over a common denominator.
  private struct Color {
    var red: Int128
    var green: Int128
    var blue: Int128

    var least: Int128 { min(red, green, blue) }
    var most: Int128 { max(red, green, blue) }
    var saturation: Int128 { most - least }
    /// The luminosity times 100: 100 times 0.3·red + 0.59·green + 0.11·blue.
    var luminosity: Int128 { 30 * red + 59 * green + 11 * blue }

    func map(_ transform: (Int128) -> Int128) -> Color {
      Color(red: transform(red), green: transform(green), blue: transform(blue))
    }
  }

  /// Returns a pixel of hue, saturation, colour or luminosity (ISO 32000-2, 11.3.5.3), without intermediate rounding.
  ///
  /// The fractions have 128 bits. All values are multiplied by both alphas: a colour C of the source is s·ba, one of
  /// the backdrop b·sa, white is sa·ba.
  func compositeNonSeparable(_ source: Pixel, over backdrop: Pixel, coverage: UInt8) -> Pixel {
    let (sa, ba) = (Int128(source.alpha), Int128(backdrop.alpha))
    let front = Color(
      red: Int128(source.red) * ba, green: Int128(source.green) * ba, blue: Int128(source.blue) * ba)
    let back = Color(
      red: Int128(backdrop.red) * sa, green: Int128(backdrop.green) * sa, blue: Int128(backdrop.blue) * sa)
    let white = sa * ba
    let blended: (color: Color, denominator: Int128)
    switch self {
    case .hue:
      let (color, scale) = BlendMode.settingSaturation(of: front, to: back.saturation)
      blended = BlendMode.settingLuminosity(of: color, to: back.luminosity, white: white, scale: scale)
    case .saturation:
      let (color, scale) = BlendMode.settingSaturation(of: back, to: front.saturation)
      blended = BlendMode.settingLuminosity(of: color, to: back.luminosity, white: white, scale: scale)
    case .luminosity:
      blended = BlendMode.settingLuminosity(of: back, to: front.luminosity, white: white, scale: 1)
    default: blended = BlendMode.settingLuminosity(of: front, to: back.luminosity, white: white, scale: 1)
    }
    func channel(_ s: UInt8, _ b: UInt8, _ value: Int128) -> UInt8 {
      let outside = Int128(s) * (255 - ba) + Int128(b) * (255 - sa)
      return BlendedShare(
        numerator: outside * blended.denominator + value, denominator: 255 * blended.denominator
      ).rounded(over: b, coverage: coverage)
    }
    return Pixel(
      red: channel(source.red, backdrop.red, blended.color.red),
      green: channel(source.green, backdrop.green, blended.color.green),
      blue: channel(source.blue, backdrop.blue, blended.color.blue),
      alpha: alphaShare(sa, ba).rounded(over: backdrop.alpha, coverage: coverage))
  }

  /// Returns SetSat: the colour from 0 to `saturation` with the proportions of `color`, multiplied by `scale`.
  private static func settingSaturation(
    of color: Color, to saturation: Int128
  ) -> (color: Color, scale: Int128) {
    let least = color.least
    let scale = color.saturation
    guard scale > 0 else { return (Color(red: 0, green: 0, blue: 0), 1) }
    return (color.map { ($0 - least) * saturation }, scale)
  }

  /// Returns SetLum and ClipColor of a colour multiplied by `scale`.
  ///
  /// The colour gets a luminosity (multiplied by 100) and is moved towards that grey as far as it leaves the range from
  /// 0 to `white`.
  private static func settingLuminosity(
    of color: Color, to luminosity: Int128, white: Int128, scale: Int128
  ) -> (color: Color, denominator: Int128) {
    let unit = 100 * scale
    let grey = luminosity * scale
    let moved = color.map { [shift = grey - color.luminosity] in 100 * $0 + shift }
    let (least, most) = (moved.least, moved.most)
    // Only one of the two applies: the colour's channels differ by at most `white`.
    if least < 0 {
      return (moved.map { grey * ($0 - least) }, (grey - least) * unit)
    }
    if most > white * unit {
      let room = white * unit - grey
      return (moved.map { grey * (most - grey) + ($0 - grey) * room }, (most - grey) * unit)
    }
    return (moved, unit)
  }
}
