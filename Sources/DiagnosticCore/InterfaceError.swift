/// A problem of a nib or storyboard, or of the code that it names.
package struct InterfaceError: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file; nil without one.
  private let file: String?
  /// The line; nil if the problem is that of the file.
  private let line: Int?
  /// The element, `<label id="a1b">`; nil if the problem is that of the file.
  private let element: String?
  private let problem: String

  /// Creates a problem in one sentence.
  package init(_ problem: String, file: String? = nil, line: Int? = nil, element: String? = nil) {
    self.problem = problem
    self.file = file
    self.line = line
    self.element = element
  }

  package var description: String {
    let numbered = line.map { ":\($0)" } ?? ""
    let place = file.map { $0 + numbered + ": " } ?? ""
    return place + (element.map { "\($0): " } ?? "") + problem
  }
}
