internal import Raster

/// The least tolerance with which two bitmaps are similar.
///
/// It is the smallest value of each limit as the only one beside the ignored areas.
public struct LeastTolerance: Sendable, Equatable {
  /// The number of pixels that differ.
  public let pixels: Int
  /// The fraction of the pixels that differ, 0…1, which as that of a `Tolerance` accepts exactly their number.
  public let share: Double
  /// The largest difference of one channel, including alpha, 0…255.
  public let perChannel: Int
  /// The smallest perceptual threshold of four decimals, 0…1, if antialiased pixels count.
  public let perceptual: Double
  /// The smallest perceptual threshold of four decimals, 0…1, if antialiased pixels do not count.
  public let perceptualWithoutAntiAliasing: Double
}

extension LeastTolerance {
  /// Computes the limits from every pixel that differs outside of some areas.
  init(for pair: PicturePair, outside areas: [Difference.Box]) {
    let (width, height) = (pair.actual.width, pair.actual.height)
    let antiAliasing = AntiAliasing(pair: pair)
    var (pixels, perChannel) = (0, 0)
    // Negative if there is no such pixel.
    var (farthest, farthestOfPlain) = (-1.0, -1.0)
    pair.forEachDifferingPixel(outside: IgnoredAreas(areas, width: width, height: height)) {
      x, y, actual, reference in
      let steps = actual.largestChannelDifference(from: reference)
      pixels += 1
      perChannel = max(perChannel, steps)
      let isOpaque = actual.alpha == 255 && reference.alpha == 255
      if isOpaque, PerceptualDifference.largestSquaredDistance(ofSteps: steps) <= farthestOfPlain { return }
      let distance = PerceptualDifference(of: actual, and: reference, over: y * width + x).squaredDistance
      farthest = max(farthest, distance)
      if distance > farthestOfPlain, !antiAliasing.contains(x, y) { farthestOfPlain = distance }
    }
    self.pixels = pixels
    share = pixels == 0 ? 0 : Double(pixels) / Double(width * height)
    self.perChannel = perChannel
    perceptual = Self.threshold(for: farthest)
    perceptualWithoutAntiAliasing = Self.threshold(for: farthestOfPlain)
  }

  /// Returns the smallest threshold of four decimals that accepts a squared distance; 0 if the distance is negative.
  static func threshold(for squaredDistance: Double) -> Double {
    guard squaredDistance >= 0 else { return 0 }
    func forgives(_ tenThousandths: Int) -> Bool {
      Tolerance.Perceptual(threshold: Double(tenThousandths) / 10_000).forgives(squaredDistance)
    }
    // The threshold of `none` does not accept it, that of `some` does.
    var (none, some) = (0, 10_000)
    while some - none > 1 {
      let middle = (none + some) / 2
      if forgives(middle) { some = middle } else { none = middle }
    }
    return Double(some) / 10_000
  }

  /// Returns the limits in one line, each as it would be written.
  func summary(ofTotal total: Int, hasIgnoredAreas: Bool) -> String {
    if pixels == 0 { return "would pass with the ignored areas alone" }
    let head = hasIgnoredAreas ? "would pass with the ignored areas and" : "would pass with"
    let plain =
      perceptualWithoutAntiAliasing == perceptual
      ? "" : " (\(perceptualWithoutAntiAliasing) where anti-aliasing does not count)"
    return "\(head) pixels: \(pixels), or share: \(Self.decimals(of: pixels, in: total)),"
      + " or perChannel: \(perChannel), or perceptual: \(perceptual)\(plain)"
  }

  /// Returns a fraction with the fewest decimals, rounded up, that allows this number of pixels and not one more.
  static func decimals(of count: Int, in total: Int) -> String {
    if count == total { return "1" }
    var (power, digits) = (10, 1)
    while true {
      let rounded = Int((Int128(count) * Int128(power) + Int128(total) - 1) / Int128(total))
      if Tolerance.pixels(in: Double(rounded) / Double(power), of: total) == count || power > 1 << 50 {
        let text = String(rounded)
        return "0." + String(repeating: "0", count: max(digits - text.count, 0)) + text
      }
      (power, digits) = (power * 10, digits + 1)
    }
  }
}
