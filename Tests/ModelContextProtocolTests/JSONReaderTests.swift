import ModelContextProtocol
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", true), ("-12", -12), ("1.5", .number(1.5)), ("1e2", .number(100)),
      ("12345678901234567890", .number(12_345_678_901_234_567_168)), ("\"a\\n\\u0041\\/\"", "a\nA/"),
      ("[]", []), ("{}", [:]), ("[1,[2]]", [1, [2]]), ("{\"b\":1,\"a\":2}", ["b": 1, "a": 2]),
      // A pair of surrogates is one scalar; halves without the other stand for no character.
      ("\"\\ud83d\\ude00\"", "\u{1F600}"), ("\"\\ud83dx\"", "\u{FFFD}x"),
      ("\"\\ude00\\ud83d\"", "\u{FFFD}\u{FFFD}"),
    ] as [(String, JSON)])
  func `values are read as they are`(text: String, value: JSON) throws {
    #expect(try JSON(parsing: text) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "truex", "01", "-", "1.", "1e", "1e999", "+1", ".5", "\"", "\"\\x\"", "\"\\u12g4\"",
    "\"a\nb\"", "[1,]", "[1 2]", "[", "{", "{\"a\"}", "{\"a\":1,}", "{a:1}", "{\"a\":1,\"a\":2}", "1 2", "]",
    "// comment", "'a'", "NaN", "\u{FEFF}1",
  ])
  func `other texts are errors`(text: String) {
    #expect(throws: JSONProblem.self) { try JSON(parsing: text) }
  }

  @Test func `members with keys that only look the same are two`() throws {
    let value = try JSON(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(value["\u{E9}"] == 1 && value["e\u{301}"] == 2)
  }

  @Test func `depth is limited`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSON(parsing: nested(100)) }
    #expect(throws: JSONProblem.self) { try JSON(parsing: nested(101)) }
    #expect(throws: JSONProblem.self) { try JSON(parsing: String(repeating: "[", count: 1_000_000)) }
  }

  @Test func `bytes that are not UTF-8 are an error with their place`() {
    #expect(throws: JSONProblem.self) { try JSON(parsing: [0x22, 0xC3, 0x22][...]) }
    do throws(JSONProblem) {
      _ = try JSON(parsing: [0x22, 0x61, 0xFF, 0x22][...])
      Issue.record("It was read.")
    } catch {
      #expect(error.byte == 3)
    }
  }

  @Test func `random bytes are read or refused`() {
    var generator = SeededGenerator(seed: 35)
    let letters = Array("{}[]\",:\\u0d8e1-.trfnl \u{0}\u{7F}".utf8) + [0xC3, 0xFF]
    for _ in 0..<2000 * TestEffort.factor {
      let bytes = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? 0
      }
      guard let value = try? JSON(parsing: bytes[...]) else { continue }
      // A value that is read can be written, and read again.
      #expect((try? JSON(parsing: value.line)) == value)
    }
  }

  @Test func `a written value is on one line`() {
    let value: JSON = ["a\nb": ["\u{2028}\u{85}\u{7F}\"\\\r\t", .number(.nan), .number(3), .null]]
    #expect(
      value.line == #"{"a\nb":["\u2028\u0085\u007f\"\\\r\t",null,3,null]}"#)
  }

  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `bytes are text with 64 letters`(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
  }
}
