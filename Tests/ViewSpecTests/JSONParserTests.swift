import TestSupport
import Testing

@testable import ViewSpec

extension JSONValue {
  /// The value as JSON without spaces, and at each value and key its offset: `[1@1,"a"@3]@0`.
  fileprivate var located: String {
    let text =
      switch content {
      case .null: "null"
      case .bool(let bool): "\(bool)"
      case .number(let number): "\(number)"
      case .string(let string): "\"\(string)\""
      case .array(let elements): "[\(elements.map(\.located).joined(separator: ","))]"
      case .object(let members):
        "{\(members.map { "\($0.key)@\($0.keyOffset):\($0.value.located)" }.joined(separator: ","))}"
      }
    return "\(text)@\(offset)"
  }
}

/// A random document written together with what it should be read as.
private struct DocumentWriter {
  var random: SeededGenerator
  var text = ""

  /// White space and comments of all kinds, or nothing.
  mutating func space() {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      text +=
        ["", " ", "\n", "\t", "\r\n", "/* *ä/ */", "/**/", "// [\"x\n", "//\r"]
        .randomElement(using: &random) ?? ""
    }
  }

  /// Writes a value and answers its `located` text.
  mutating func value(depth: Int) -> String {
    let offset = text.utf8.count
    var result: String
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: result = write("null")
    case 1: result = write(Bool.random(using: &random) ? "true" : "false")
    case 2: result = write("\(Double(Int.random(in: -999...999, using: &random)) / 8)")
    case 3, 4: result = write("\"text \(Int.random(in: 0...9, using: &random)) ü\"")
    case 5: result = elements("[", "]", depth: depth) { _ in "" }
    default:
      result = elements("{", "}", depth: depth) { writer in
        let offset = writer.text.utf8.count
        // The offset makes the key one of its kind.
        _ = writer.write("\"k\(offset)\"")
        writer.space()
        writer.text += ":"
        writer.space()
        return "k\(offset)@\(offset):"
      }
    }
    return "\(result)@\(offset)"
  }

  private mutating func write(_ token: String) -> String {
    text += token
    return token
  }

  private mutating func elements(
    _ opening: String, _ closing: String, depth: Int, _ key: (inout DocumentWriter) -> String
  ) -> String {
    text += opening
    var results: [String] = []
    let count = Int.random(in: 0...20, using: &random)
    for index in 0..<count {
      space()
      results.append(key(&self) + value(depth: depth - 1))
      space()
      // The last comma may trail.
      if index < count - 1 || Bool.random(using: &random) { text += "," }
    }
    space()
    text += closing
    return opening + results.joined(separator: ",") + closing
  }
}

struct JSONParserTests {
  @Test(arguments: TestEffort.seeds(60))
  func whatWasWrittenIsReadWithItsPlaces(seed: UInt64) throws {
    var writer = DocumentWriter(random: SeededGenerator(seed: seed))
    writer.space()
    let expected = writer.value(depth: 4)
    writer.space()
    #expect(try document(writer.text).root.value.located == expected, "\(writer.text)")
  }

  @Test(arguments: TestEffort.seeds(20))
  func everyPrefixOfADocumentIsRefusedWithAPlaceInIt(seed: UInt64) throws {
    var writer = DocumentWriter(random: SeededGenerator(seed: seed))
    _ = writer.value(depth: 2)
    try #require(writer.text.hasPrefix("[") || writer.text.hasPrefix("{") || seed > 0)
    guard writer.text.hasPrefix("[") || writer.text.hasPrefix("{") else { return }
    for count in 0..<min(400, writer.text.utf8.count) {
      let prefix = Array(writer.text.utf8.prefix(count))
      #expect(throws: SpecError.self) { try JSONDocument(parsing: prefix, file: "a") }
    }
  }

