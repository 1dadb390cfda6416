// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
import Paths
public import StyleCore
import Text

/// The direction of text.
public enum CTFontOrientation: UInt32, Sendable {
  /// The direction of the font: horizontal.
  case `default` = 0
  /// Horizontal text.
  case horizontal = 1
  /// Vertical text, measured as if it were horizontal.
  case vertical = 2
}

/// Writes the glyphs of characters, and returns whether the font has all of them; others are 0.
///
/// Differs from UIKit: a glyph is the number of its character, so characters beyond U+FFFF have none.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var hasAll = true
  for index in 0..<max(0, count) {
    let unit = unsafe characters[index]
    let isCovered = Unicode.Scalar(UInt32(unit)).map { font.textFont.typeface.covers($0) } ?? false
    unsafe glyphs[index] = isCovered ? unit : 0
    hasAll = hasAll && isCovered
  }
  return hasAll
}

/// Writes the advances of glyphs, in points, and returns their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(0, count) {
    let advance = font.shape(unsafe glyphs[index]).reduce(0) { $0 + $1.advance } * font.pointSize
    unsafe advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// Writes the bounding boxes of glyphs, in points, y up, and returns the smallest rectangle with all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var whole: CGRect?
  for index in 0..<max(0, count) {
    let bounds = font.outline(unsafe glyphs[index]).bounds.map { CGRect($0) } ?? .zero
    unsafe boundingRects?[index] = bounds
    whole = whole?.union(bounds) ?? bounds
  }
  return whole ?? .zero
}

/// Creates the outline of a glyph, in points, y up, or `nil` for a blank one.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = font.outline(glyph)
  guard !outline.isEmpty else { return nil }
  return unsafe CGPath(outline).copy(using: matrix)
}

/// Draws glyphs at positions in text space, y up, with the fill colour of a context.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.state.glyphSource = font.glyphSource
  context.beginPath()
  for index in 0..<max(0, count) {
    let position = unsafe positions[index]
    var move = CGAffineTransform(translationX: position.x, y: position.y)
    guard let path = unsafe CGPath(font.outline(unsafe glyphs[index])).copy(using: &move) else { continue }
    context.addPath(path)
  }
  context.fillPath()
  context.restoreGState()
}

extension UIFont {
  /// Returns the glyphs of a character, in ems.
  fileprivate func shape(_ glyph: CGGlyph) -> [ShapedGlyph] {
    guard glyph != 0, let scalar = Unicode.Scalar(UInt32(glyph)) else { return [] }
    var shaped: [ShapedGlyph] = []
    textFont.typeface.shape([scalar], into: &shaped)
    return shaped
  }

  /// Returns the outline of a character, in points, y up.
  func outline(_ glyph: CGGlyph) -> Paths.Path {
    var outline = Paths.Path()
    var x = 0.0
    let size = Double(pointSize)
    for shaped in shape(glyph) {
      let map = Paths.AffineTransform(
        a: size, b: 0, c: 0, d: -size, tx: (x + shaped.offset.x) * size, ty: -shaped.offset.y * size)
      outline.append(textFont.typeface.outline(of: shaped.glyph).mapped(by: map))
      x += shaped.advance
    }
    return outline
  }
}
