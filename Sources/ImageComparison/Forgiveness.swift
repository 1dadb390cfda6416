internal import Raster

/// The part of a difference that a tolerance accepts: the number of differing pixels for each of its limits.
///
/// A pixel that several limits accept is counted at the first of them, in the order of the properties.
public struct Forgiveness: Sendable, Equatable {
  /// The number of pixels in ignored areas.
  public internal(set) var ignored = 0
  /// The number of pixels of which no channel differs by more than the limit per channel.
  public internal(set) var perChannel = 0
  /// The number of pixels whose colours look alike.
  public internal(set) var perceptual = 0
  /// The number of pixels that look antialiased.
  public internal(set) var antiAliasing = 0
  /// The number of pixels that count, since none of these limits accepts them.
  public internal(set) var counting = 0
  /// The first pixel that counts, row by row from the top; nil if there is none.
  public internal(set) var firstCounting: Difference.Sample?
  /// The number of pixels that may count, by their number or their fraction.
  public let allowed: Int

  /// Whether or not the pixels that count are within their limit, so that the pictures are similar.
  public var isComplete: Bool { counting <= allowed }
}

extension Forgiveness {
  /// Applies a tolerance to every differing pixel of two bitmaps, of which there are `differingPixels`.
  init(_ tolerance: Tolerance, of pair: PicturePair, differingPixels: Int) {
    let (width, height) = (pair.actual.width, pair.actual.height)
    let antiAliasing = AntiAliasing(pair: pair)
    var result = Forgiveness(allowed: tolerance.allowedPixels(of: width * height))
    var outside = 0
    let areas = IgnoredAreas(tolerance.ignoredAreas, width: width, height: height)
    pair.forEachDifferingPixel(outside: areas) { x, y, actual, reference in
      outside += 1
      if actual.largestChannelDifference(from: reference) <= tolerance.perChannel {
        result.perChannel += 1
        return
      }
      if let perceptual = tolerance.perceptual {
        let difference = PerceptualDifference(of: actual, and: reference, over: y * width + x)
        if perceptual.forgives(difference.squaredDistance) {
          result.perceptual += 1
          return
        }
        if !perceptual.includesAntiAliasing, antiAliasing.contains(x, y) {
          result.antiAliasing += 1
          return
        }
      }
      if result.counting == 0 {
        result.firstCounting = Difference.Sample(x: x, y: y, actual: actual, reference: reference)
      }
      result.counting += 1
    }
    result.ignored = differingPixels - outside
    self = result
  }

  /// The result in one line.
  public var summary: String {
    let limits = [
      ("ignored areas", ignored), ("per channel", perChannel), ("perceptual", perceptual),
      ("anti-aliasing", antiAliasing), ("by number", isComplete ? counting : 0),
    ]
    let forgiven = limits.reduce(0) { $0 + $1.1 }
    let list = limits.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let hidden = "the tolerance hides \(forgiven) \(forgiven == 1 ? "pixel" : "pixels")"
    let head = forgiven == 0 ? hidden : "\(hidden): \(list)"
    guard let firstCounting, !isComplete else { return head }
    return "\(head); \(counting) \(counting == 1 ? "counts" : "count") where \(allowed) may,"
      + " first at (\(firstCounting.x), \(firstCounting.y))"
  }
}
