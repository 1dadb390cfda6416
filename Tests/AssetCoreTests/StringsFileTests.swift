import Foundation
import Testing

@testable import AssetCore

struct StringsFileTests {
  private func values(_ text: String) -> [String: String] { StringsFile(Data(text.utf8)).values }

  @Test func entriesCommentsAndEscapes() {
    let text = #"""
      /* A comment /* with a star */
      "hello" = "Hello, \"you\"\n\\ \U00e9 \u20AC \101";  // To the end of the line; "no" = "no";
      plain_key.1 = 'single "quoted"';
      "same";
      "over
      lines"="a	b" ;
      "emoji" = "\U d83d";
      """#.replacingOccurrences(of: #"\U d83d"#, with: #"\Ud83d\Ude00"#)
    let file = StringsFile(Data(text.utf8))
    #expect(file.problem == nil)
    #expect(
      file.values == [
        "hello": "Hello, \"you\"\n\\ é € A", "plain_key.1": "single \"quoted\"", "same": "same",
        "over\nlines": "a\tb",
        "emoji": "😀",
      ])
  }

  @Test func bracesMayEnclose() {
    #expect(values("{ a = b; \"c\" = d }") == ["a": "b", "c": "d"])
    #expect(values("") == [:])
    #expect(values("// Nothing.") == [:])
  }

  @Test func encodingsAreToldByTheirFirstBytes() {
    let text = "\"ключ\" = \"значение 😀\";"
    let expected = ["ключ": "значение 😀"]
    for (encoding, mark) in [
      (String.Encoding.utf8, [] as [UInt8]), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian, [0xFE, 0xFF]),
    ] {
      #expect(StringsFile(Data(mark) + text.data(using: encoding)!).values == expected)
    }
    let plain = "\"key\" = \"value\";"
    #expect(StringsFile(plain.data(using: .utf16LittleEndian)!).values == ["key": "value"])
    #expect(StringsFile(plain.data(using: .utf16BigEndian)!).values == ["key": "value"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyListsAreRead(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "ü", "b": "2"], format: format, options: 0)
    #expect(StringsFile(data).values == ["a": "ü", "b": "2"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "a semicolon is missing"),
    ("\"a\" = \"b\";\n  \"c\" = \"d;\n", 2, 9, "no closing quote"), ("/* open", 1, 1, "comment has no end"),
    ("\"a\" = ;", 1, 7, "';' is where a text"), ("\"a\" = \"\\Uzz\";", 1, 10, "no hexadecimal digits"),
    ("{ \"a\" = \"b\";", 1, 13, "a closing brace is missing"), ("\"a\" =", 1, 6, "the file ends where"),
  ])
  func problemsHaveTheirPlace(_ text: String, _ line: Int, _ column: Int, _ problem: String) {
    let found = StringsFile(Data(text.utf8)).problem
    #expect(found?.line == line)
    #expect(found?.column == column)
    #expect(found?.text.contains(problem) == true, "\(found?.text ?? "none")")
  }

  @Test func textInAnotherEncodingIsAProblem() {
    #expect(StringsFile(Data([0x22, 0xE9, 0x22])).problem?.text.contains("neither UTF-8 nor UTF-16") == true)
  }
}

struct FormatPieceTests {
  @Test func partsOfFormats() {
    typealias Placeholder = FormatPiece.Placeholder
    #expect(
      FormatPiece.pieces(of: "a %@ 100%% %2$lld %-5.2f%#@files@%1$#@n@ %arg %q %.-1f %") == [
        .text("a "), .argument(Placeholder(position: nil, options: "", conversion: "@")), .text(" 100% "),
        .argument(Placeholder(position: 2, options: "", conversion: "lld")), .text(" "),
        .argument(Placeholder(position: nil, options: "-5.2", conversion: "f")),
        .variable(name: "files", position: nil), .variable(name: "n", position: 1), .text(" "), .own,
        .text(" %q %.-1f %"),
      ])
  }
}
