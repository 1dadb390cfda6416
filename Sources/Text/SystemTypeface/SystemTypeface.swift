public import Paths

/// The typeface of Plumb: a sans serif with the metrics of the iOS system font.
///
/// It is drawn as skeletons that are stroked, so that all weights come from one drawing. No font file is used, and
/// outlines are the same bytes on every machine. Skeletons are as wide as the letters of the iOS system font, whose
/// advances are estimated from the widths of labels: they depend on the weight and on the size of the text.
///
/// It has Latin for the languages of Europe, Africa and Vietnam, Greek, Cyrillic, Hebrew, general punctuation, currency,
/// arrows, mathematics and common symbols. An emoji is an outline of its size; any other scalar is a box with its code
/// point.
public struct SystemTypeface: Typeface, Hashable, Sendable {
  /// The weight, from −1 to 1, as `UIFont.Weight` counts: −0.8 is ultralight, 0 regular, 0.4 bold, 0.62 black.
  ///
  /// Numbers between those of names are weights between them.
  public var weight: Double { didSet { weight = SystemTypeface.moved(weight, -1, 1) } }
  /// Whether or not letters are slanted to the right, by `slant`.
  public var isItalic: Bool
  /// Whether or not all glyphs have the same advance.
  public var isMonospaced: Bool
  /// Whether or not all figures have the same advance.
  public var hasTabularFigures: Bool
  /// The width, from −0.5 to 0.5, as `UIFont.Width` counts: −0.2 is condensed, 0 standard, 0.2 expanded.
  public var width: Double { didSet { width = SystemTypeface.moved(width, -0.5, 0.5) } }
  /// The size in points for which letters have their advances, at least 1: the larger, the narrower.
  ///
  /// A `Font` sets it to its own size.
  public var opticalSize: Double { didSet { opticalSize = SystemTypeface.possible(opticalSize) } }

  /// The size that has neither additional space between letters nor less.
  public static let standardSize = 12.0

  /// The largest distance of ink beyond a glyph's advance, to either side, in ems: the hook of a j, the slash of
  /// fractions.
  ///
  /// Italic letters exceed it by 0.13; marks on a letter are within the letter's limits.
  public static let overhang = 0.1

  /// The slant of an italic letter to the right, per height: the tangent of 10.5°.
  public static let slant = 0.1853

  /// Creates the design of a weight and width; values out of range are clamped, and NaN is 0.
  public init(
    weight: Double = 0, isItalic: Bool = false, isMonospaced: Bool = false, hasTabularFigures: Bool = false,
    width: Double = 0, opticalSize: Double = standardSize
  ) {
    self.weight = SystemTypeface.moved(weight, -1, 1)
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasTabularFigures = hasTabularFigures
    self.width = SystemTypeface.moved(width, -0.5, 0.5)
    self.opticalSize = SystemTypeface.possible(opticalSize)
  }

  private static func possible(_ size: Double) -> Double { size.isNaN ? standardSize : max(1, size) }

  private static func moved(_ value: Double, _ least: Double, _ most: Double) -> Double {
    value.isNaN ? 0 : max(least, min(value, most))
  }

  /// The heights of a line, which are the same in all weights and widths.
  public var metrics: TypefaceMetrics { .system }

  /// Returns the design with the advances for a size in points.
  public func cut(for size: Double) -> any Typeface {
    var typeface = self
    typeface.opticalSize = size
    return typeface
  }

  /// The typeface in a size of its cut, the same for all sizes with the same glyphs.
  var design: SystemTypeface {
    var design = self
    let sizes = OpticalSize.ofCuts
    design.opticalSize =
      isMonospaced ? sizes.lowerBound : max(sizes.lowerBound, min(opticalSize, sizes.upperBound))
    return design
  }

  /// Returns the outline of a glyph, which is empty for blanks and for glyphs of other typefaces.
  public func outline(of glyph: GlyphID) -> Path {
    GlyphTable.of(self).glyph(glyph.rawValue)?.path ?? Path()
  }

  /// Returns whether or not the typeface has a glyph of its own for `scalar`, even a blank one.
  public func covers(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isBlank || GlyphTable.of(self).glyph(scalar.value) != nil
  }
}
