import Testing

@testable import ViewSpec

struct ExpressionErrorTests {
  @Test(arguments: [(0, 1), (1, 2), (3, 3), (7, 4), (8, 5)])
  func columnsCountScalars(offset: Int, column: Int) {
    // 1, 2, 4 and 1 bytes.
    #expect(ExpressionError("m", in: "aä😀b", at: offset).column == column)
  }

  @Test func longTextIsShownAroundTheError() {
    let text = String(repeating: "a + ", count: 500) + "* + b" + String(repeating: " + c", count: 500)
    let located = ExpressionError("m", in: text, at: 2000).located
    #expect(located.hasPrefix("m at column 2001 of …\""))
    #expect(located.contains("a + * + b + c"))
    #expect(located.hasSuffix("…\""))
    #expect(located.count < 100)
  }

  @Test func endOfLongTextIsShown() {
    let text = String(repeating: "a + ", count: 500)
    let located = ExpressionError("m", in: text, at: 2000).located
    #expect(located.hasSuffix("a + a + \""))
  }
}
