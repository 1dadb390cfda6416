extension Int {
  /// Creates the integral part of a number, clamped to ±2⁵⁰; 0 for NaN.
  package init(saturating number: Double) {
    self = number.isNaN ? 0 : Int(Swift.max(-0x1p50, Swift.min(number, 0x1p50)))
  }
}
