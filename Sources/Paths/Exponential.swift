/// The exponential function and the logarithm in `+ − × ÷` alone, since those of C libraries differ between machines.
///
/// The difference is one of the last bit. Gaussians and the curves of colour spaces are computed with them.
public enum Exponential {
  /// Returns e raised to `x`, with an error below 2⁻⁵¹ of the result (two units in the last place); exactly 1 at 0.
  ///
  /// The result is 0 if it is too small for a Double, infinity if it is too large.
  public static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    // e^x = 2^k · e^r with |r| ≤ ln 2 / 2. The first piece of ln 2 is short enough for its product to be exact (Cody
    // and Waite).
    let k = (x * 0x1.71547652b82fep+0).rounded()
    let r = (x - k * 0x1.62e42fefap-1) - k * 0x1.cf79abc9e3b3ap-40
    // 1 + r + r²/2! + …; the first omitted term, r¹⁵/15!, is below 10⁻¹⁹.
    var sum = 1.0
    for divisor in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * r / divisor }
    return Double(sign: .plus, exponent: Int(k), significand: sum)
  }

  /// Returns the natural logarithm of `x`; exactly 0 at 1, −∞ at 0, NaN below it.
  ///
  /// The error is below 2⁻⁵⁰ of the result, or of 1 if the result is nearer to 0.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var (exponent, m) = (Double(x.exponent), x.significand)
    if m > 0x1.6a09e667f3bcdp+0 {
      m /= 2
      exponent += 1
    }
    // ln m = 2 artanh s = 2(s + s³/3 + s⁵/5 + …) for s = (m − 1)/(m + 1), which is below 0.172: the first omitted term,
    // 2s²⁹/29, is below 10⁻²³.
    let s = (m - 1) / (m + 1)
    var sum = 0.0
    for divisor in stride(from: 27.0, through: 3, by: -2) { sum = (sum + 1 / divisor) * (s * s) }
    let ofSignificand = 2 * s * (1 + sum)
    return exponent * 0x1.62e42fefap-1 + (exponent * 0x1.cf79abc9e3b3ap-40 + ofSignificand)
  }

  /// Returns `x`, at least 0, raised to `power`, more than 0.
  public static func power(_ x: Double, _ power: Double) -> Double {
    x == 0 ? 0 : exp(power * log(x))
  }
}
