/// The exponential function of our own, from `+ − × ÷` alone: a C library's differs in the last bit between
/// machines. Gaussians are made of it.
public enum Exponential {
  /// e raised to `x`, with an error below 2⁻⁵¹ of the result (two units in the last place); exactly 1 at 0.
  ///
  /// 0 where the result is too small for a Double, infinity where it is too large.
  public static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard x < 710 else { return .infinity }
    guard x > -746 else { return 0 }
    // e^x = 2^k · e^r with |r| ≤ ln 2 / 2. The first piece of ln 2 is short enough for its product to be exact
    // (Cody and Waite).
    let k = (x * 0x1.71547652b82fep+0).rounded()
    let r = (x - k * 0x1.62e42fefap-1) - k * 0x1.cf79abc9e3b3ap-40
    // 1 + r + r²/2! + …; the first term left out, r¹⁵/15!, is below 10⁻¹⁹.
    var sum = 1.0
    for divisor in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * r / divisor }
    return Double(sign: .plus, exponent: Int(k), significand: sum)
  }
}
