/// A typeface in a size, with its heights in points, each a positive distance from the baseline.
public struct Font: Sendable {
  /// The typeface, in the cut for the size.
  public let typeface: any Typeface
  /// The size of the em, in points.
  public let size: Double

  /// Creates a font of a typeface in a size, in points.
  public init(_ typeface: any Typeface, size: Double) {
    self.typeface = typeface.cut(for: size)
    self.size = size
  }

  /// The distance from the baseline up to the top of the line, in points.
  public var ascent: Double { typeface.metrics.ascent * size }
  /// The distance from the baseline down to the bottom of the line, in points.
  public var descent: Double { typeface.metrics.descent * size }
  /// The height of a line, in points, not rounded.
  public var lineHeight: Double { (typeface.metrics.ascent + typeface.metrics.descent) * size }
  /// The distance between lines beyond their heights, in points.
  public var lineGap: Double { typeface.metrics.lineGap * size }
  /// The height of capitals, in points.
  public var capHeight: Double { typeface.metrics.capHeight * size }
  /// The height of an x, in points.
  public var xHeight: Double { typeface.metrics.xHeight * size }
}
