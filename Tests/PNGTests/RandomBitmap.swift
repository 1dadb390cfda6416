import Raster

/// SplitMix64 (Steele, Lea and Flood): the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

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
