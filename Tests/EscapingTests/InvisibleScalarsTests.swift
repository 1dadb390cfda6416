import Escaping
import Foundation
import TestSupport
import Testing

@Suite struct InvisibleScalarsTests {
  @Test(
    arguments: [
      "\u{0}", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{A0}", "\u{AD}", "\u{34F}", "\u{61C}",
      "\u{115F}",
      "\u{1160}", "\u{17B4}", "\u{180B}", "\u{180E}", "\u{2003}", "\u{200B}", "\u{200D}", "\u{200E}",
      "\u{2028}",
      "\u{2029}", "\u{202E}", "\u{2060}", "\u{2065}", "\u{2066}", "\u{2069}", "\u{2800}", "\u{3000}",
      "\u{3164}",
      "\u{FE0F}", "\u{FEFF}", "\u{FFA0}", "\u{FFF9}", "\u{1D173}", "\u{E0001}", "\u{E0041}", "\u{E0100}",
      "\u{E0FFF}",
    ] as [Unicode.Scalar])
  func `what is not seen is escaped`(scalar: Unicode.Scalar) {
    #expect(scalar.isInvisible)
    let escaped = escapingControls(in: "<\(scalar)>")
    #expect(
      escaped.hasPrefix("<\\") && escaped.hasSuffix(">") && escaped.utf8.allSatisfy { 0x20...0x7E ~= $0 })
  }

  @Test(
    arguments: [
      " ", "a", "~", "é", "\u{301}", "\u{D4E}", "<", "漢", "한", "😀", "\u{1F1E9}", "\u{F8FF}", "…", "“",
    ]
      as [Unicode.Scalar])
  func `what is seen stays`(scalar: Unicode.Scalar) {
    #expect(!scalar.isInvisible)
    #expect(escapingControls(in: String(scalar)).scalars == [scalar])
  }

  @Test func `noncharacters are escaped`() {
    for value in [0xFDD0, 0xFFFE, 0xFFFF, 0x1_FFFE, 0x10_FFFF] as [UInt32] {
      #expect(Unicode.Scalar(value)?.isInvisible == true)
    }
  }

  @Test func `lines stay lines`() {
    #expect(escapingControls(inLines: "a\u{1B}\nb\r\n\tc\n") == "a\\u{1B}\nb\\r\n\\tc\n")
    #expect(escapingControls(in: "a\r\nb\u{D4E}\nc").scalars == "a\\r\\nb\u{D4E}\\nc".scalars)
    #expect(escapingControls(in: "\"\u{301}", andQuotes: true).scalars == "\\\"\u{301}".scalars)
    // Twice is once: there is nothing left to escape.
    let texts = OddScalars.texts(around: "\n\"\\").map { escapingControls(in: $0) }
    let others = texts.indices.filter { !escapingControls(inLines: texts[$0]).isExactly(texts[$0]) }
    #expect(others.isEmpty)
  }

  @Test func `a literal is read back`() {
    let texts = OddScalars.texts(around: "“”'\\\n\"")
    for (open, close) in [("“", "”"), ("'", "'")] as [(Unicode.Scalar, Unicode.Scalar)] {
      let others = texts.indices.filter { place in
        Self.read(literal(texts[place], open: open, close: close), open, close)?.isExactly(texts[place])
          != true
      }
      #expect(others.isEmpty)
    }
  }

  @Test func `JSON means the same, and shows all of it`() throws {
    let texts = OddScalars.texts(around: "\"\\/{}")
    let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let escaped = escapingInvisible(inJSON: json)
    let isSeen = !escaped.unicodeScalars.contains(where: \.isInvisible)
    let isSame =
      try JSONDecoder().decode([String].self, from: Data(escaped.utf8)).map(\.scalars) == texts.map(\.scalars)
    #expect(isSeen && isSame)
    #expect(escapingInvisible(inJSON: "[\"\u{9B}\u{E0041}é\"\n]") == "[\"\\u009b\\udb40\\udc41é\"\n]")
  }

  @Test func `JSON has no two number signs in a row`() throws {
    let texts = ["##[a]", "a###b", "#", "####", "#a#"]
    let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let escaped = escapingInvisible(inJSON: json)
    #expect(!escaped.contains("##"))
    #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)) == texts)
  }

  @Test(arguments: [("abc", 3), ("", 0), ("e\u{301}\u{302}", 1), ("a\u{20DD}", 1), ("\u{D4E}x", 2)])
  func `marks take no column`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  /// The text of a literal, scalar by scalar: nil where it is none.
  private static func read(_ literal: String, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> String? {
    var rest = literal.scalars[...]
    var text = String.UnicodeScalarView()
    guard rest.popFirst() == open else { return nil }
    while let scalar = rest.popFirst() {
      if scalar == close { return rest.isEmpty ? String(text) : nil }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", let value = UInt32(digits.map { String($0) }.joined(), radix: 16) else {
          return nil
        }
        text.append(Unicode.Scalar(value) ?? " ")
        rest = rest.dropFirst(digits.count + 2)
      case let scalar?: text.append(scalar)
      case nil: return nil
      }
    }
    return nil
  }
}
