internal import Escaping

/// A JSON document (RFC 8259, with comments and trailing commas) that records the position of each value.
package struct JSONDocument: Sendable {
  /// The maximum number of bytes of a document: 32 MiB.
  package static let maximumSize = 32 << 20
  /// The maximum number of bytes of all texts of a spec, its keys apart: 8 MiB.
  static let maximumTextSize = 8 << 20
  /// The maximum nesting depth of arrays and objects.
  package static let maximumDepth = 1000

  /// The name of the file as the user gave it; `-` is the standard input.
  let file: String
  let source: SourceText
  /// The outermost value.
  let root: JSONElement

  /// Reads a document, and throws its first error.
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

  /// Returns all strings except the keys in the JSON file at `path`, whatever the file describes.
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

  /// Refuses a size beyond `maximumSize`; for callers that know the size before they read the bytes, too.
  package static func checkSize(_ byteCount: Int, file: String) throws(SpecError) {
    guard byteCount <= maximumSize else {
      throw SpecError(
        file: file, message: "found \(byteCount) bytes, more than the limit of \(maximumSize >> 20) MiB")
    }
  }

  private static func checkMarks(in source: SourceText) throws(DocumentError) {
    guard let offset = MarkSequence.excess(inJSON: source.bytes.span) else { return }
    throw DocumentError(
      "found a letter with more than \(MarkSequence.limit) combining marks", offset: offset, path: .root)
  }

  /// Refuses more than `maximumTextSize` bytes of texts, since their lines and glyphs take a hundred times as much.
  func checkTexts() throws(DocumentError) {
    var size = 0
    var pending = [root.value]
    while let value = pending.popLast() {
      switch value.content {
      case .null, .bool, .number: break
      case .string(let text): size += text.utf8.count
      case .array(let values): pending += values.reversed()
      case .object(let members): pending += members.reversed().map(\.value)
      }
      guard size <= Self.maximumTextSize else {
        throw DocumentError(
          "the texts of the spec have more than the limit of \(Self.maximumTextSize >> 20) MiB together",
          offset: value.offset, path: .root)
      }
    }
  }

  /// Returns the line and column of a byte offset.
  func position(at offset: Int) -> SourcePosition {
    source.position(at: offset)
  }

  /// Returns the place of a byte offset.
  func place(at offset: Int) -> SpecPlace {
    let position = position(at: offset)
    return SpecPlace(file: file, line: position.line, column: position.column, offset: offset)
  }

  /// Returns the error for a problem in this document.
  func error(for problem: DocumentError) -> SpecError {
    JSONDocument.error(for: problem, in: source, file: file)
  }

  /// Returns the result of `read` for the root.
  ///
  /// A problem that `read` throws becomes an error with file, line and column.
  func reading<Result>(
    _ read: (JSONElement) throws(DocumentError) -> Result
  ) throws(SpecError) -> Result {
    do {
      return try read(root)
    } catch {
      throw self.error(for: error)
    }
  }

  private static func error(for problem: DocumentError, in source: SourceText, file: String) -> SpecError {
    let position = source.position(at: problem.offset)
    return SpecError(
      file: file, line: position.line, column: position.column, path: problem.path.description,
      message: problem.message, suggestion: problem.suggestion, excerpt: problem.excerpt?.lines ?? [])
  }
}
