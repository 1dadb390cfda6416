extension Trigonometry {
  /// Returns the angle of the direction (`x`, `y`), in −π … π: `atan2(y, x)` in `+ − × ÷ √` alone.
  ///
  /// The error is a few units in the last place; the directions of the axes are exact.
  public static func angle(x: Double, y: Double) -> Double {
    let (across, up) = (abs(x), abs(y))
    guard across > 0 || up > 0 else { return 0 }
    let acute = up <= across ? arctangent(up / across) : .pi / 2 - arctangent(across / up)
    let upper = x < 0 ? .pi - acute : acute
    return y < 0 ? -upper : upper
  }

  /// Returns the arctangent of 0 … 1; two bisections of the angle leave at most π/16, where the series is short.
  private static func arctangent(_ tangent: Double) -> Double {
    var t = tangent
    for _ in 0..<2 { t = t / (1 + (1 + t * t).squareRoot()) }
    let square = t * t
    // t − t³/3 + t⁵/5 − …; below 0.2 the first omitted term, t²⁵/25, is below 10⁻¹⁹.
    var sum = 0.0
    for divisor in stride(from: 23.0, through: 1, by: -2) { sum = 1 / divisor - square * sum }
    return 4 * t * sum
  }
}
