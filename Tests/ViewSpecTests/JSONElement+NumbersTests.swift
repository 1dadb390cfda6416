import TestSupport
import Testing

@testable import ViewSpec

struct JSONElementNumbersTests {
  @Test(
    arguments: [
      ("-0.5", "a number above 0"), ("0", "a number above 0"), ("0.5", nil),
    ] as [(String, String?)])
  func signsAreChecked(number: String, positive: String?) throws {
    let start = "a.json:2:6: $.k: found the number \(number), expected "
    #expect(
      try JSONElementTests.refusal(of: number) { e throws(DocumentError) in try e.positiveNumber() }
        == positive.map { start + $0 })
  }

  @Test(arguments: [("0", true), ("1", true), ("0.5", true), ("-0.1", false), ("1.1", false)])
  func rangesIncludeTheirBounds(number: String, isAllowed: Bool) throws {
    #expect(
      try JSONElementTests.refusal(of: number) { e throws(DocumentError) in try e.number(in: 0...1) }
        == (isAllowed
          ? nil : "a.json:2:6: $.k: found the number \(number), expected a number from 0 to 1"))
  }

  @Test(arguments: [("1", true), ("3", true), ("3.0", true), ("2.5", false), ("0", false), ("1e300", false)])
  func integersAreWhole(number: String, isAllowed: Bool) throws {
    let refusal = try JSONElementTests.refusal(of: number) { e throws(DocumentError) in
      try e.integer(in: 1...3)
    }
    #expect((refusal == nil) == isAllowed)
    #expect(refusal?.hasSuffix(", expected a whole number from 1 to 3") != false)
  }

  @Test func numbersInQuotesAreAskedOutOfThem() throws {
    #expect(
      try JSONElementTests.refusal(of: "\"12\"") { e throws(DocumentError) in try e.positiveNumber() }
        == "a.json:2:6: $.k: found a string \"12\", expected a number above 0; write the number without quotes"
    )
  }

  @Test func expressionsAreNumbersOrText() throws {
    let elements = try document("[12.5, \"2 * margin\"]").root.array()
    #expect(try elements[0].expression() == Expression(12.5))
    #expect(try elements[1].expression() == Expression(parsing: "2 * margin"))
  }

  @Test func expressionErrorsStandAtTheValueAndNameTheColumn() throws {
    #expect(
      try JSONElementTests.refusal(of: "\"a + * b\"") { e throws(DocumentError) in try e.expression() }
        == "a.json:2:6: $.k: found \"*\", expected a number, a name or \"(\" at column 5 of \"a + * b\"")
    #expect(
      try JSONElementTests.refusal(of: "\"maxx(1, 2)\"") { e throws(DocumentError) in try e.expression() }
        == "a.json:2:6: $.k: unknown function \"maxx\" at column 1 of \"maxx(1, 2)\"; did you mean \"max\"?")
  }
}
