import TestSupport
import Testing

@testable import PNG

@Suite("Text chunks")
struct PNGTextTests {
  @Test(
    "A text is read back from the chunk it was put in",
    arguments: [
      ("", "tEXt"), ("plain", "tEXt"), ("two\nlines", "tEXt"), ("naïve ×½", "tEXt"), ("\u{A0}", "tEXt"),
      ("\u{80}", "iTXt"), ("tab\t", "iTXt"), ("“quoted”", "iTXt"), ("👩‍👩‍👧", "iTXt"), ("e\u{301}", "iTXt"),
    ])
  func roundTrip(_ value: String, _ type: String) throws {
    let text = PNGText(key: "Some key", value: value)
    #expect(text.chunk.type == type)
    var budget = InflationBudget(0)
    let back = try PNGText(type: text.chunk.type, content: text.chunk.content[...], budget: &budget)
    #expect(back == text)
    // `==` of strings is blind to normalization; the scalars are not.
    #expect(back.map { Array($0.value.unicodeScalars) } == Array(value.unicodeScalars))
  }

  @Test("The bytes of both kinds, written out")
  func bytes() {
    #expect(PNGText(key: "K", value: "é").chunk.content == [0x4B, 0, 0xE9])
    #expect(PNGText(key: "K", value: "ł").chunk.content == [0x4B, 0, 0, 0, 0, 0, 0xC5, 0x82])
  }

  @Test(
    "Keys that the standard allows, and others",
    arguments: [
      ("a", true), ("Creation Time", true), ("é", true), (String(repeating: "k", count: 79), true),
      ("", false),
      (String(repeating: "k", count: 80), false), (" a", false), ("a ", false), ("a  b", false), ("ł", false),
      ("a\n", false), ("a\0", false), ("\u{A0}", false),
    ])
  func keys(_ key: String, _ isValid: Bool) {
    #expect(PNGText(key: key, value: "").hasValidKey == isValid)
  }

  @Test("A compressed text may inflate to the limit and no further", arguments: ["zTXt", "iTXt"])
  func inflationLimit(_ type: String) throws {
    let start = type == "zTXt" ? "a\0\0" : "a\0\u{1}\0\0\0"
    let content = Array(start.utf8) + zlibStream([UInt8](repeating: 65, count: 100))
    var (enough, tooLittle) = (InflationBudget(100), InflationBudget(99))
    #expect(try PNGText(type: type, content: content[...], budget: &enough)?.value.count == 100)
    #expect(enough.rest == 0)
    #expect(throws: PNGError.textsTooLong(limit: 99)) {
      try PNGText(type: type, content: content[...], budget: &tooLittle)
    }
    #expect(tooLittle.rest == 0)
    // A damaged text costs what was inflated of it.
    var budget = InflationBudget(150)
    #expect(try PNGText(type: type, content: content.dropLast(), budget: &budget) == nil)
    #expect(budget.rest == 50)
    let empty = Array(start.utf8) + zlibStream([])
    #expect(try PNGText(type: type, content: empty[...], budget: &budget)?.value == "")
    #expect(throws: PNGError.textsTooLong(limit: 150)) {
      try PNGText(type: type, content: content[...], budget: &budget)
    }
  }
}
