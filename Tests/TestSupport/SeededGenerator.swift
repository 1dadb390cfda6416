package import Foundation

/// A generator of random numbers that are the same for the same seed, in every run and on every machine.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood 2014). A failing test says its seed.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A multiple of 2⁻²⁰ of the range's length, from its lower bound on.
  package mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
    let share = CGFloat(next() >> 44) / 0x1p20
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
