import Testing

@testable import ModelContextProtocol

@Suite struct ToolArgumentsTests {
  private static let parameters = [
    ToolParameter("spec", .text, "Path.", isRequired: true),
    ToolParameter("scale", .integer(1...4), "Scale."),
    ToolParameter("style", .choice(["light", "dark"]), "Style."), ToolParameter("tree", .flag, "Tree."),
    ToolParameter("x", .number(-1...1), "X."), ToolParameter("codes", .texts(limit: 2), "Codes."),
    ToolParameter("scales", .integers(1...4), "Scales."),
  ]

  private static func error(_ values: JSON) -> String? {
    do throws(ToolError) {
      _ = try ToolArguments(values, for: parameters)
      return nil
    } catch { return error.description }
  }

  @Test func `arguments of their kinds are taken`() throws {
    let arguments = try ToolArguments(
      [
        "spec": "a", "scale": .number(2), "style": "dark", "tree": false, "x": 1, "codes": ["a"],
        "scales": [1, 2],
      ], for: Self.parameters)
    #expect(arguments.text("spec") == "a" && arguments.integer("scale") == 2)
    #expect(arguments.text("style") == "dark" && arguments.flag("tree") == false)
    #expect(arguments.number("x") == 1 && arguments.texts("codes") == ["a"])
    #expect(arguments.integers("scales") == [1, 2])
    #expect(Self.error(["spec": "a", "scale": .null]) == nil)
  }

  @Test(
    arguments: [
      (["spec": 1], "\"spec\" is the number 1"), ([:], "\"spec\" is missing"),
      (["spec": "a", "scale": 5], "a whole number from 1 to 4"), (["spec": "a", "scale": "2"], "is \"2\""),
      (["spec": "a", "scale": .number(1.5)], "is the number 1.5"),
      (["spec": "a", "tree": "yes"], "true or false"),
      (["spec": "a", "style": "drak"], "did you mean \"dark\"?"), (["spec": "a", "x": 2], "from -1 to 1"),
      (["spec": "a", "codes": ["a", "b", "c"]], "at most 2 texts"),
      (["spec": "a", "codes": [1]], "at most 2 texts"),
      (["spec": "a", "scales": []], "1 to 10 whole numbers"), (["spce": "a"], "did you mean \"spec\"?"),
      (["spec": "a", "zzzzzzzz": 1], "the tool takes \"spec\""), ([1], "expected an object"),
    ] as [(JSON, String)])
  func `others are errors that say what would be right`(values: JSON, words: String) {
    let error = Self.error(values)
    #expect(error?.contains(words) == true, "\(error ?? "")")
  }

  @Test func `schemas say the same`() {
    let schema = Tool("a", title: "A", "B.", parameters: Self.parameters) { _, _ in ToolResult("") }
      .entry(.november2025)["inputSchema"]
    #expect(schema?["required"] == ["spec"] && schema?["additionalProperties"] == false)
    #expect(schema?["properties"]?["scale"]?["maximum"] == 4)
    #expect(schema?["properties"]?["style"]?["enum"] == ["light", "dark"])
  }
}
