import StyleCore

/// The figures of text views (26.C.32).
enum TextViewFigures {
  /// Whether or not the width that fits has room for the padding of the lines.
  static let fitsPadding = SystemValue(true, v26: false)
}
