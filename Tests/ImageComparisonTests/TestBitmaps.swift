import Raster
import TestSupport

/// Bitmaps for tests, the same in every run.
enum TestBitmaps {
  /// An opaque pixel with three equal channels.
  static func grey(_ level: UInt8) -> Pixel { Pixel(red: level, green: level, blue: level, alpha: 255) }

  /// Opaque pixels with channels of 0…3, so that some are equal by chance.
  static func noise(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    func next() -> UInt8 { UInt8(generator.next() >> 62) }
    let pixels = (0..<width * height).map { _ in Pixel(red: next(), green: 0, blue: next(), alpha: 255) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
