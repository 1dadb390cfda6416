public import Paths

/// The typeface that Plumb carries: a sans with the metrics of the iOS system font, drawn as skeletons that are stroked,
/// so that all weights come from one drawing. No font file has a part in it, and outlines are the same bytes on every
/// machine.
///
/// It has Basic Latin, Latin-1, Latin Extended-A, Greek, general punctuation, currency, arrows, mathematics and common
/// symbols; any other scalar is a box with its code point.
public struct SystemTypeface: Typeface, Hashable, Sendable {
  /// From −1 to 1, as `UIFont.Weight` counts: −0.8 is ultralight, 0 regular, 0.4 bold, 0.62 black. Numbers between those
  /// of names are weights between them.
  public var weight: Double { didSet { weight = SystemTypeface.moved(weight, -1, 1) } }
  /// Whether letters lean to the right, by `slant`.
  public var isItalic: Bool
  /// Whether all glyphs have one advance.
  public var isMonospaced: Bool
  /// Whether all figures have one advance.
  public var hasTabularFigures: Bool
  /// From −0.5 to 0.5, as `UIFont.Width` counts: −0.2 is condensed, 0 standard, 0.2 expanded.
  public var width: Double { didSet { width = SystemTypeface.moved(width, -0.5, 0.5) } }

  /// How far ink may reach beyond a glyph's advance, to either side, in ems: the hook of a j, the slash of fractions.
  /// Italic letters reach 0.13 farther; marks that have a letter lie on it.
  public static let overhang = 0.1

  /// How far to the right an italic letter leans, per height: the tangent of 10.5°.
  public static let slant = 0.1853

  /// The design of the given weight and width; values out of range are moved into it, and what is not a number is 0.
  public init(
    weight: Double = 0, isItalic: Bool = false, isMonospaced: Bool = false, hasTabularFigures: Bool = false,
    width: Double = 0
  ) {
    self.weight = SystemTypeface.moved(weight, -1, 1)
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasTabularFigures = hasTabularFigures
    self.width = SystemTypeface.moved(width, -0.5, 0.5)
  }

  private static func moved(_ value: Double, _ least: Double, _ most: Double) -> Double {
    value.isNaN ? 0 : max(least, min(value, most))
  }

  public var metrics: TypefaceMetrics { .system }

  public func outline(of glyph: GlyphID) -> Path {
    GlyphTable.of(self).glyph(glyph.rawValue)?.path ?? Path()
  }

  public func covers(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isBlank || GlyphTable.of(self).glyph(scalar.value) != nil
  }
}
