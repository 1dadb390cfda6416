/// The configuration of `snapshot lint` for all specs, from a file of JSON with comments.
///
///     {
///       "allow": [{ "code": "truncated-text", "view": "title", "reason": "names may be long" }],
///       "severity": { "repeated-literal": "off" },
///       "minimum": "warning"
///     }
package struct LintConfiguration: Sendable {
  /// An allowed finding.
  package struct Exemption: Sendable {
    package let code: Word
    /// The name of the view, or nil for any view.
    package let view: String?
    package let reason: String
  }

  /// A word whose meaning is not known here, with its place.
  package struct Word: Sendable {
    package let text: String
    package let place: SpecPlace

    /// Returns an error about the word.
    package func error(_ message: String, suggestion: String?) -> SpecError {
      SpecError(
        file: place.file, line: place.line, column: place.column, path: nil, message: message,
        suggestion: suggestion)
    }
  }

  package private(set) var exemptions: [Exemption] = []
  /// The severities of findings, by code.
  package private(set) var severities: [(code: Word, severity: Word)] = []
  package private(set) var minimum: Word?

  /// Reads a file, and throws its first error.
  package init(contentsOf path: String) throws(SpecError) {
    try self.init(parsing: try SpecFile.bytes(of: path), file: path)
  }

  /// Reads a document; errors call it `file`.
  package init(parsing bytes: [UInt8], file: String) throws(SpecError) {
    let document = try JSONDocument(parsing: bytes, file: file)
    do {
      try read(document.root, document)
    } catch {
      throw document.error(for: error)
    }
  }

  private mutating func read(_ root: JSONElement, _ document: JSONDocument) throws(DocumentError) {
    let reader = try root.object(LintFileKeys.all)
    for element in try reader.optional(LintFileKeys.allow) ?? [] {
      let exemption = try element.object(LintFileKeys.exemption)
      let reason = try exemption.required(LintFileKeys.reason)
      guard reason.value.hasWords else {
        throw reason.problem("the reason is empty", suggestion: "explain why the finding is intended")
      }
      exemptions.append(
        Exemption(
          code: try Word(exemption.required(LintFileKeys.code), document),
          view: try exemption.optional(LintFileKeys.view), reason: try reason.string()))
    }
    for entry in try reader.optional(LintFileKeys.severity)?.entries() ?? [] {
      let code = Word(text: entry.key, place: document.place(at: entry.keyOffset))
      severities.append((code, try Word(entry.element, document)))
    }
    minimum = try reader.optional(LintFileKeys.minimum).map { element throws(DocumentError) in
      try Word(element, document)
    }
  }
}

extension LintConfiguration.Word {
  fileprivate init(_ element: JSONElement, _ document: JSONDocument) throws(DocumentError) {
    self.init(text: try element.string(), place: document.place(at: element.value.offset))
  }
}

extension JSONValue {
  /// Whether or not the value is not a string, or contains more than white space.
  fileprivate var hasWords: Bool {
    guard case .string(let text) = content else { return true }
    return text.contains { !$0.isWhitespace }
  }
}

/// The keys of the file.
private enum LintFileKeys {
  static let allow = Key(
    "allow", .elements(.object(exemption)), "Intended findings.")
  static let severity = Key(
    "severity", .element(.dictionary(word)), "The severity of a code.")
  static let minimum = Key("minimum", .element(word), "The minimum severity of reported findings.")
  static let all = ObjectDeclaration([allow, severity, minimum])

  static let code = Key("code", .element(word), "The code of the findings.", isRequired: true)
  static let view = Key("view", .text(.words), "The views; any by default.")
  static let reason = Key("reason", .element(word), "Why.", isRequired: true)
  static let exemption = ObjectDeclaration([code, view, reason])

  private static let word = ValueShape.text(.words)
}
