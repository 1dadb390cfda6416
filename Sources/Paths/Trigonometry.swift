/// Sine and cosine in `+ − × ÷` alone, since those of C libraries differ in the last bit between machines.
///
/// The error is at most 2⁻⁵², a unit in the last place of 1, for arguments up to ±1,000,000.
public enum Trigonometry {
  /// Returns the sine of `angle` radians; exactly 0, 1 or −1 at the Doubles nearest to multiples of π/2.
  public static func sine(_ angle: Double) -> Double {
    let (quarter, rest) = reduced(angle)
    switch quarter {
    case 0: return sineSeries(rest)
    case 1: return cosineSeries(rest)
    case 2: return -sineSeries(rest)
    default: return -cosineSeries(rest)
    }
  }

  /// Returns the cosine of `angle` radians; exactly 0, 1 or −1 at the Doubles nearest to multiples of π/2.
  public static func cosine(_ angle: Double) -> Double {
    let (quarter, rest) = reduced(angle)
    switch quarter {
    case 0: return cosineSeries(rest)
    case 1: return -sineSeries(rest)
    case 2: return -cosineSeries(rest)
    default: return sineSeries(rest)
    }
  }

  /// Divides `angle` into quarter turns (modulo 4) and a rest in −π/4 … π/4.
  ///
  /// π/2 is subtracted in three pieces, the first two short enough for their products to be exact (Cody and Waite). A
  /// rest below the rounding of `angle` itself is 0: `.pi / 2` is an exact quarter turn.
  private static func reduced(_ angle: Double) -> (quarter: Int, rest: Double) {
    guard angle.isFinite else { return (0, .nan) }
    let turns = (angle / (Double.pi / 2)).rounded()
    guard abs(turns) < 0x1p24 else { return reduced(angle.remainder(dividingBy: 2 * .pi)) }
    var rest = angle - turns * 0x1.921fb54p+0
    rest -= turns * 0x1.10b461p-30
    rest -= turns * 0x1.a62633145c06ep-58
    if abs(rest) <= abs(angle) * 0x1p-51 { rest = 0 }
    return (Int(turns) & 3, rest)
  }

  /// Returns the series x − x³/3! + x⁵/5! − …; at π/4 the first omitted term, x¹⁹/19!, is below 10⁻¹⁹.
  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for divisor in [272.0, 210, 156, 110, 72, 42, 20, 6] { sum = 1 - square / divisor * sum }
    return x * sum
  }

  /// Returns the series 1 − x²/2! + x⁴/4! − …; at π/4 the first omitted term, x²⁰/20!, is below 10⁻²⁰.
  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for divisor in [306.0, 240, 182, 132, 90, 56, 30, 12, 2] { sum = 1 - square / divisor * sum }
    return sum
  }
}
