import Testing

@testable import AssetCore

struct PluralRulesTests {
  private func category(_ number: Int, _ language: String) -> PluralCategory {
    PluralRules.category(of: PluralNumber(number), in: language)
  }

  // The samples are those of CLDR's plurals.xml.
  @Test(
    arguments: [
      ("en", [1: .one, 0: .other, 2: .other, 21: .other]),
      ("de-AT", [1: .one, 0: .other, 21: .other]),
      ("fr", [0: .one, 1: .one, 2: .other, 1_000_000: .many]),
      ("es", [1: .one, 0: .other, 1_000_000: .many]),
      ("pt", [0: .one, 1: .one, 2: .other]), ("pt-PT", [0: .other, 1: .one]),
      ("ja", [0: .other, 1: .other, 2: .other]), ("zh-Hans", [1: .other]),
      (
        "ru",
        [
          1: .one, 21: .one, 11: .many, 2: .few, 24: .few, 12: .many, 14: .many, 5: .many, 0: .many,
          111: .many,
        ]
      ),
      ("pl", [1: .one, 2: .few, 22: .few, 12: .many, 21: .many, 0: .many, 5: .many]),
      ("cs", [1: .one, 2: .few, 4: .few, 5: .other, 0: .other]),
      (
        "ar",
        [0: .zero, 1: .one, 2: .two, 3: .few, 103: .few, 11: .many, 99: .many, 100: .other, 102: .other]
      ),
      ("he", [1: .one, 2: .two, 0: .other, 20: .other]),
      ("lt", [1: .one, 21: .one, 11: .other, 2: .few, 10: .other, 0: .other]),
      ("lv", [0: .zero, 10: .zero, 11: .zero, 1: .one, 21: .one, 2: .other]),
      ("sl", [1: .one, 101: .one, 2: .two, 3: .few, 4: .few, 5: .other]),
      ("ro", [1: .one, 0: .few, 19: .few, 101: .few, 20: .other]),
      ("ga", [1: .one, 2: .two, 3: .few, 7: .many, 11: .other]),
      ("cy", [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many, 4: .other]),
      ("sr-Latn", [1: .one, 21: .one, 2: .few, 5: .other, 11: .other]),
      ("mt", [1: .one, 2: .two, 0: .few, 3: .few, 11: .many, 20: .other]),
      ("hi", [0: .one, 1: .one, 2: .other]), ("tr", [1: .one, 0: .other]), ("qq", [1: .one, 2: .other]),
    ] as [(String, [Int: PluralCategory])])
  func numbersHaveTheCategoriesOfTheLanguage(_ language: String, _ expected: [Int: PluralCategory]) {
    for (number, category) in expected {
      #expect(self.category(number, language) == category, "\(number) in \(language)")
    }
  }

  @Test func visibleDigitsMatter() {
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "en") == .other)
    #expect(PluralRules.category(of: PluralNumber(1, digits: 1), in: "en") == .other)
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "fr") == .one)
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "cs") == .many)
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "ru") == .other)
    #expect(PluralRules.category(of: PluralNumber(0.5), in: "da") == .one)
  }

  @Test func everyNumberHasACategory() {
    for language in ["is", "mk", "br", "gv", "shi", "tzm", "lag", "ksh", "fil", "si", "gd", "dsb", "be"] {
      for number in [Int.min, -1, 0, 1, 2, 100, .max] { _ = category(number, language) }
      for number in [Double.nan, .infinity, -0.0, 1e300, 1e-308, 0.1] {
        _ = PluralRules.category(of: PluralNumber(number, digits: .max), in: language)
      }
    }
  }
}
