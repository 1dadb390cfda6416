/// The heights of a typeface in ems, each a positive distance from the baseline.
public struct TypefaceMetrics: Sendable, Hashable {
  /// Up to the top of the line.
  public var ascent: Double
  /// Down to the bottom of the line.
  public var descent: Double
  /// Up to the top of capitals.
  public var capHeight: Double
  /// Up to the top of an x.
  public var xHeight: Double
  /// Down to the middle of an underline.
  public var underlinePosition: Double
  /// How thick an underline is, and a line through the text.
  public var underlineThickness: Double

  /// The given heights.
  public init(
    ascent: Double, descent: Double, capHeight: Double, xHeight: Double, underlinePosition: Double,
    underlineThickness: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  /// Those of the iOS system font (C.12, C.13): ascent 1950/2048, descent 494/2048, capitals 1443/2048, x 1078/2048.
  public static let system = TypefaceMetrics(
    ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048,
    underlinePosition: 0.1, underlineThickness: 0.05)
}
