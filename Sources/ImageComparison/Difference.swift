public import Raster

/// How two bitmaps of one size differ: how much, where, and by what.
///
/// Columns and rows are in pixels, counted from 0 at the top left.
public struct Difference: Sendable, Equatable {
  /// The number of pixels that differ in any channel; at least 1.
  public let differingPixels: Int
  /// The number of pixels of each bitmap.
  public let totalPixels: Int
  /// The smallest box around all pixels that differ.
  public let box: Box
  /// The first pixel that differs, row by row from the top, each row from the left.
  public let first: Sample
  /// The largest difference of one channel, alpha included, in one pixel; 1…255.
  public let largestChannelDifference: Int
  /// What a tolerance forgave; nil where nothing is forgiven. All else counts what it forgave, too.
  public let forgiveness: Forgiveness?

  let pair: PicturePair
  let ignoredAreas: [Box]

  /// A rectangle of whole pixels; `x` and `y` are its top left pixel.
  public struct Box: Sendable, Equatable {
    public let x: Int
    public let y: Int
    public let width: Int
    public let height: Int

    /// A box of `width` by `height` pixels whose top left pixel is (`x`, `y`).
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One place of both bitmaps, with the pixel that each has there.
  public struct Sample: Sendable, Equatable {
    public let x: Int
    public let y: Int
    public let actual: Pixel
    public let reference: Pixel

    /// The pixels of both bitmaps at (`x`, `y`).
    public init(x: Int, y: Int, actual: Pixel, reference: Pixel) {
      self.x = x
      self.y = y
      self.actual = actual
      self.reference = reference
    }
  }

  /// The smallest limits with which the bitmaps would be similar, found by looking at the pixels now.
  public var leastTolerance: LeastTolerance { LeastTolerance(for: pair, outside: ignoredAreas) }
}

extension Difference {
  /// The difference in lines: how much, where, the first pixel with both values, what a tolerance forgave, and the
  /// least tolerance that would pass.
  public var summary: [String] {
    exactSummary + (forgiveness.map { [$0.summary] } ?? []) + [leastSummary]
  }

  var exactSummary: [String] {
    [
      "\(differingPixels) of \(totalPixels) pixels differ (\(Self.percentage(of: differingPixels, in: totalPixels))),"
        + " by at most \(largestChannelDifference) of 255 in a channel",
      "in the box x \(box.x), y \(box.y), width \(box.width), height \(box.height)",
      "first at (\(first.x), \(first.y)):"
        + " actual \(first.actual.channelList), reference \(first.reference.channelList)",
    ]
  }

  var leastSummary: String {
    leastTolerance.summary(ofTotal: totalPixels, hasIgnoredAreas: !ignoredAreas.isEmpty)
  }

  /// The share in percent with two digits, rounded to nearest; some is never shown as none or as all.
  static func percentage(of count: Int, in total: Int) -> String {
    let hundredths = (count * 10_000 + total / 2) / total
    if hundredths == 0 { return "less than 0.01 %" }
    if hundredths == 10_000 && count < total { return "more than 99.99 %" }
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}
