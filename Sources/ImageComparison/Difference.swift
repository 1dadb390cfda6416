public import Raster

/// The difference of two bitmaps of one size: its extent, its position, and its amount.
///
/// Columns and rows are in pixels, counted from 0 at the top left.
public struct Difference: Sendable, Equatable {
  /// The number of pixels that differ in any channel; at least 1.
  public let differingPixels: Int
  /// The number of pixels of each bitmap.
  public let totalPixels: Int
  /// The bounding box of all pixels that differ.
  public let box: Box
  /// The first pixel that differs, row by row from the top, each row from the left.
  public let first: Sample
  /// The largest difference of one channel, including alpha, in one pixel; 1…255.
  public let largestChannelDifference: Int
  /// The part of the difference that a tolerance accepts; nil without tolerance.
  ///
  /// All other properties include that part.
  public let forgiveness: Forgiveness?

  let pair: PicturePair
  let ignoredAreas: [Box]

  /// A rectangle of whole pixels; `x` and `y` are those of its top left pixel.
  public struct Box: Sendable, Equatable {
    /// The column of the top left pixel.
    public let x: Int
    /// The row of the top left pixel.
    public let y: Int
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a box of `width` by `height` pixels whose top left pixel is (`x`, `y`).
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The pixels of both bitmaps at one position.
  public struct Sample: Sendable, Equatable {
    /// The column of the position.
    public let x: Int
    /// The row of the position.
    public let y: Int
    /// The pixel of the actual picture.
    public let actual: Pixel
    /// The pixel of the reference.
    public let reference: Pixel

    /// Creates the sample of both bitmaps at (`x`, `y`).
    public init(x: Int, y: Int, actual: Pixel, reference: Pixel) {
      self.x = x
      self.y = y
      self.actual = actual
      self.reference = reference
    }
  }

  /// The smallest limits with which the bitmaps would be similar, computed from the pixels on each access.
  public var leastTolerance: LeastTolerance { LeastTolerance(for: pair, outside: ignoredAreas) }
}

extension Difference {
  /// The difference in lines.
  ///
  /// They are its extent, its position, the first pixel with both values, the part that a tolerance accepts, and the
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

  /// Returns a fraction in percent with two digits, rounded to nearest; 0 % and 100 % are exact.
  static func percentage(of count: Int, in total: Int) -> String {
    let hundredths = (count * 10_000 + total / 2) / total
    if hundredths == 0 { return "less than 0.01 %" }
    if hundredths == 10_000 && count < total { return "more than 99.99 %" }
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}
