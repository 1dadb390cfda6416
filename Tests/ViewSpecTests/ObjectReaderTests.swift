import Testing

@testable import ViewSpec

struct ObjectReaderTests {
  /// What a reader of `id` (required), `frame` and `hidden` refuses.
  private func refusal(_ text: String) throws -> String? {
    let document = try document(text)
    do {
      try document.reading { root throws(SpecProblem) in
        var reader = try root.object()
        _ = try reader.required("id").string()
        _ = try reader.optional("frame")?.array()
        _ = try reader.optional("hidden")?.bool()
        try reader.finish()
      }
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    "{\"id\": \"a\"}", "{\"hidden\": true, \"id\": \"a\"}",
    "{\"frame\": [], \"hidden\": false, \"id\": \"a\",}",
  ])
  func knownKeysAreReadInAnyOrder(text: String) throws {
    #expect(try refusal(text) == nil)
  }

  @Test(arguments: [
    ("{}", "1:1: $: missing key \"id\""),
    ("{\"di\": 1}", "1:1: $: missing key \"id\"; is \"di\" a misspelling of it?"),
    ("{\"idea\": 1}", "1:1: $: missing key \"id\""),
    ("{\"id\": null}", "1:8: $.id: found null, expected a string"),
    ("{\"id\": \"a\",\n \"fram\": []}", "2:2: $.fram: unknown key \"fram\"; did you mean \"frame\"?"),
    ("{\"id\": \"a\", \"colour\": []}", "1:13: $.colour: unknown key \"colour\""),
    ("{\"x y\": 1, \"z\": 2, \"id\": \"a\"}", "1:2: $[\"x y\"]: unknown key \"x y\""),
    ("{\"id\": \"a\", \"hidden\": 1}", "1:23: $.hidden: found the number 1, expected true or false"),
  ])
  func refusalsSayWhatAndWhere(text: String, expected: String) throws {
    #expect(try refusal(text) == "a.json:" + expected)
  }

  @Test func containsDoesNotMakeAKeyKnown() throws {
    let reader = try document("{\"a\": 1}").root.object()
    #expect(reader.contains("a"))
    #expect(!reader.contains("b"))
    #expect(throws: SpecProblem.self) { try reader.finish() }
  }

  @Test func readersOfReadersKeepThePath() throws {
    let document = try document("{\"views\": [{}, {\"frame\": {\"width\": \"x\"}}]}")
    var root = try document.root.object()
    var view = try root.required("views").array()[1].object()
    var frame = try view.required("frame").object()
    let problem = #expect(throws: SpecProblem.self) { try frame.required("width").bool() }
    #expect(problem?.path.description == "$.views[1].frame.width")
  }
}
