import Testing

@testable import ViewSpec

struct JSONParserStringsTests {
  /// The characters of `text` as escapes of UTF-16 code units.
  private func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  @Test(arguments: ["", "a", "ä€😀", "\u{0}\u{1F}\u{7F}", "\u{FFFF}\u{10FFFF}", "e\u{301}"])
  func escapesOfEveryCodeUnitGiveTheText(text: String) throws {
    let string = try document("\"\(escaped(text))\"").root.string()
    #expect(Array(string.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: ["", "a", "ä€😀", "\u{7F}", "\u{2028}", "e\u{301}"])
  func textStandsForItself(text: String) throws {
    #expect(Array(try document("\"\(text)\"").root.string().unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func escapesAndTextMix() throws {
    #expect(
      try document(#""a\"b\\c\/d\be\ff\ng\rh\ti ü\u00fc\uD83D\uDE00!""#).root.string()
        == "a\"b\\c/d\u{8}e\u{C}f\ng\rh\ti üü😀!")
  }

  @Test(arguments: [
    (#""abc"#, #"1:1: $: found a string without its closing quote"#),
    ("\"ab\ncd\"", #"1:4: $: found a line break in a string; close the string with a quote, or write \n"#),
    ("\"ab\tcd\"", #"1:4: $: found a tab in a string; write \t"#),
    ("\"\u{1}\"", #"1:2: $: found the control character U+0001 in a string; write \u0001"#),
    ("\"\u{1F}\"", #"1:2: $: found the control character U+001F in a string; write \u001F"#),
    (
      #""a\x41""#,
      #"1:3: $: found the escape "\x", expected one of \" \\ \/ \b \f \n \r \t \u; write a backslash as \\"#
    ),
    (#""a\"#, #"1:4: $: found the end of the file in a string, expected its closing quote"#),
    (#""\u12G4""#, #"1:6: $: found "G4" after "\u", expected four hexadecimal digits"#),
    (#""\u12"#, #"1:6: $: found the end of the file after "\u", expected four hexadecimal digits"#),
    (#""\uD83D""#, surrogate("D83D")), (#""\uDE00""#, surrogate("DE00")),
    (#""\uD83D\n""#, surrogate("D83D")), (#""\uD83D\u0041""#, surrogate("D83D")),
    (#""\uD83D\uD83D""#, surrogate("D83D")), (#""\uDBFF\uFFFF""#, surrogate("DBFF")),
  ])
  func refusalsSayWhatAndWhere(text: String, expected: String) {
    #expect(refusal(text) == "a.json:" + expected)
  }

  private static func surrogate(_ digits: String) -> String {
    #"1:2: $: found half of a surrogate pair, \u\#(digits); write both halves, such as \uD83D\uDE00"#
  }

  @Test func keysAreStringsToo() throws {
    let entries = try document(#"{"a\u0062": 1}"#).root.entries()
    #expect(entries.map(\.key) == ["ab"])
    #expect(refusal(#"{"ab": 1, "a\u0062": 2}"#)?.contains("duplicate key") == true)
  }
}
