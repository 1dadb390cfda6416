/// The time for which a frame of an animation is shown: a fraction of a second, exact as in the file.
public struct PNGFrameDelay: Hashable, Sendable {
  /// The numerator, in units of which a second has `denominator`.
  public let numerator: UInt16
  /// The denominator, at least 1.
  public let denominator: UInt16

  /// Creates a fraction as it is; a denominator of 0 is 100, as the format has it.
  public init(_ numerator: UInt16, _ denominator: UInt16) {
    self.numerator = numerator
    self.denominator = denominator == 0 ? 100 : denominator
  }

  /// The time in seconds.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// Returns the sum of two times in its lowest terms; nil if a part of it has more than 16 bits.
  func adding(_ other: PNGFrameDelay) -> PNGFrameDelay? {
    let (first, second) = (Int(denominator), Int(other.denominator))
    let sum = Int(numerator) * second + Int(other.numerator) * first
    let divisor = Self.greatestDivisor(sum, first * second)
    guard let numerator = UInt16(exactly: sum / divisor),
      let denominator = UInt16(exactly: first * second / divisor)
    else { return nil }
    return PNGFrameDelay(numerator, denominator)
  }

  /// Returns the greatest common divisor of two numbers, the second at least 1.
  private static func greatestDivisor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  /// Returns whether two times are equal, in whatever terms.
  public static func == (first: PNGFrameDelay, second: PNGFrameDelay) -> Bool {
    Int(first.numerator) * Int(second.denominator) == Int(second.numerator) * Int(first.denominator)
  }

  public func hash(into hasher: inout Hasher) {
    let divisor = Self.greatestDivisor(Int(numerator), Int(denominator))
    hasher.combine(Int(numerator) / divisor)
    hasher.combine(Int(denominator) / divisor)
  }
}
