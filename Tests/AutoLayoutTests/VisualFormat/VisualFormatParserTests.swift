import Foundation
import Testing

@testable import DiagnosticCore
@testable import LayoutCore
@testable import VisualFormatCore

/// The grammar of F.25 and the syntax of F.26.
struct VisualFormatParserTests {
  private typealias Predicate = VisualFormat.Predicate

  private func number(_ number: Double, at position: Int) -> VisualFormat.Operand {
    VisualFormat.Operand(value: .number(number), position: position)
  }

  private func name(_ name: String, at position: Int) -> VisualFormat.Operand {
    VisualFormat.Operand(value: .name(name), position: position)
  }

  @Test("F.25: everything that a format can say") func whole() throws {
    let format = try VisualFormatParser.parse("V:|-(>=10@m,<=-2.5)-[a(b@1000)][c(20)]-gap-[d]-[e]|")
    var expected = VisualFormat()
    expected.axis = .vertical
    expected.start = VisualFormat.Edge(
      space: .predicates([
        Predicate(
          relation: .greaterThanOrEqual, object: number(10, at: 7), priority: name("m", at: 10)),
        Predicate(relation: .lessThanOrEqual, object: number(-2.5, at: 14)),
      ]), position: 2)
    expected.views = [
      VisualFormat.Element(
        name: "a", position: 21,
        predicates: [Predicate(object: name("b", at: 23), priority: number(1000, at: 25))]),
      VisualFormat.Element(name: "c", position: 32, predicates: [Predicate(object: number(20, at: 34))]),
      VisualFormat.Element(name: "d", position: 44),
      VisualFormat.Element(name: "e", position: 48),
    ]
    expected.spaces = [.none, .predicates([Predicate(object: name("gap", at: 39))]), .standard]
    expected.end = VisualFormat.Edge(space: .none, position: 50)
    #expect(format == expected)
  }

  @Test("F.25: white space between the parts changes nothing but places") func whiteSpace() throws {
    let dense = try VisualFormatParser.parse("H:|-8-[_a1(>=b@3,==4)]-|")
    let loose = try VisualFormatParser.parse(" H: | - 8 - [ _a1 ( >= b @ 3 , == 4 ) ] - | ")
    #expect(dense.views.map(\.name) == ["_a1"] && loose.views.map(\.name) == ["_a1"])
    #expect(dense.views[0].predicates.map(\.relation) == loose.views[0].predicates.map(\.relation))
    #expect(dense.views[0].predicates.map(\.object.value) == loose.views[0].predicates.map(\.object.value))
    #expect(dense.end?.space == .standard && loose.end?.space == .standard)
  }

  @Test("F.25: the axis is across where none is said, and names may be those of axes") func axes() throws {
    #expect(try VisualFormatParser.parse("[V]").axis == .horizontal)
    #expect(try VisualFormatParser.parse("H:[H]").axis == .horizontal)
    #expect(try VisualFormatParser.parse("V:[H]").axis == .vertical)
  }

  @Test(
    "F.26: what is no format, with the place and what should be there",
    arguments: [
      ("", 0, "["), ("H:", 2, "["), ("h:[a]", 0, "["), ("|", 1, "["), ("|-|", 2, "["), ("a", 0, "["),
      ("[]", 1, "the name of a view"), ("[1]", 1, "the name of a view"), ("[a", 2, "( or ]"),
      ("[a]b", 3, "-, [ or |"), ("[a]-", 4, "[, |, (, a number or a metric"), ("[a]-8", 5, "-"),
      ("[a]-8-", 6, "[ or |"), ("[a]--[b]", 4, "[, |, (, a number or a metric"),
      ("[a]--8-[b]", 4, "[, |, (, a number or a metric"), ("[a]-(8-[b]", 6, "@, a comma or )"),
      ("[a]-((8))-[b]", 5, "==, <=, >=, a number or a name"),
      ("[a]-()-[b]", 5, "==, <=, >=, a number or a name"),
      ("[a]-8)-[b]", 5, "-"), ("[a(8]", 4, "@, a comma or )"), ("[a(8@]", 5, "a number or a metric"),
      ("[a(8@2@3)]", 6, "a comma or )"), ("[a(8,)]", 5, "==, <=, >=, a number or a name"),
      ("[a(>8)]", 3, "==, <=, >=, a number or a name"), ("[a(>=)]", 5, "a number or a name"),
      ("[a(1.2.3)]", 3, "==, <=, >=, a number or a name"), ("[a()]", 3, "==, <=, >=, a number or a name"),
      ("[a(8)", 5, "]"), ("[a b]", 3, "( or ]"),
    ] as [(String, Int, String)])
  func mistakes(format: String, position: Int, expected: String) {
    #expect(throws: VisualFormatError(format: format, position: position, reason: .expected(expected))) {
      try VisualFormatParser.parse(format)
    }
  }

  @Test("Nothing follows the superview at the end") func trailing() {
    #expect(throws: VisualFormatError(format: "|[a]|[b]", position: 5, reason: .trailing)) {
      try VisualFormatParser.parse("|[a]|[b]")
    }
  }

  @Test("Any beginning, and any text with one character taken out, is parsed or refused in its own bounds")
  func damage() {
    let format = "V:|-(>=10@m,<=-2.5)-[a(b@1000)][c(20)]-gap-[d]-[e]|"
    var texts = (0...format.count).map { String(format.prefix($0)) }
    for index in format.indices {
      var text = format
      text.remove(at: index)
      texts.append(text)
    }
    for text in texts {
      do {
        _ = try VisualFormatParser.parse(text)
      } catch {
        #expect((0...text.count).contains(error.position), "\(text)")
      }
    }
  }

  @Test("The message has a caret under the character, also in the second line and after tabs") func caret() {
    func message(_ format: String) -> String? {
      do {
        _ = try VisualFormatParser.parse(format)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message("H:|-[a]-[]") == """
        Unable to parse constraint format:
        H:|-[a]-[]
                 ^
        Expected the name of a view here.
        """)
    #expect(
      message("[a]\n\t-[b") == """
        Unable to parse constraint format:
        \t-[b
        \t   ^
        Expected ( or ] here.
        """)
  }
}
