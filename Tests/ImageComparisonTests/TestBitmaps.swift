import Raster

/// Bitmaps for tests, the same in every run.
enum TestBitmaps {
  /// An opaque pixel with three equal channels.
  static func grey(_ level: UInt8) -> Pixel { Pixel(red: level, green: level, blue: level, alpha: 255) }

  /// Opaque pixels with channels of 0…3, so that some are equal by chance, from a linear congruence.
  static func noise(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var state = seed
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 62)
    }
    let pixels = (0..<width * height).map { _ in Pixel(red: next(), green: 0, blue: next(), alpha: 255) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
