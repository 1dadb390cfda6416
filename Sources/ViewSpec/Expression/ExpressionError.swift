/// An error in an expression, with its place in the text.
struct ExpressionError: Error, Equatable, Sendable {
  /// The whole expression.
  let text: String
  /// The offset of the error in the UTF-8 bytes of the text; one after the last byte for the end.
  let offset: Int
  /// The description of the error.
  let message: String
  /// The suggested correction, if there is one.
  let suggestion: String?

  init(_ message: String, suggestion: String? = nil, in text: String, at offset: Int) {
    self.text = text
    self.offset = offset
    self.message = message
    self.suggestion = suggestion
  }

  /// The column in the text, in Unicode scalars from 1.
  var column: Int {
    text.utf8.prefix(offset).reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// The message with the place: `found "*", expected a number, a name or "(" at column 5 of "a + * b"`.
  var located: String {
    "\(message) at column \(column) of \(excerpt)"
  }

  /// The text for a message; of a long text, the part around the error.
  private var excerpt: String {
    let scalars = text.unicodeScalars
    let before = longestQuotation / 2
    guard scalars.count > longestQuotation, column > before else { return quoted(text) }
    let start = scalars.index(scalars.startIndex, offsetBy: min(column - before, scalars.count - before))
    return "…" + quoted(String(scalars[start...]))
  }
}

extension ExpressionError: CustomStringConvertible {
  var description: String {
    suggestion.map { "\(located); \($0)" } ?? located
  }
}
