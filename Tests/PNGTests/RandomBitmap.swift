import Raster
import TestSupport

extension Bitmap {
  /// A bitmap of well-formed pixels, of which about a quarter is opaque and a quarter transparent.
  static func random(width: Int, height: Int, using generator: inout SeededGenerator) -> Bitmap {
    let pixels = (0..<width * height).map { _ in
      let alpha =
        [0, 255, UInt8.random(in: 0...255, using: &generator), UInt8.random(in: 0...255, using: &generator)]
        .randomElement(using: &generator) ?? 0
      return Pixel(
        red: .random(in: 0...alpha, using: &generator), green: .random(in: 0...alpha, using: &generator),
        blue: .random(in: 0...alpha, using: &generator), alpha: alpha)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
