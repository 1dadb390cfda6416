import Testing

@testable import ViewSpec

struct SpecErrorTests {
  @Test func descriptionIsPlacePathMessageSuggestion() {
    let error = SpecError(
      file: "Examples/card.json", line: 12, column: 9, path: "$.views[2].fram",
      message: "unknown key \"fram\"", suggestion: "did you mean \"frame\"?")
    #expect(
      error.description
        == "Examples/card.json:12:9: $.views[2].fram: unknown key \"fram\"; did you mean \"frame\"?")
  }

  @Test func partsThatAreMissingLeaveNoTrace() {
    #expect(
      SpecError(file: "a.json", message: "there is no such file").description
        == "a.json: there is no such file")
    #expect(
      SpecError(file: "a.json", line: 1, column: 2, path: nil, message: "m").description == "a.json:1:2: m")
  }

  @Test func dashIsTheStandardInput() {
    #expect(
      SpecError(file: "-", line: 1, column: 2, path: "$", message: "m").description == "<stdin>:1:2: $: m")
    #expect(SpecError(file: "-", message: "m").file == "-")
  }

  @Test(arguments: ["\n", "\r\n", "\u{0}", "\u{1B}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}"])
  func descriptionIsOneLine(break: String) {
    let error = SpecError(
      file: "a\(`break`)b", line: 1, column: 1, path: "$\(`break`)", message: "m\(`break`)m",
      suggestion: "s\(`break`)s")
    for scalar in `break`.unicodeScalars {
      #expect(!error.description.unicodeScalars.contains(scalar))
    }
  }
}
