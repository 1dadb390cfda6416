import Raster

/// A generator of the same pseudorandom numbers in every run (SplitMix64).
struct SceneRandom {
  private var state: UInt64 = 7

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Returns a whole number between two bounds, both included.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + Double(next() % UInt64(high - low + 1))
  }

  /// Returns a random colour.
  mutating func color(alpha: UInt8 = 255) -> StraightColor {
    let bits = next()
    return StraightColor(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: alpha)
  }
}
