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
  func roundTrip(_ value: String, _ type: String) {
    let text = PNGText(key: "Some key", value: value)
    #expect(text.chunk.type == type)
    let back = PNGText(type: text.chunk.type, content: text.chunk.content[...], limit: 0)
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
  func inflationLimit(_ type: String) {
    let start = type == "zTXt" ? "a\0\0" : "a\0\u{1}\0\0\0"
    let content = Array(start.utf8) + zlibStream([UInt8](repeating: 65, count: 100))
    #expect(PNGText(type: type, content: content[...], limit: 100)?.value.count == 100)
    #expect(PNGText(type: type, content: content[...], limit: 99) == nil)
    #expect(PNGText(type: type, content: content.dropLast(), limit: 100) == nil)
    let empty = Array(start.utf8) + zlibStream([])
    #expect(PNGText(type: type, content: empty[...], limit: 0)?.value == "")
  }
}
