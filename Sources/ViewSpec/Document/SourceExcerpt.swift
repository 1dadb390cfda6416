internal import Escaping

/// A text with a caret under one of its characters.
struct SourceExcerpt: Equatable, Sendable {
  /// The maximum number of Unicode scalars of the text that are shown.
  static let maximumLength = 72

  /// The whole text.
  let text: String
  /// The column of the character in Unicode scalars, from 1; the end of the text is one after the last.
  let column: Int

  /// The text and the caret as two lines; of a long text, the part around the caret, with `…` for omitted parts.
  ///
  /// Characters that could break the line or move the caret, such as a tab, are shown as one space.
  var lines: [String] {
    let scalars = Array(text.unicodeScalars)
    let limit = SourceExcerpt.maximumLength
    let place = max(0, min(column - 1, scalars.count))
    let start = scalars.count <= limit ? 0 : max(0, min(place - limit / 2, scalars.count - limit))
    let end = min(scalars.count, start + limit)
    var line = start > 0 ? "…" : ""
    for scalar in scalars[start..<end] {
      line.unicodeScalars.append(scalar.isInvisible ? " " : scalar)
    }
    if end < scalars.count { line += "…" }
    return [line, String(repeating: " ", count: place - start + (start > 0 ? 1 : 0)) + "^"]
  }
}
