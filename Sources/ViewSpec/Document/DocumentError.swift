/// An error at one place of a document: a `SpecError` without its file and line.
///
/// Readers throw these; `JSONDocument` converts them to `SpecError` at the outermost level.
struct DocumentError: Error, Equatable, Sendable {
  /// The description of the problem.
  let message: String
  /// The suggested correction, if there is one.
  let suggestion: String?
  /// The byte offset of the problem in the document.
  let offset: Int
  /// The path of the value with the problem.
  let path: JSONPath
  /// The text that contains the problem, with a caret under the character, where this helps.
  var excerpt: SourceExcerpt?

  init(_ message: String, suggestion: String? = nil, offset: Int, path: JSONPath) {
    self.message = message
    self.suggestion = suggestion
    self.offset = offset
    self.path = path
  }
}
