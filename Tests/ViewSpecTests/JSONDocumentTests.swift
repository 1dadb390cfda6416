import TestSupport
import Testing

@testable import ViewSpec

/// A document from text, in a file called `a.json`.
func document(_ text: String) throws(SpecError) -> JSONDocument {
  try JSONDocument(parsing: Array(text.utf8), file: "a.json")
}

/// The one line that the refusal of `text` makes.
func refusal(_ text: String) -> String? {
  do {
    _ = try document(text)
    return nil
  } catch {
    return error.description
  }
}

struct JSONDocumentTests {
  /// `count` containers in one another, arrays or objects, around a number.
  static func nested(_ count: Int, inObjects: Bool) -> String {
    String(repeating: inObjects ? "{\"k\":" : "[", count: count) + "1"
      + String(repeating: inObjects ? "}" : "]", count: count)
  }

  /// Returns the depth of a value, found by walking it without recursion.
  static func depth(of value: JSONValue) -> Int {
    var depth = 0
    var current = value
    while true {
      switch current.content {
      case .array(let elements) where !elements.isEmpty: current = elements[0]
      case .object(let members) where !members.isEmpty: current = members[0].value
      default: return depth
      }
      depth += 1
    }
  }

  @Test(arguments: [false, true])
  func thousandLevelsAreReadWalkedAndReleasedOnASmallStack(inObjects: Bool) {
    let depth = onSmallStack {
      (try? document(JSONDocumentTests.nested(1000, inObjects: inObjects))).map { document in
        JSONDocumentTests.depth(of: document.root.value)
      }
    }
    #expect(depth == 1000)
  }

  @Test(arguments: [1001, 100_000], [false, true])
  func oneLevelMoreIsRefusedOnASmallStack(count: Int, inObjects: Bool) {
    let error = onSmallStack { refusal(JSONDocumentTests.nested(count, inObjects: inObjects)) }
    // The 1,001st bracket stands behind 1,000 of `[` or of `{"k":`.
    let column = 1000 * (inObjects ? 5 : 1) + 1
    let step = inObjects ? ".k" : "[0]"
    let steps = String(repeating: step, count: 10)
    #expect(
      error
        == "a.json:1:\(column): $\(steps)…\(steps): "
        + "arrays and objects are nested deeper than the limit of 1000")
  }

  @Test func alternatingLevelsCountTogether() throws {
    let opening = String(repeating: "[{\"k\":", count: 500)
    let closing = String(repeating: "}]", count: 500)
    #expect(JSONDocumentTests.depth(of: try document("\(opening)0\(closing)").root.value) == 1000)
    #expect(refusal("\(opening)[0]\(closing)")?.contains("limit of 1000") == true)
  }

  @Test func sizeIsCheckedBeforeAnythingElse() {
    // Not JSON, and not UTF-8: only the size is looked at.
    let bytes = [UInt8](repeating: 0xFF, count: 50_000_000)
    #expect(throws: SpecError(file: "b", message: "found 50000000 bytes, more than the limit of 32 MiB")) {
      try JSONDocument(parsing: bytes, file: "b")
    }
  }

  @Test func limitIsTheLargestSizeAllowed() throws {
    try JSONDocument.checkSize(32 * 1024 * 1024, file: "a")
    #expect(throws: SpecError.self) { try JSONDocument.checkSize(32 * 1024 * 1024 + 1, file: "a") }
  }

  @Test func problemsBecomeErrorsWithLineAndColumn() throws {
    let document = try document("{\n  \"ä\": [1, 2]\n}")
    #expect(
      throws: SpecError(
        file: "a.json", line: 2, column: 12, path: "$[\"ä\"][1]",
        message: "found the number 2, expected a string")
    ) {
      try document.reading { root throws(DocumentError) in
        let key = Key<[JSONElement]>("ä", .elements(.text(.words)), "Texts.")
        return try root.object(ObjectDeclaration([key])).required(key)[1].string()
      }
    }
  }
}
