/// A part of an HTML document.
enum HTMLToken: Equatable {
  /// The start of an element, with its attributes.
  case start(String, [String: String])
  /// The end of an element.
  case end(String)
  /// Characters.
  case text(String)
  /// The contents of a style element.
  case style(String)
}
