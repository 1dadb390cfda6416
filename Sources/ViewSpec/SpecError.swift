internal import Escaping

/// What is wrong with a spec: where, what was found there, and what would be right.
public struct SpecError: Error, Equatable, Sendable {
  /// The file as the user named it; `-` is the standard input.
  public let file: String
  /// The line in the file, from 1; `nil` when the trouble has no place in it, as with a missing file.
  public let line: Int?
  /// The column in the line, in Unicode scalars from 1; `nil` whenever `line` is.
  public let column: Int?
  /// The JSON path of the value, such as `$.views[2].frame.width`; `nil` when there is no place.
  public let path: String?
  /// What was found, such as `unknown key "fram"`.
  public let message: String
  /// What would be right, such as `did you mean "frame"?`, where that can be said.
  public let suggestion: String?
  /// The text that was read, and beneath it a caret under the character that the error is about: for constraints and
  /// visual formats. Otherwise empty.
  public let excerpt: [String]

  /// An error about a place in a file.
  public init(
    file: String, line: Int, column: Int, path: String?, message: String, suggestion: String? = nil,
    excerpt: [String] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
    self.suggestion = suggestion
    self.excerpt = excerpt
  }

  /// An error about a file as a whole.
  public init(file: String, message: String, suggestion: String? = nil) {
    self.file = file
    line = nil
    column = nil
    path = nil
    self.message = message
    self.suggestion = suggestion
    excerpt = []
  }
}

extension SpecError: CustomStringConvertible {
  /// One line, whatever was found:
  /// `Examples/card.json:12:9: $.views[2].fram: unknown key "fram"; did you mean "frame"?`
  public var description: String {
    var place = file == "-" ? "<stdin>" : file
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    var parts = [place]
    if let path { parts.append(path) }
    parts.append(suggestion.map { "\(message); \($0)" } ?? message)
    // Names of files and the words of callers may hold line breaks too.
    return escapingControls(in: parts.joined(separator: ": "))
  }
}
