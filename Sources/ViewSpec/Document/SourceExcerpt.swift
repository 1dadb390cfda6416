internal import Escaping

/// A piece of text with a caret under one of its characters.
struct SourceExcerpt: Equatable, Sendable {
  /// The most Unicode scalars of the text that are shown.
  static let maximumLength = 72

  /// The whole text.
  let text: String
  /// Where the character stands, in Unicode scalars from 1; one behind the last is the end.
  let column: Int

  /// The text and the caret; of a long text the part around the caret, with `…` for what is left out.
  ///
  /// What could break a line or move the caret, such as a tab, is shown as one space.
  var lines: [String] {
    let scalars = Array(text.unicodeScalars)
    let limit = SourceExcerpt.maximumLength
    let place = max(0, min(column - 1, scalars.count))
    let start = scalars.count <= limit ? 0 : max(0, min(place - limit / 2, scalars.count - limit))
    let end = min(scalars.count, start + limit)
    var line = start > 0 ? "…" : ""
    for scalar in scalars[start..<end] {
      line.unicodeScalars.append(scalar.isUnseen ? " " : scalar)
    }
    if end < scalars.count { line += "…" }
    return [line, String(repeating: " ", count: place - start + (start > 0 ? 1 : 0)) + "^"]
  }
}
