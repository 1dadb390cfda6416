import Escaping
import Testing

@Suite struct MarkSequenceTests {
  private func excess(_ text: String) -> Int? { MarkSequence.excess(inJSON: text.utf8.span) }

  private func marks(_ count: Int, _ mark: String = "\u{301}") -> String {
    String(repeating: mark, count: count)
  }

  /// Marks of two and of four bytes, and escaped in one and in two parts.
  @Test(arguments: [("\u{301}", 2), ("\u{1D165}", 4), (#"\u0323"#, 6), (#"\uD834\uDD65"#, 12)])
  func `more marks in a row than the limit are found at the first that is too many`(mark: String, size: Int) {
    #expect(excess("\"e\(marks(512, mark))\"") == nil)
    #expect(excess("\"e\(marks(513, mark))\"") == 2 + 513 * size - 1)
    #expect(excess("\"e\(marks(512, mark))e\(marks(512, mark))\"") == nil)
    // An escape that is no mark, and a letter of another script.
    #expect(excess("\"e\(marks(400, mark))\\n\(marks(400, mark))\"") == nil)
    #expect(excess("\"e\(marks(400, mark))字\(marks(400, mark))\"") == nil)
  }

  @Test(arguments: ["字", "가", "é", "👩‍👩‍👧", "\u{1100}", #"\ud83d\ude00"#, "ß", "\u{200D}", #"\\u0301"#])
  func `other scalars may stand in a row`(text: String) { #expect(excess(marks(2_000, text)) == nil) }

  @Test func `bytes that are no UTF-8 are passed over`() {
    for byte in UInt8.min...UInt8.max {
      let bytes = Array(repeating: byte, count: 2_000)
      #expect(MarkSequence.excess(inJSON: bytes.span) == nil)
    }
  }
}
