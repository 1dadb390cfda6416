import Foundation
import Paths

/// The random numbers of a particle, as a function of the seed, the cell and the number of the particle alone.
///
/// They are those of SplitMix64 (Steele, Lea and Flood 2014).
struct ParticleNoise {
  /// The purpose for which a number is drawn.
  enum Purpose: UInt64 {
    case place, placeDown, placeDeep, edge, lifetime, velocity, angle, cone, scale, spin, red, green, blue,
      alpha
  }

  private let state: UInt64

  /// Creates the numbers of an emitter with a seed.
  init(seed: UInt32) {
    state = ParticleNoise.mixed(UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15)
  }

  private init(state: UInt64) {
    self.state = state
  }

  /// Returns the numbers of a member: a cell of an emitter, or a particle of a cell.
  func member(_ number: Int) -> ParticleNoise {
    ParticleNoise(
      state: ParticleNoise.mixed(state ^ (UInt64(bitPattern: Int64(number)) &* 0xD134_2543_DE82_EF95 &+ 1)))
  }

  /// Returns a number of 0..<1.
  func share(_ purpose: Purpose) -> Double {
    Double(ParticleNoise.mixed(state &+ (purpose.rawValue &+ 1) &* 0x9E37_79B9_7F4A_7C15) >> 11) * 0x1p-53
  }

  /// Returns a number within `range` on both sides of `value`; the value where the result is not finite.
  func around(_ value: Double, _ range: Double, _ purpose: Purpose) -> Double {
    guard range != 0 else { return value.isFinite ? value : 0 }
    let result = value + range * (2 * share(purpose) - 1)
    return result.isFinite ? result : 0
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
