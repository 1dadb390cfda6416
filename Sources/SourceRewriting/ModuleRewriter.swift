import SwiftParser
import SwiftSyntax

/// A rewriter of the files of a module: Swift for Apple's systems becomes Swift that compiles without Objective-C.
///
/// It changes what needs Objective-C and leaves every other byte and line as it is.
public struct ModuleRewriter: Sendable {
  /// A source file.
  public struct File: Sendable {
    /// The path, as warnings have it.
    public var path: String
    /// The bytes of the text.
    public var text: [UInt8]

    /// Creates a file of a path and a text in UTF-8.
    public init(path: String, text: [UInt8]) {
      self.path = path
      self.text = text
    }

    /// Creates a file of a path and a text.
    public init(path: String, text: String) {
      self.init(path: path, text: Array(text.utf8))
    }
  }

  /// A warning about something that cannot be rewritten.
  public struct Warning: Codable, Equatable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// The sentence, with what to write instead.
    public var message: String

    /// The warning as the compiler prints one.
    public var description: String { "\(path):\(line):\(column): warning: \(message)" }
  }

  /// The outcome for one file.
  public struct Result: Sendable {
    /// The new text, or nil if the file stays as it is.
    public var text: [UInt8]?
    /// Warnings about code that cannot be rewritten, in the order of the file.
    public var warnings: [Warning]
    /// The paths of the other files that the text depends on.
    public var dependencies: Set<String>
    /// The answers of the module's index that the text depends on, by question.
    package var answers: [String: String]
  }

  /// The names that rewritten code uses.
  public var options: RewriteOptions

  /// Creates a rewriter.
  public init(options: RewriteOptions = RewriteOptions()) {
    self.options = options
  }

  /// Returns the outcome for each of the files of a module, in their order.
  public func rewrite(_ files: [File]) -> [Result] {
    let read = Parallel.map(files) { ReadFile($0.text) }
    let index = ModuleIndex(zip(files, read).map { ($0.path, $1.index) })
    return Parallel.map(Array(zip(files, read))) { file, read in
      result(for: file, read, index)
    }
  }

  /// Returns the outcome for a file of a module whose index is known.
  func result(for file: File, _ read: ReadFile, _ index: ModuleIndex) -> Result {
    guard !read.isBroken else { return Result(text: nil, warnings: [], dependencies: [], answers: [:]) }
    let questions = IndexQuestions(index)
    let rewriter = FileRewriter(
      bytes: file.text, path: file.path, imports: read.imports, questions: questions, options: options)
    let text = rewriter.rewritten(read.tree)
    let warnings = rewriter.warnings.map { place in
      let before = file.text[..<place.offset]
      let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return Warning(
        path: file.path, line: 1 + before.count { $0 == UInt8(ascii: "\n") }, column: 1 + place.offset - line,
        message: place.message)
    }
    return Result(
      text: text, warnings: warnings, dependencies: questions.files.subtracting([file.path]),
      answers: questions.answers)
  }
}
