internal import Paths

/// The weights of a shadow's blur along one axis, in integers with the sum 2²⁴.
///
/// They are a Gaussian from −2σ to +2σ, renormalised (G.7), moved by a whole number of pixels and, by linear
/// interpolation, a fraction of one. Not the weights are rounded but their sums from the end inwards, so that the
/// shadow of a straight edge, which is such a sum, is exact to 2⁻¹⁷ for any number of taps.
struct ShadowKernel {
  /// The smallest distance from a position back to an alpha of its sum, that of the first weight.
  let first: Int
  /// The weights: `weights[k]` is that of the alpha `first + k` before the position of the shadow.
  let weights: [Int]
  /// The prefix sums: `sums[k]` is the sum of the weights before k.
  let sums: [Int]

  /// Creates the blur of `sigma` pixels along an axis on which the shadow is moved by `offset`.
  init(sigma: Double, offset: Fixed) {
    let half = ShadowKernel.halfGaussian(sigma: sigma)
    let reach = half.count - 1
    let fraction = Int(offset.rawValue & 255)
    first = offset.flooredPixel - reach
    var weights = Array(repeating: 0, count: 2 * reach + (fraction == 0 ? 1 : 2))
    for tap in -reach...reach {
      let weight = half[abs(tap)]
      weights[tap + reach] += weight * (256 - fraction)
      if fraction > 0 { weights[tap + reach + 1] += weight * fraction }
    }
    self.weights = weights
    var sum = 0
    sums =
      [0]
      + weights.map { weight in
        sum += weight
        return sum
      }
  }

  /// The distance from the position of the shadow back to the alpha of the last weight.
  var last: Int { first + weights.count - 1 }

  /// Returns the weights of the centre and of one side, whose sum with both sides is 2¹⁶.
  private static func halfGaussian(sigma: Double) -> [Int] {
    guard sigma > 0 else { return [1 << 16] }
    let sigma = min(sigma, Shadow.maximumSigma)
    let reach = Int((2 * sigma).rounded(.down))
    let heights = (0...reach).map { Exponential.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = 2 * heights.dropFirst().reduce(0, +) + heights[0]
    var weights = Array(repeating: 0, count: reach + 1)
    var tail = 0.0
    var roundedTail = 0
    for tap in (0...reach).reversed() where tap > 0 {
      tail += heights[tap]
      let rounded = Int((tail / total * 0x1p16 + 0.5).rounded(.down))
      weights[tap] = rounded - roundedTail
      roundedTail = rounded
    }
    weights[0] = 1 << 16 - 2 * roundedTail
    return weights
  }
}
