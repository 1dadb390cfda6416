internal import Escaping

/// A JSON document (RFC 8259, with comments and trailing commas) that knows where everything in it stands.
package struct JSONDocument: Sendable {
  /// The most bytes that a document may have: 32 MiB.
  package static let maximumSize = 32 << 20
  /// The most arrays and objects that may stand in one another.
  package static let maximumDepth = 1000

  /// The file as the user named it; `-` is the standard input.
  let file: String
  let source: SourceText
  /// The outermost value.
  let root: JSONElement

  /// Reads a document; the first thing wrong in it is thrown.
  init(parsing bytes: [UInt8], file: String) throws(SpecError) {
    try JSONDocument.checkSize(bytes.count, file: file)
    self.file = file
    source = SourceText(bytes)
    do {
      try JSONDocument.checkMarks(in: source)
      var parser = JSONParser(source)
      root = JSONElement(value: try parser.parse(), path: .root)
    } catch {
      throw JSONDocument.error(for: error, in: source, file: file)
    }
  }

  /// All texts of the JSON file at `path` but the keys, whatever it describes.
  package static func texts(inFile path: String) throws(SpecError) -> [String] {
    var texts: [String] = []
    var pending = [try JSONDocument(parsing: try SpecFile.bytes(of: path), file: path).root.value]
    while let value = pending.popLast() {
      switch value.content {
      case .null, .bool, .number: break
      case .string(let text): texts.append(text)
      case .array(let values): pending += values
      case .object(let members): pending += members.map(\.value)
      }
    }
    return texts
  }

  /// Refuses a size beyond `maximumSize`; also for those who can know the size before they read the bytes.
  package static func checkSize(_ byteCount: Int, file: String) throws(SpecError) {
    guard byteCount <= maximumSize else {
      throw SpecError(
        file: file, message: "found \(byteCount) bytes, more than the limit of \(maximumSize >> 20) MiB")
    }
  }

  private static func checkMarks(in source: SourceText) throws(SpecProblem) {
    guard let offset = MarkSequence.excess(inJSON: source.bytes.span) else { return }
    throw SpecProblem(
      "found a letter with more than \(MarkSequence.limit) combining marks", offset: offset, path: .root)
  }

  /// The line and column of a byte offset.
  func position(at offset: Int) -> SourcePosition {
    source.position(at: offset)
  }

  /// The place of a byte offset.
  func place(at offset: Int) -> SpecPlace {
    let position = position(at: offset)
    return SpecPlace(file: file, line: position.line, column: position.column, offset: offset)
  }

  /// The error that a problem in this document makes.
  func error(for problem: SpecProblem) -> SpecError {
    JSONDocument.error(for: problem, in: source, file: file)
  }

  /// What `read` makes of the root. A problem that it throws becomes an error with file, line and column.
  func reading<Result>(
    _ read: (JSONElement) throws(SpecProblem) -> Result
  ) throws(SpecError) -> Result {
    do {
      return try read(root)
    } catch {
      throw self.error(for: error)
    }
  }

  private static func error(for problem: SpecProblem, in source: SourceText, file: String) -> SpecError {
    let position = source.position(at: problem.offset)
    return SpecError(
      file: file, line: position.line, column: position.column, path: problem.path.description,
      message: problem.message, suggestion: problem.suggestion, excerpt: problem.excerpt?.lines ?? [])
  }
}
