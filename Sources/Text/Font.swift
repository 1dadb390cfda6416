/// A typeface in a size: its heights in points, each a positive distance from the baseline.
public struct Font: Sendable {
  public let typeface: any Typeface
  /// The size of the em, in points.
  public let size: Double

  /// A typeface in a size.
  public init(_ typeface: any Typeface, size: Double) {
    self.typeface = typeface
    self.size = size
  }

  public var ascent: Double { typeface.metrics.ascent * size }
  public var descent: Double { typeface.metrics.descent * size }
  /// The height of a line, not rounded.
  public var lineHeight: Double { (typeface.metrics.ascent + typeface.metrics.descent) * size }
  public var capHeight: Double { typeface.metrics.capHeight * size }
  public var xHeight: Double { typeface.metrics.xHeight * size }
}
