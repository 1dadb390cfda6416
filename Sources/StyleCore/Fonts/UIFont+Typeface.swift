import Foundation
import Paths
import Text

extension UIFont.Values {
  /// The font that measures and draws text with these values.
  var textFont: Text.Font {
    let system = systemTypeface
    let substitute: any Typeface =
      hasPlainLines ? SpacedTypeface(system, extra: 0, metrics: .plainText) : system
    let typeface: any Typeface = typeface?.typeface ?? fileTypeface(substitute: system) ?? substitute
    guard lineDistance != .normal, size > 0 else { return Text.Font(typeface, size: size) }
    let extra = Double(lineDistance.rawValue) * 2 / size
    return Text.Font(SpacedTypeface(typeface, extra: extra), size: size)
  }

  /// The typeface of Plumb in the weight, width and slant of the font.
  var systemTypeface: any Typeface {
    SystemTypeface(
      weight: weight.rawValue, isItalic: isItalic, isMonospaced: isMonospaced,
      hasTabularFigures: hasTabularFigures, width: width.rawValue)
  }
}

/// A typeface with higher or lower lines than another: by 2 points for loose and tight leading.
struct SpacedTypeface: Typeface {
  /// The typeface whose glyphs it has.
  let base: any Typeface
  private let extra: Double
  let metrics: TypefaceMetrics

  /// Creates a typeface with higher lines than `base`.
  ///
  /// - Parameter extra: The extra height above the letters, in ems.
  init(_ base: any Typeface, extra: Double) {
    self.base = base
    self.extra = extra
    var metrics = base.metrics
    metrics.ascent = max(0, metrics.ascent + extra)
    self.metrics = metrics
  }

  /// Creates a typeface with other heights than `base`, to which `extra` belongs.
  init(_ base: any Typeface, extra: Double, metrics: TypefaceMetrics) {
    (self.base, self.extra, self.metrics) = (base, extra, metrics)
  }

  func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    base.shape(text, into: &glyphs)
  }

  func shape(rightToLeft text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    base.shape(rightToLeft: text, into: &glyphs)
  }

  func outline(of glyph: GlyphID) -> Paths.Path { base.outline(of: glyph) }

  var hasPictures: Bool { base.hasPictures }

  func picture(of glyph: GlyphID) -> GlyphPicture? { base.picture(of: glyph) }

  func covers(_ scalar: Unicode.Scalar) -> Bool { base.covers(scalar) }

  func cut(for size: Double) -> any Typeface {
    SpacedTypeface(base.cut(for: size), extra: extra, metrics: metrics)
  }
}
