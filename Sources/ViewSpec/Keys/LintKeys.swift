/// The keys of a view's settings for `snapshot lint`.
enum LintKeys {
  static let allow = Key(
    "allow", .element(.dictionary(.text(reasonShape), keys: codeShape)),
    "Intended findings: their codes, each with the reason.")
  static let all = ObjectDeclaration([allow])

  private static let codeShape = TextShape(pattern: "^[a-z]+(-[a-z]+)*$", example: "unsnapped-edge")
  private static let reasonShape = TextShape(pattern: #"\S"#, example: "it is drawn by hand")
}

/// A finding that the spec allows, with the reason, before the file is known.
struct LocatedExemption: Sendable {
  let code: String
  let reason: String
  /// The byte offset of the code.
  let offset: Int
  /// The byte offset of the view's object.
  let view: Int
}

/// A finding that a spec allows.
package struct SpecExemption: Sendable {
  /// The code of the finding, which may not exist.
  package let code: String
  package let reason: String
  /// The place of the code.
  package let place: SpecPlace
  /// The place of the view; its subviews are included in the exemption.
  package let view: SpecPlace

  init(_ written: LocatedExemption, in document: JSONDocument) {
    code = written.code
    reason = written.reason
    place = document.place(at: written.offset)
    view = document.place(at: written.view)
  }
}

extension SpecReader {
  /// Reads the allowed findings of a view's object.
  mutating func readExemptions(_ reader: ObjectReader) throws(DocumentError) {
    guard let lint = try reader.optional(ViewKeys.lint),
      let allow = try lint.object(LintKeys.all).optional(LintKeys.allow)
    else { return }
    for entry in try allow.entries() {
      guard
        entry.key.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || "a"..."z" ~= Character(Unicode.Scalar($0)) }),
        entry.key.split(separator: "-", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty })
      else {
        throw entry.keyProblem(
          "\(quoted(entry.key)) is not the code of a finding", suggestion: "use a code such as unsnapped-edge"
        )
      }
      let reason = try entry.element.string()
      guard reason.contains(where: { !$0.isWhitespace }) else {
        throw entry.element.problem("the reason is empty", suggestion: "explain why the finding is intended")
      }
      exemptions.append(
        LocatedExemption(
          code: entry.key, reason: reason, offset: entry.keyOffset, view: reader.element.value.offset))
    }
  }
}