  @Test func anyBytesAreReadOrRefused() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("{}[]\",:\\/*u0D8-1.e+ \ntrue\u{1}ä".utf8) + [0xFF, 0x00]
    for _ in 0..<20_000 {
      let bytes = (0..<12).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      // Whatever happens, it ends, and without a trap.
      _ = try? JSONDocument(parsing: bytes, file: "a")
    }
  }

  @Test(arguments: [
    ("", "1:1: $: found the end of the file, expected a value"),
    (" \n ", "2:2: $: found the end of the file, expected a value"),
    ("[1, 2", "1:6: $: found the end of the file, expected \"]\"; \"[\" is at line 1, column 1"),
    ("{\n \"a\": [1],", "2:11: $: found the end of the file, expected \"}\"; \"{\" is at line 1, column 1"),
    ("{\"a\": ", "1:7: $.a: found the end of the file, expected \"}\"; \"{\" is at line 1, column 1"),
    ("[1 2]", "1:4: $: found \"2\", expected \",\" or \"]\""),
    ("{\"a\": 1 \"b\": 2}", "1:9: $: found \"\\\"\", expected \",\" or \"}\""),
    ("[1}", "1:3: $: found \"}\", expected \",\" or \"]\""),
    ("[,]", "1:2: $[0]: found \",\", expected a value"),
    ("[1,,]", "1:4: $[1]: found \",\", expected a value"),
    ("{,}", "1:2: $: found \",\", expected a key or \"}\""),
    ("{\"a\" 1}", "1:6: $.a: found \"1\" after the key \"a\", expected \":\""),
    ("{\"a\":}", "1:6: $.a: found \"}\", expected a value"),
    ("{wide: 1}", "1:2: $: found \"wide\", expected a key or \"}\"; enclose keys in double quotes"),
    ("{} {}", "1:4: $: found \"{\" after the document, expected the end of the file"),
    ("1 // one\n2", "2:1: $: found \"2\" after the document, expected the end of the file"),
    ("]", "1:1: $: found \"]\", expected a value"),
    ("[1,\u{A0}2]", "1:4: $[1]: found \"\\u{A0}\", expected a value"),
    (
      "[{\"views\": [0, {\"a b\": x}]}]",
      "1:24: $[0].views[1][\"a b\"]: found \"x\", expected a value; "
        + "enclose strings in double quotes"
    ),
  ])
  func refusalsSayWhatAndWhere(text: String, expected: String) {
    #expect(refusal(text) == "a.json:" + expected)
  }

  @Test(arguments: [1, 15, 16, 17, 18, 1000])
  func duplicateKeyNamesBothPlaces(count: Int) {
    // Key `k0` on line 2, `k1` on line 3 and so on; then `k0` again.
    let members = (0..<count).map { "\n  \"k\($0)\": 0," }.joined()
    #expect(
      refusal("{\(members)\n\"k0\": 1}")
        == "a.json:\(count + 2):1: $.k0: duplicate key \"k0\"; the first one is at line 2, column 3")
  }

  @Test(arguments: [1, 15, 16, 17, 18, 1000])
  func lastKeyIsKnownTooWhenItComesAgain(count: Int) {
    let members = (0..<count).map { "\n\"k\($0)\": 0," }.joined()
    #expect(
      refusal("{\(members)\n\"k\(count - 1)\": 1}")?.hasSuffix(
        "the first one is at line \(count + 1), column 1") == true)
  }

  @Test func keysOfDifferentObjectsMayBeEqual() throws {
    let text = "{\"a\": {\"a\": 1}, \"b\": {\"a\": 2}}"
    #expect(
      try document(text).root.value.located == "{a@1:{a@7:1.0@12}@6,b@16:{a@22:2.0@27}@21}@0")
  }

  @Test func byteOrderMarkIsPassedOver() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONDocument(parsing: mark + Array("[1]".utf8), file: "a").root.value.located == "[1.0@4]@3")
    #expect(
      throws: SpecError(file: "a", line: 1, column: 2, path: "$[0]", message: "found \"}\", expected a value")
    ) {
      try JSONDocument(parsing: mark + Array("[}".utf8), file: "a")
    }
  }

  @Test(
    arguments: [
      // A byte that begins nothing, an overlong form, a surrogate, a character cut short.
      ([0x22, 0xFF, 0x22], "FF"), ([0x22, 0xC0, 0xAF, 0x22], "C0"), ([0x22, 0xED, 0xA0, 0x80, 0x22], "ED"),
      ([0x22, 0xC3], "C3"),
    ] as [([UInt8], String)])
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8], byte: String) {
    #expect(
      throws: SpecError(
        file: "a", line: 1, column: 2, path: "$", message: "found the byte 0x\(byte), which is not UTF-8",
        suggestion: "save the file as UTF-8")
    ) {
      try JSONDocument(parsing: bytes, file: "a")
    }
  }
}
