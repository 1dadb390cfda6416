internal import Escaping

/// An error in a spec: its place, the problem, and a suggested correction.
public struct SpecError: Error, Equatable, Sendable {
  /// The name of the file as the user gave it; `-` is the standard input.
  public let file: String
  /// The line in the file, from 1, or `nil` for an error without a place, such as a missing file.
  public let line: Int?
  /// The column in the line, in Unicode scalars from 1; `nil` whenever `line` is.
  public let column: Int?
  /// The JSON path of the value, such as `$.views[2].frame.width`, or `nil` for an error without a place.
  public let path: String?
  /// The description of the problem, such as `unknown key "fram"`.
  public let message: String
  /// The suggested correction, such as `did you mean "frame"?`, if there is one.
  public let suggestion: String?
  /// The text that was read, with a caret under the character of the error, as two lines.
  ///
  /// It is empty except for errors in constraints and visual formats.
  public let excerpt: [String]

  /// Creates an error about a place in a file.
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

  /// Creates an error about a file as a whole.
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
  /// The error on one line, with its place and its path.
  ///
  /// An example is `Examples/card.json:12:9: $.views[2].fram: unknown key "fram"; did you mean "frame"?`.
  /// "frame"?`
  public var description: String {
    var place = file == "-" ? "<stdin>" : file
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    var parts = [place]
    if let path { parts.append(path) }
    parts.append(suggestion.map { "\(message); \($0)" } ?? message)
    // Names of files and texts of callers can contain line breaks, too.
    return escapingControls(in: parts.joined(separator: ": "))
  }
}
