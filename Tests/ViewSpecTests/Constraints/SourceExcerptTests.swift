import Testing

@testable import ViewSpec

@Suite struct SourceExcerptTests {
  @Test(arguments: [1, 3, 6])
  func `a short text is shown whole`(column: Int) {
    let lines = SourceExcerpt(text: "a + b", column: column).lines
    #expect(lines == ["a + b", String(repeating: " ", count: column - 1) + "^"])
  }

  @Test func `what would break the line or move the caret is a space`() {
    #expect(SourceExcerpt(text: "a\n\t\u{200B}é", column: 5).lines == ["a   é", "    ^"])
  }

  /// Wherever the caret stands, the character above it is the one that is meant.
  @Test func `of a long text the part around the caret is shown`() {
    let scalars = Array((0..<300).map { "abcdefghijklmnopqrstuvwxyz"[$0 % 26] })
    let text = String(scalars)
    for column in [1, 30, 72, 73, 150, 260, 300] {
      let lines = SourceExcerpt(text: text, column: column).lines
      #expect(lines[0].count <= SourceExcerpt.maximumLength + 2)
      #expect(lines[0][lines[1].count - 1] == scalars[column - 1])
    }
  }
}

extension String {
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
