package import Foundation
import LayoutCore
package import Paths
package import StyleCore
package import Text

/// A typeface of boxes, with simple measures.
///
/// A letter is half an em wide, a space a quarter, East Asian characters and emoji an em. Ink goes from the baseline
/// up to the height of an x, and fills the advance.
package struct BoxTypeface: Typeface {
  package var metrics: TypefaceMetrics

  /// A typeface with the line of the system font, or another one.
  package init(metrics: TypefaceMetrics = .system) {
    self.metrics = metrics
  }

  package func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    for index in text.indices {
      let scalar = text[index]
      glyphs.append(
        ShapedGlyph(
          glyph: GlyphID(rawValue: scalar.value), advance: Self.advance(of: scalar), offset: .zero,
          scalar: index))
    }
  }

  package func outline(of glyph: GlyphID) -> Path {
    guard let scalar = Unicode.Scalar(glyph.rawValue), scalar != " " else { return Path() }
    var path = Path()
    path.appendRect(Rect(minX: 0, minY: -metrics.xHeight, maxX: Self.advance(of: scalar), maxY: 0))
    return path
  }

  package func covers(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x2E80 }

  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20, 0xA0: 0.25
    case 0..<0x20, 0x200B...0x200F: 0
    case 0x2E80...: 1
    default: 0.5
    }
  }
}

extension UIFont {
  /// A font of boxes.
  package static func boxes(_ size: CGFloat) -> UIFont { UIFont(BoxTypeface(), size: size) }

  /// A font of boxes with lines of the given heights in ems.
  package static func boxes(_ size: CGFloat, ascent: CGFloat, descent: CGFloat) -> UIFont {
    var metrics = TypefaceMetrics.system
    (metrics.ascent, metrics.descent) = (ascent, descent)
    return UIFont(BoxTypeface(metrics: metrics), size: size)
  }
}
