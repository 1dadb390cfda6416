import Testing

@testable import ViewSpec

private enum Side: String, CaseIterable {
  case leading, center, trailing
}

struct JSONElementTests {
  /// One value of each kind, and how messages name it.
  static let kinds = [
    ("null", "null"), ("true", "true"), ("false", "false"), ("12", "the number 12"),
    ("0.5", "the number 0.5"),
    ("\"abc\"", "a string \"abc\""), ("[1]", "an array"), ("{\"a\": 1}", "an object"),
  ]

  /// Returns the message with which `read` refuses the value at `$.k` of a document.
  static func refusal<Result>(
    of value: String, _ read: (JSONElement) throws(DocumentError) -> Result
  ) throws -> String? {
    let document = try document("{\n\"k\": \(value)}")
    do {
      _ = try document.reading { root throws(DocumentError) in
        let key = Key<JSONElement>("k", .element(.flag), "Anything.")
        return try read(try root.object(ObjectDeclaration([key])).required(key))
      }
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: JSONElementTests.kinds)
  func wrongTypesSayFoundAndExpected(value: String, found: String) throws {
    func expectation(_ noun: String) -> String { "a.json:2:6: $.k: found \(found), expected \(noun)" }
    if !found.contains("string") {
      #expect(
        try JSONElementTests.refusal(of: value) { e throws(DocumentError) in try e.string() }
          == expectation("a string"))
      #expect(
        try JSONElementTests.refusal(of: value) { e throws(DocumentError) in try e.option(Side.self) }
          == expectation("one of \"leading\", \"center\", \"trailing\""))
    }
    if found != "true" && found != "false" {
      #expect(
        try JSONElementTests.refusal(of: value) { e throws(DocumentError) in try e.bool() }
          == expectation("true or false"))
    }
    if !found.contains("number") {
      #expect(
        try JSONElementTests.refusal(of: value) { e throws(DocumentError) in try e.positiveNumber() }
          == expectation("a number above 0"))
    }
    if !found.contains("array") {
      #expect(
        try JSONElementTests.refusal(of: value) { e throws(DocumentError) in try e.array() }
          == expectation("an array"))
    }
    if !found.contains("object") {
      #expect(
        try JSONElementTests.refusal(of: value) { e throws(DocumentError) in
          try e.object(ObjectDeclaration([]))
        }
          == expectation("an object"))
      #expect(
        try JSONElementTests.refusal(of: value) { e throws(DocumentError) in try e.entries() }
          == expectation("an object"))
    }
    if !found.contains("number") && !found.contains("string") {
      #expect(
        try JSONElementTests.refusal(of: value) { e throws(DocumentError) in try e.expression() }
          == expectation("a number or an expression in quotes"))
    }
  }

  @Test func valuesOfTheRightTypeAreRead() throws {
    let elements = try document("[true, \"abc\", \"center\", [1, 2], {}]").root.array()
    #expect(try elements[0].bool())
    #expect(try elements[1].string() == "abc")
    #expect(try elements[2].option(Side.self) == .center)
    #expect(try elements[3].array().map { try $0.positiveNumber() } == [1, 2])
    #expect(try elements[4].entries().isEmpty)
    #expect(try elements[3].array().map(\.path.description) == ["$[3][0]", "$[3][1]"])
  }

  @Test func optionsSuggestTheNearest() throws {
    #expect(
      try JSONElementTests.refusal(of: "\"centre\"") { e throws(DocumentError) in try e.option(Side.self) }
        == "a.json:2:6: $.k: found a string \"centre\", expected one of \"leading\", \"center\", "
        + "\"trailing\"; "
        + "did you mean \"center\"?")
  }

  @Test func entriesKeepOrderAndPlaces() throws {
    let document = try document("{\"z\": 1,\n \"a\": 2}")
    let entries = try document.root.entries()
    #expect(entries.map(\.key) == ["z", "a"])
    #expect(
      document.error(for: entries[1].keyProblem("taken", suggestion: "s")).description
        == "a.json:2:2: $.a: taken; s")
    #expect(document.error(for: entries[1].element.problem("m")).description == "a.json:2:7: $.a: m")
  }
}
