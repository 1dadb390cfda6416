import TestSupport
import Testing

@testable import ViewSpec

struct NumberLiteralTests {
  @Test(arguments: [
    ("12", 12, 2), ("12-3", 12, 2), ("1.50*", 1.5, 4), ("0", 0, 1), ("0.5x", 0.5, 3), ("2e3)", 2000, 3),
    ("2em", 2, 1), ("2e+", 2, 1), ("2e-1.5", 0.2, 4),
  ])
  func readsAsFarAsTheNumberGoes(text: String, value: Double, end: Int) throws {
    let literal = try NumberLiteral(in: Array(text.utf8), at: 0)
    #expect(literal.value == value)
    #expect(literal.end == end)
  }

  @Test func integersAreReadAsTextWouldBe() throws {
    var random = SeededGenerator(seed: 3)
    for digits in 1...25 {
      let text = "1" + (1..<digits).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      #expect(try NumberLiteral(in: Array(text.utf8), at: 0).value == Double(text))
    }
  }

  @Test(arguments: [("x007", 1), ("1.", 2), ("1.e5", 2), ("1e309", 0)])
  func failuresSayWhere(text: String, offset: Int) {
    let start = text.hasPrefix("x") ? 1 : 0
    let failure = #expect(throws: NumberLiteral.Failure.self) {
      try NumberLiteral(in: Array(text.utf8), at: start)
    }
    #expect(failure?.offset == offset)
  }
}
