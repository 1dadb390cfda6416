import TestSupport
import Testing

@testable import ViewSpec

struct ExpressionParserTests {
  private func refusal(_ text: String) -> String? {
    do {
      _ = try Expression(parsing: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", 1, "the expression is empty", "; write a number or a name"),
    ("  ", 1, "the expression is empty", "; write a number or a name"),
    ("a +", 4, "found the end of the expression, expected a number, a name or \"(\"", ""),
    ("-", 2, "found the end of the expression, expected a number, a name or \"(\"", ""),
    ("a + * b", 5, "found \"*\", expected a number, a name or \"(\"", ""),
    ("+a", 1, "found \"+\", expected a number, a name or \"(\"", "; write positive values without \"+\""),
    (".5", 1, "found \".\", expected a number, a name or \"(\"", "; write a digit before the decimal point"),
    ("a × b", 3, "found \"×\", expected one of + - * /", "; write * for ×"),
    ("a - −b", 5, "found \"−\", expected a number, a name or \"(\"", "; write - for −"),
    ("a b", 3, "found \"b\", expected one of + - * /", "; write * to multiply"),
    ("2em", 2, "found \"em\", expected one of + - * /", "; write * to multiply"),
    ("2(a)", 2, "found \"(\", expected one of + - * /", "; write * to multiply"),
    ("a % b", 3, "found \"%\", expected one of + - * /", ""),
    ("(a", 1, "found a \"(\" without its \")\"", ""),
    ("b * max(a, 1", 5, "found a \"(\" without its \")\"", ""),
    ("a)", 2, "found \")\" without a \"(\" before it", ""),
    ("()", 2, "found \")\", expected a number, a name or \"(\"", ""),
    ("max()", 5, "found \")\", expected a number, a name or \"(\"", ""),
    ("max(a,)", 7, "found \")\", expected a number, a name or \"(\"", ""),
    ("a, b", 2, "found \",\" outside a call", "; separate arguments with commas, as in max(a, b)"),
    (
      "max(a, (b, c))", 10, "found \",\" outside a call",
      "; separate arguments with commas, as in max(a, b)"
    ),
    ("1 + min(a)", 5, "found 1 argument in a call of min, expected 2 or more arguments", ""),
    ("abs(a, b)", 1, "found 2 arguments in a call of abs, expected 1 argument", ""),
    ("clamp(a, b)", 1, "found 2 arguments in a call of clamp, expected 3 arguments", ""),
    (
      "1 + maks(a, b)", 5, "unknown function \"maks\"",
      "; the functions are min, max, abs, floor, ceil, round, clamp"
    ),
    ("flor(a)", 1, "unknown function \"flor\"", "; did you mean \"floor\"?"),
    ("a.", 3, "found the end of the expression after \".\", expected a name", ""),
    ("a..b", 3, "found \".\" after \".\", expected a name", ""),
    ("a.1", 3, "found \"1\" after \".\", expected a name", ""),
    ("a .b", 3, "found \".\", expected one of + - * /", ""),
    ("1.", 3, "found the end after the decimal point, expected a digit", ""),
    ("1 + 007", 5, "found \"007\", expected a number without leading zeros", "; write 7"),
    ("1e999", 1, "the number \"1e999\" is too large", "; the largest is about 1.8e308"),
    ("größe größe", 7, "found \"größe\", expected one of + - * /", "; write * to multiply"),
  ])
  func refusalsSayWhatAndWhere(text: String, column: Int, message: String, suggestion: String) {
    #expect(refusal(text) == "\(message) at column \(column) of \"\(text)\"\(suggestion)")
  }

  @Test(arguments: ["(", "max(1,", "abs("])
  func thousandParenthesesAreReadAndOneMoreRefusedOnASmallStack(opening: String) {
    @Sendable func nested(_ count: Int) -> String {
      String(repeating: opening, count: count) + "1" + String(repeating: ")", count: count)
    }
    let value = onSmallStack { try? Expression(parsing: nested(1000)).evaluate { _ in 0 } }
    #expect(value == 1)
    let refused = onSmallStack { refusal(nested(1001)) }
    #expect(refused??.hasPrefix("parentheses are nested deeper than the limit of 1000 at column ") == true)
  }

  @Test func parenthesesBesideOneAnotherAreNotNested() throws {
    let text = "0" + String(repeating: "+(1)", count: 2000)
    #expect(try Expression(parsing: text).evaluate { _ in 0 } == 2000)
  }

  @Test func lengthHasALimit() throws {
    let longest = "1" + String(repeating: " +1", count: 3333)
    try #require(longest.count == 10_000)
    #expect(try Expression(parsing: longest).evaluate { _ in 0 } == 3334)
    #expect(
      refusal(longest + " ")?.hasPrefix("the expression is longer than the limit of 10000 characters") == true
    )
    #expect(refusal(String(repeating: "(", count: 100_000))?.contains("limit of 10000 characters") == true)
  }

  @Test(arguments: ["-", "1--", "1*-"])
  func manySignsAreRead(piece: String) throws {
    let signs = onSmallStack {
      try? Expression(parsing: String(repeating: piece, count: 3000) + "1").evaluate { _ in 0 }
    }
    // Three thousand minus signs before 1; 1 and so often `- -1`; so many changes of sign.
    #expect(signs == (piece == "1--" ? 3001 : 1))
  }

  @Test func anyTextIsReadOrRefused() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "1", "2.5", "a", "b.c", "+", "-", "*", "/", "(", ")", ",", "max(", "abs(", " ", ".", "ä", "×",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      guard let expression = try? Expression(parsing: text) else { continue }
      read += 1
      // Every program that was accepted leaves one value.
      _ = try? expression.evaluate { _ in 2 }
    }
    #expect(read > 100)
  }
}
