import Testing

@testable import ViewSpec

struct MessageTextTests {
  @Test(arguments: [
    ("", "\"\""), ("abc", "\"abc\""), ("a\"b", "\"a\\\"b\""), ("a\nb\tc\r", "\"a\\nb\\tc\\r\""),
    ("\u{1B}[1m", "\"\\u{1B}[1m\""), ("ä😀", "\"ä😀\""), ("\u{200B}\u{A0}", "\"\\u{200B}\\u{A0}\""),
    ("\u{115F}\u{3164}\u{FE0F}", #""\u{115F}\u{3164}\u{FE0F}""#),
    ("\u{E0100}\u{E0041}", #""\u{E0100}\u{E0041}""#),
    ("\u{2065}\u{E0FFF}", #""\u{2065}\u{E0FFF}""#), ("\u{301}\"\u{301}", "\"\u{301}\\\"\u{301}\""),
  ])
  func quotationsAreOneVisibleLine(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }

  @Test func longTextIsShortened() {
    let fits = String(repeating: "a", count: 60)
    #expect(quoted(fits) == "\"\(fits)\"")
    #expect(quoted(fits + "a") == "\"\(fits.dropLast())…\"")
    #expect(quoted(String(repeating: "\n", count: 1_000_000)).utf8.count < 200)
  }

  @Test(arguments: [(12.0, "12"), (-3, "-3"), (0.5, "0.5"), (1e300, "1e+300"), (-0.0, "-0")])
  func numeralsAreAsPeopleWriteThem(number: Double, expected: String) {
    #expect(numeral(number) == expected)
  }

  @Test(arguments: [
    ("widht: 3", 0, "\"widht\""), ("a+b", 1, "\"+\""), ("😀😀", 0, "\"😀\""), ("a", 1, "the end"),
    ("\n", 0, "\"\\n\""),
  ])
  func foundTextIsAWordOrACharacter(text: String, offset: Int, expected: String) {
    #expect(foundText(in: Array(text.utf8), at: offset, end: "the end") == expected)
  }
}
