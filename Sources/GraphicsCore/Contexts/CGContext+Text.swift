public import Foundation

extension CGContext {
  /// How text would be set. Differs from UIKit: text is drawn by strings and labels; these are kept, without effect.
  struct TextState {
    var matrix = CGAffineTransform.identity
    var mode = CGTextDrawingMode.fill
    var spacing: CGFloat = 0
    var size: CGFloat = 0
  }

  /// From the coordinates of text to those of the context. Differs from UIKit: it is kept, without effect.
  public var textMatrix: CGAffineTransform {
    get { text.matrix }
    set { text.matrix = newValue }
  }

  /// Where text begins. Differs from UIKit: it is kept, without effect.
  public var textPosition: CGPoint {
    get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
    set { (text.matrix.tx, text.matrix.ty) = (newValue.x, newValue.y) }
  }

  /// How text is drawn. Differs from UIKit: it is kept, without effect.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { text.mode = mode }

  /// What is added between letters. Differs from UIKit: it is kept, without effect.
  public func setCharacterSpacing(_ spacing: CGFloat) { text.spacing = spacing }

  /// The size of text. Differs from UIKit: it is kept, without effect.
  public func setFontSize(_ size: CGFloat) { text.size = size }
}

/// What is drawn of letters.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Their insides.
  case fill = 0
  /// Lines along them.
  case stroke
  /// Their insides, and lines along them.
  case fillStroke
  /// Nothing.
  case invisible
  /// Their insides, and the clip narrows to them.
  case fillClip
  /// Lines along them, and the clip narrows to them.
  case strokeClip
  /// Both, and the clip narrows to them.
  case fillStrokeClip
  /// Nothing, and the clip narrows to them.
  case clip
}
