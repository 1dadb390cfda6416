extension Int {
  /// The whole part of a number; of one that is far out of reach 2⁵⁰ with its sign, and 0 of NaN.
  package init(saturating number: Double) {
    self = number.isNaN ? 0 : Int(Swift.max(-0x1p50, Swift.min(number, 0x1p50)))
  }
}
