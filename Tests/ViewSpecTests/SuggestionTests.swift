import Testing

@testable import ViewSpec

struct SuggestionTests {
  @Test func questionQuotesTheName() {
    #expect(didYouMean("fram", among: ["frame"]) == "did you mean \"frame\"?")
    #expect(didYouMean("fram", among: []) == nil)
  }
}
