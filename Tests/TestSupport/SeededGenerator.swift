package import Foundation

/// A generator of random numbers that are the same for the same seed, in every run and on every machine.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood 2014). A failing test says its seed. A fuzzer chooses the numbers by
/// bytes.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64
  /// The bytes of the next numbers, the last one first.
  private var bytes: [UInt8] = []

  /// The numbers of a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The numbers that bytes choose, two of them each, and then those of the seed 0.
  package init(bytes: some Sequence<UInt8>) {
    state = 0
    self.bytes = bytes.reversed()
  }

  /// Whether or not all bytes were used.
  package var isOver: Bool { bytes.isEmpty }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    if let high = bytes.popLast() {
      // Both bytes are in all parts: ranges take the high bits, remainders the low ones. Ranges refuse a low part of zeros.
      let part = UInt64(high) << 8 | UInt64(bytes.popLast() ?? 0)
      return part &* 0x0001_0001_0001_0001 ^ 0x9E37_79B9
    }
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
