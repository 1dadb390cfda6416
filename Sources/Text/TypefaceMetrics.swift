/// The heights of a typeface in ems, each a positive distance from the baseline.
public struct TypefaceMetrics: Sendable, Hashable {
  /// The distance up to the top of the line.
  public var ascent: Double
  /// The distance down to the bottom of the line.
  public var descent: Double
  /// The distance up to the top of capitals.
  public var capHeight: Double
  /// The distance up to the top of an x.
  public var xHeight: Double
  /// The distance down to the middle of an underline.
  public var underlinePosition: Double
  /// The thickness of an underline, and of a strikethrough.
  public var underlineThickness: Double
  /// The distance between lines beyond their heights.
  public var lineGap: Double

  /// Creates metrics of the given heights.
  public init(
    ascent: Double, descent: Double, capHeight: Double, xHeight: Double, underlinePosition: Double,
    underlineThickness: Double, lineGap: Double = 0
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.lineGap = lineGap
  }

  /// The heights of the iOS system font (C.12, C.13): ascent 1950/2048, descent 494/2048, capitals 1443/2048, x
  /// 1078/2048.
  public static let system = TypefaceMetrics(
    ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048,
    underlinePosition: 0.1, underlineThickness: 0.05)
}
