public import Foundation
public import GraphicsCore
import StyleCore

/// Glyphs of the font of a context.
extension CGContext {
  /// Draws glyphs at positions in text space, y up, in the font, the size and the mode of the context.
  ///
  /// Nothing is drawn without a font that is known by its name. Differs from UIKit: it is a function of Core Text's module,
  /// since a glyph is known there alone; the modes that clip intersect the clip with these glyphs at once.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let name = glyphFont?.postScriptName, glyphSize > 0,
      let font = UIFont(name: name as String, size: glyphSize)
    else { return }
    saveGState()
    let outer = textMatrix
    let path = CGMutablePath()
    for (glyph, position) in zip(glyphs, positions) {
      let move = CGAffineTransform(translationX: position.x, y: position.y).concatenating(outer)
      path.addPath(CGPath(font.outline(glyph)), transform: move)
    }
    draw(path)
    restoreGState()
    guard textDrawingMode.clips else { return }
    addPath(path)
    clip()
  }

  private func draw(_ path: CGPath) {
    let mode: CGPathDrawingMode
    switch textDrawingMode {
    case .fill, .fillClip: mode = .fill
    case .stroke, .strokeClip: mode = .stroke
    case .fillStroke, .fillStrokeClip: mode = .fillStroke
    case .invisible, .clip: return
    }
    beginPath()
    addPath(path)
    drawPath(using: mode)
  }
}

extension CGTextDrawingMode {
  fileprivate var clips: Bool {
    switch self {
    case .fillClip, .strokeClip, .fillStrokeClip, .clip: true
    case .fill, .stroke, .fillStroke, .invisible: false
    }
  }
}
