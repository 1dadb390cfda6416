import Testing

@testable import ModelContextProtocol

@Suite struct LineSplitterTests {
  private static func lines(_ parts: [String], limit: Int = 10) -> [String] {
    var lines: [String] = []
    func take(_ event: LineReader.Event) {
      switch event {
      case .line(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: lines.append("too long")
      }
    }
    var splitter = LineSplitter(limit: limit)
    for part in parts { splitter.append(Array(part.utf8)[...], take) }
    splitter.end(take)
    return lines
  }

  @Test func `parts are joined to lines`() {
    #expect(Self.lines(["a", "b\nc\n", "\n \t\n", "d"]) == ["ab", "c", "d"])
    #expect(Self.lines(["a\r\nb\r\n"]) == ["a", "b"])
    #expect(Self.lines([]) == [])
  }

  @Test func `a line has at most the limit`() {
    #expect(Self.lines(["1234567890\n12345678901\nx"]) == ["1234567890", "too long", "x"])
    #expect(Self.lines(["12345", "67890", "1", "2345\nx\n"]) == ["too long", "x"])
  }
}
