package import Raster

extension FixedRect {
  /// An empty rectangle.
  package static let nothing = FixedRect(minX: .maximum, minY: .maximum, maxX: .minimum, maxY: .minimum)

  /// The smallest rectangle of whole pixels that contains this one.
  package var roundedOut: FixedRect {
    guard !isEmpty else { return self }
    return FixedRect(
      minX: Fixed(pixels: minX.flooredPixel), minY: Fixed(pixels: minY.flooredPixel),
      maxX: Fixed(pixels: maxX.ceiledPixel), maxY: Fixed(pixels: maxY.ceiledPixel))
  }
}

extension Fixed {
  /// The coordinate in pixels.
  package var pixels: Double { Double(rawValue) / Double(Fixed.one) }
}
