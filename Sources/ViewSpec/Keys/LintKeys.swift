/// The keys of what is said to `snapshot lint` beside a view.
enum LintKeys {
  static let allow = Key(
    "allow", .element(.dictionary(.text(reasonShape), keys: codeShape)),
    "What is found and meant: the codes of findings, each with the reason.")
  static let all = ObjectDeclaration([allow])

  private static let codeShape = TextShape(pattern: "^[a-z]+(-[a-z]+)*$", example: "unsnapped-edge")
  private static let reasonShape = TextShape(pattern: #"\S"#, example: "it is drawn by hand")
}

/// A reason why something that is found is meant, before the file is known.
struct WrittenAllowance: Sendable {
  let code: String
  let reason: String
  /// The byte at which the code stands.
  let offset: Int
  /// The byte at which the view's object begins.
  let view: Int
}

/// What a spec says of a finding that is meant.
package struct SpecAllowance: Sendable {
  /// The code of the finding; whether there is such a code is not known here.
  package let code: String
  package let reason: String
  /// Where the code stands.
  package let place: SpecPlace
  /// Where the view stands that it is about, with all that is in it.
  package let view: SpecPlace

  init(_ written: WrittenAllowance, in document: JSONDocument) {
    code = written.code
    reason = written.reason
    place = document.place(at: written.offset)
    view = document.place(at: written.view)
  }
}

extension SpecReader {
  /// Reads what the object of a view says of findings.
  mutating func readAllowances(_ reader: ObjectReader) throws(SpecProblem) {
    guard let lint = try reader.optional(ViewKeys.lint),
      let allow = try lint.object(LintKeys.all).optional(LintKeys.allow)
    else { return }
    for entry in try allow.entries() {
      guard
        entry.key.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || "a"..."z" ~= Character(Unicode.Scalar($0)) }),
        entry.key.split(separator: "-", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty })
      else {
        throw entry.keyProblem(
          "\(quoted(entry.key)) is no code of a finding", suggestion: "codes are as unsnapped-edge")
      }
      let reason = try entry.element.string()
      guard reason.contains(where: { !$0.isWhitespace }) else {
        throw entry.element.problem("the reason is empty", suggestion: "say why the finding is meant")
      }
      allowances.append(
        WrittenAllowance(
          code: entry.key, reason: reason, offset: entry.keyOffset, view: reader.element.value.offset))
    }
  }
}
