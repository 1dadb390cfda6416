import Testing

@testable import ViewSpec

struct ObjectReaderTests {
  private static let id = Key("id", .text(.words), "A name.", isRequired: true)
  private static let frame = Key("frame", .elements(.flag), "An array.")
  private static let hidden = Key("hidden", .flag, "Whether it is hidden.")
  private static let keys = ObjectDeclaration([id, frame, hidden])

  /// Returns the message with which a reader of `id` (required), `frame` and `hidden` refuses a text.
  private func refusal(_ text: String) throws -> String? {
    let document = try document(text)
    do {
      try document.reading { root throws(DocumentError) in
        let reader = try root.object(Self.keys)
        _ = try reader.required(Self.id)
        _ = try reader.optional(Self.frame)
        _ = try reader.optional(Self.hidden)
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

  @Test(arguments: [
    ("{\"a\": 1, \"b\": 2}", "1:15: $.b: one is enough; remove one"),
    ("{\"b\": 2, \"c\": 3}", nil), ("{\"a\": 1, \"c\": 3}", nil),
    ("{\"a\": 1}", "1:1: $: a is alone; add c"), ("{\"b\": 2}", nil),
    ("{\"d\": 1}", nil), ("{\"b\": 2, \"d\": 1, \"e\": 1}", "1:1: $: all but one; add e"),
  ])
  func keysThatDoNotGoTogetherAreRefused(text: String, expected: String?) throws {
    let keys = ["a", "b", "c", "d", "e"].map { Key<JSONElement>($0, .element(.number(.any)), "A number.") }
    let pairs = [
      KeyRule(.excludes("a", ["b"]), "one is enough", suggestion: "remove one"),
      KeyRule(.needs(["a"], oneOf: ["c"]), "a is alone", suggestion: "add c"),
    ]
    let one = [KeyRule(.exactlyOne(["d", "e"]), "all but one", suggestion: "add e")]
    let rules = text.contains("d") ? one : pairs
    let document = try document(text)
    do {
      _ = try document.reading { root throws(DocumentError) in
        try root.object(ObjectDeclaration(keys, rules: rules))
      }
      #expect(expected == nil)
    } catch {
      #expect(error.description == "a.json:" + (expected ?? "no error"))
    }
  }

  @Test func membersCanBeSeenBeforeTheKeysAreKnown() throws {
    let root = try document("{\"id\": 1, \"x\": 2}").root
    #expect(root.member(Self.id)?.path.description == "$.id")
    #expect(root.member(Self.frame) == nil)
    #expect(try document("[]").root.member(Self.id) == nil)
  }

  @Test func readersOfReadersKeepThePath() throws {
    let width = Key("width", .flag, "Whether it is wide.", isRequired: true)
    let frame = Key<JSONElement>("frame", .element(.object(ObjectDeclaration([width]))), "Both sides.")
    let views = Key("views", .elements(.object(ObjectDeclaration([frame]))), "What is inside.")
    let document = try document("{\"views\": [{}, {\"frame\": {\"width\": \"x\"}}]}")
    let elements = try document.root.object(ObjectDeclaration([views])).required(views)
    let element = try elements[1].object(ObjectDeclaration([frame])).required(frame)
    let reader = try element.object(ObjectDeclaration([width]))
    let problem = #expect(throws: DocumentError.self) { try reader.required(width) }
    #expect(problem?.path.description == "$.views[1].frame.width")
  }
}
