extension UInt8 {
  /// The product of two shares of 255, round(a·b / 255) exactly; there are no ties, 255 being odd.
  func multipliedAsShare(_ other: UInt8) -> UInt8 {
    // The quotient's error is below the distance of any a·b/255 from a half (Blinn, "Three wrongs make a right").
    let product = UInt32(self) * UInt32(other) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}

extension Pixel {
  /// The pixel faded to a share of itself, each channel rounded once.
  func faded(to share: UInt8) -> Pixel {
    Pixel(
      red: red.multipliedAsShare(share), green: green.multipliedAsShare(share),
      blue: blue.multipliedAsShare(share), alpha: alpha.multipliedAsShare(share))
  }

  /// This pixel as the source over a backdrop (Porter and Duff): source + backdrop · (1 − source alpha).
  func over(_ backdrop: Pixel) -> Pixel {
    let rest = backdrop.faded(to: 255 - alpha)
    return Pixel(
      red: red + rest.red, green: green + rest.green, blue: blue + rest.blue, alpha: alpha + rest.alpha)
  }
}

extension StraightColor {
  /// The premultiplied source pixel where a share of it is covered: the alpha is multiplied by the coverage
  /// first, then each channel by that alpha, each product rounded once.
  func source(coverage: UInt8) -> Pixel {
    let alpha = self.alpha.multipliedAsShare(coverage)
    return Pixel(
      red: red.multipliedAsShare(alpha), green: green.multipliedAsShare(alpha),
      blue: blue.multipliedAsShare(alpha), alpha: alpha)
  }
}
