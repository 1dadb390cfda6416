import Foundation
import StyleCore

/// The figures of text views (26.C.32, 26.C.33).
enum TextViewFigures {
  /// Whether or not the width that fits has room for the padding of the lines.
  static let fitsPadding = SystemValue(true, v26: false)
  /// The font of text without one.
  static let plainFont = SystemValue(UIFont.systemFont(ofSize: 12), v26: .plainText)

  /// Returns whether or not a font is that of text without one in any version of the system.
  static func isPlain(_ font: UIFont) -> Bool {
    font === plainFont[.v17] || font === plainFont[.v26]
  }
}
