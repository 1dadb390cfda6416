/// What is wrong at one place of a document: a `SpecError` that does not know its file and line yet.
///
/// Readers throw problems; `JSONDocument` makes errors of them, once, at the top.
struct SpecProblem: Error, Equatable, Sendable {
  /// What was found.
  let message: String
  /// What would be right, where that can be said.
  let suggestion: String?
  /// The byte of the document that the problem is about.
  let offset: Int
  /// The path of the value that the problem is about.
  let path: JSONPath
  /// The text that the problem is in, with a caret beneath the character, where that helps.
  var excerpt: SourceExcerpt?

  init(_ message: String, suggestion: String? = nil, offset: Int, path: JSONPath) {
    self.message = message
    self.suggestion = suggestion
    self.offset = offset
    self.path = path
  }
}
