import Foundation
import Paths
import Text

extension UIFont.Values {
  /// What measures and draws text of these values.
  var textFont: Text.Font {
    let typeface: any Typeface = typeface?.typeface ?? systemTypeface
    guard lineDistance != .normal, size > 0 else { return Text.Font(typeface, size: size) }
    let extra = Double(lineDistance.rawValue) * 2 / size
    return Text.Font(SpacedTypeface(typeface, extra: extra), size: size)
  }

  private var systemTypeface: any Typeface {
    SystemTypeface(
      weight: weight.rawValue, isItalic: isItalic, isMonospaced: isMonospaced,
      hasTabularFigures: hasTabularFigures, width: width.rawValue)
  }
}

/// A typeface whose lines are higher than another's, or less high: by 2 points for tight and loose leading.
private struct SpacedTypeface: Typeface {
  private let base: any Typeface
  let metrics: TypefaceMetrics

  /// - Parameter extra: in ems; it is above the letters.
  init(_ base: any Typeface, extra: Double) {
    self.base = base
    var metrics = base.metrics
    metrics.ascent = max(0, metrics.ascent + extra)
    self.metrics = metrics
  }

  func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    base.shape(text, into: &glyphs)
  }

  func outline(of glyph: GlyphID) -> Paths.Path { base.outline(of: glyph) }

  func covers(_ scalar: Unicode.Scalar) -> Bool { base.covers(scalar) }
}
