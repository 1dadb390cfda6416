import TestSupport
import Testing

@testable import Text

/// The words of scripts without spaces between them.
@Suite struct DictionaryWordsTests {
  /// Returns a text with a stroke before each word after another one.
  private func divided(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var starts: Set<Int> = []
    DictionaryWords.forEachStart(in: scalars.indices, of: scalars) { starts.insert($0) }
    return marked(scalars, starts)
  }

  private func marked(_ scalars: [Unicode.Scalar], _ starts: Set<Int>) -> String {
    var marked = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if starts.contains(index) { marked.append("|") }
      marked.append(scalar)
    }
    return String(marked)
  }

  @Test(
    "Words of Thai, Lao, Khmer and Burmese are divided, other text is not",
    arguments: [
      // Language, Thai; hello, world; good, very
      "ภาษา|ไทย", "สวัสดี|ชาว|โลก", "ดี|มาก",
      // Language, Lao
      "ພາສາ|ລາວ",
      // Khmer, is, language
      "ភាសាខ្មែរ|ជា|ភាសា",
      // Myanmar, letter
      "မြန်မာ|စာ",
      // Only between two words of such scripts, which spaces and Latin letters separate
      "Thai ภาษา|ไทย (ไทย) abc", "a b", "",
      // Letters beyond the first plane have two units.
      "😀ภาษา|ไทย",
    ]) func words(expected: String)
  {
    #expect(divided(expected.filter { $0 != "|" }) == expected)
  }

  @Test("Without a dictionary, characters are divided, but not from their vowels and the letters below them")
  func characters() {
    let text = Array("กขเกกากัก ກແກក្កက္က".unicodeScalars)
    let starts = Set(DictionaryWords.characterStarts(in: text.indices, of: text))
    #expect(
      marked(text, starts.filter { text[$0] != " " && text[$0 - 1] != " " }) == "ก|ข|เก|กา|กั|ก ກ|ແກ|ក្ក|က္က")
  }

  @Test("Any text is divided within its range, in order", arguments: TestEffort.seeds(4))
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("กขเาั ກແ\u{17D2}ក\u{1039}ကa😀\u{301}\u{200D}字".unicodeScalars)
    for _ in 0..<200 {
      let count = Int.random(in: 1...40, using: &generator)
      let text = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "a" }
      let range = Int.random(in: 0..<count, using: &generator)..<count
      var last = range.lowerBound
      DictionaryWords.forEachStart(in: range, of: text) { start in
        #expect(start > last && start < range.upperBound)
        last = start
      }
    }
  }
}
