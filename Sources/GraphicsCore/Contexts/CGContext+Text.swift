public import Foundation

extension CGContext {
  /// The state of text drawing.
  ///
  /// It has an effect on glyphs, and its matrix on the lines and runs of Core Text: strings and labels have their own
  /// places.
  struct TextState {
    var matrix = CGAffineTransform.identity
    var mode = CGTextDrawingMode.fill
    var spacing: CGFloat = 0
    var size: CGFloat = 0
    var font: CGFont?
  }

  /// The transform from text space to user space, for the lines and runs of Core Text.
  public var textMatrix: CGAffineTransform {
    get { text.matrix }
    set { text.matrix = newValue }
  }

  /// The position of the lines and runs of Core Text, in points.
  public var textPosition: CGPoint {
    get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
    set { (text.matrix.tx, text.matrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets the drawing mode of glyphs.
  ///
  /// Differs from UIKit: it has no effect on texts.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { text.mode = mode }

  /// Sets the additional space between characters.
  ///
  /// Differs from UIKit: it is stored, without effect.
  public func setCharacterSpacing(_ spacing: CGFloat) { text.spacing = spacing }

  /// Sets the size of glyphs, in points.
  public func setFontSize(_ size: CGFloat) { text.size = size }

  /// Sets the font of glyphs.
  public func setFont(_ font: CGFont) { text.font = font }

  /// The font of glyphs, if one is set.
  package var glyphFont: CGFont? { text.font }
  /// The size of glyphs.
  package var glyphSize: CGFloat { text.size }
  /// The drawing mode of glyphs.
  package var textDrawingMode: CGTextDrawingMode { text.mode }
}

/// The drawing mode of glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  /// A fill of the glyphs.
  case fill = 0
  /// A stroke of the glyphs.
  case stroke
  /// A fill and a stroke of the glyphs.
  case fillStroke
  /// No drawing.
  case invisible
  /// A fill of the glyphs, which are also added to the clip.
  case fillClip
  /// A stroke of the glyphs, which are also added to the clip.
  case strokeClip
  /// A fill and a stroke of the glyphs, which are also added to the clip.
  case fillStrokeClip
  /// No drawing, but an addition of the glyphs to the clip.
  case clip
}
