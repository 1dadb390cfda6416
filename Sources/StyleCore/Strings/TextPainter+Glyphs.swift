import FontFiles
import Foundation
package import GraphicsCore
import Paths
import Text

extension TextPainter {
  /// Returns the glyphs of a run whose coordinates `transform` maps to the drawing's; nil if nothing is visible.
  func glyphs(
    of run: TextRun, _ look: TextLook, at origin: CGPoint, under transform: Paths.AffineTransform
  ) -> GlyphRun? {
    guard let size = size(of: run, look) else { return nil }
    let design = GlyphDesign.of(run.attributes.font.typeface)
    var drawn = DrawnGlyphs()
    var marks: [GlyphRun.Mark] = []
    marks.reserveCapacity(run.glyphs.count)
    let typeface = run.attributes.font.typeface
    let hasPictures = typeface.hasPictures
    for glyph in run.glyphs where drawn.insert(glyph) && design.glyph(glyph.glyph.rawValue).box != nil {
      if hasPictures, typeface.picture(of: glyph.glyph) != nil { continue }
      let place = Point(x: origin.x + glyph.origin.x, y: origin.y + glyph.origin.y)
      marks.append(GlyphRun.Mark(glyph.glyph.rawValue, at: place))
    }
    return marks.isEmpty ? nil : GlyphRun(design, size: size, marks: marks, transform: transform)
  }

  /// Returns the outlines of a run's letters.
  func letters(of run: TextRun, _ look: TextLook, at origin: CGPoint) -> Paths.Path {
    var path = Paths.Path()
    guard let glyphs = glyphs(of: run, look, at: origin, under: .identity) else { return path }
    guard look.strokeWidth != 0 else { return glyphs.path }
    for mark in glyphs.marks {
      var map = glyphs.size
      (map.tx, map.ty) = (mark.origin.x, mark.origin.y)
      // Strokes along outlines that overlap would be visible inside of the letter.
      let outline = glyphs.design.glyph(mark.glyph).outline.normalized(evenOdd: false, tolerance: 1.0 / 4096)
      path.append(outline.mapped(by: map))
    }
    return path
  }

  /// Returns the transform from ems to the coordinates of the text; nil if no letter is visible.
  func size(of run: TextRun, _ look: TextLook) -> Paths.AffineTransform? {
    let size = run.attributes.font.size
    // Nothing is visible of a larger letter, or nothing but its inside.
    guard size > 0, size < 1e6 else { return nil }
    return Paths.AffineTransform(
      a: size * run.attributes.stretch, b: 0, c: -look.obliqueness * size, d: size, tx: 0, ty: 0)
  }
}

extension GlyphDesign {
  /// Returns the design of a typeface; that of one which is hashable is shared by all equal ones.
  fileprivate static func of(_ typeface: any Typeface) -> GlyphDesign {
    if let spaced = typeface as? SpacedTypeface { return of(spaced.base) }
    let key = (typeface as? FileTypeface)?.outlineKey ?? typeface as? any Typeface & Hashable
    return GlyphDesign.of(key, source: typeface.fontData) { typeface.outline(of: GlyphID(rawValue: $0)) }
  }
}

extension UIFont {
  /// The object that the font's letters are from.
  package var glyphSource: GlyphSource { GlyphSource(textFont.typeface.fontData) }
}

extension Typeface {
  /// The font file of the glyphs; nil if there is none.
  var fontData: FontData? {
    switch self {
    case let spaced as SpacedTypeface: spaced.base.fontData
    case let file as FileTypeface: file.face.data
    case let emoji as EmojiTypeface: emoji.emoji.face.data
    default: nil
    }
  }
}
