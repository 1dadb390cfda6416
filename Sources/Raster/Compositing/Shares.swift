extension UInt8 {
  /// Returns the product of two fractions of 255, round(a·b / 255) exactly; there are no ties, since 255 is odd.
  func multipliedAsShare(_ other: UInt8) -> UInt8 {
    // The quotient's error is below the distance of any a·b/255 from a half (Blinn, "Three wrongs make a right").
    let product = UInt32(self) * UInt32(other) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}

extension Pixel {
  /// Returns the pixel faded to a fraction of itself, each channel rounded once.
  func faded(to share: UInt8) -> Pixel {
    Pixel(
      red: red.multipliedAsShare(share), green: green.multipliedAsShare(share),
      blue: blue.multipliedAsShare(share), alpha: alpha.multipliedAsShare(share))
  }

  /// Returns this pixel as the source over a backdrop (Porter and Duff): source + backdrop · (1 − source alpha).
  func over(_ backdrop: Pixel) -> Pixel {
    let rest = backdrop.faded(to: 255 - alpha)
    return Pixel(
      red: red + rest.red, green: green + rest.green, blue: blue + rest.blue, alpha: alpha + rest.alpha)
  }
}

extension StraightColor {
  /// Returns the premultiplied source pixel at a coverage.
  ///
  /// The alpha is multiplied by the coverage first, then each channel by that alpha, each product rounded once.
  func source(coverage: UInt8) -> Pixel {
    let alpha = self.alpha.multipliedAsShare(coverage)
    return Pixel(
      red: red.multipliedAsShare(alpha), green: green.multipliedAsShare(alpha),
      blue: blue.multipliedAsShare(alpha), alpha: alpha)
  }
}
