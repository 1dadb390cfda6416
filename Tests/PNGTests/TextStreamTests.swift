import TestSupport
import Testing

@testable import PNG

@Suite("Compressed texts")
struct TextStreamTests {
  /// Returns the text that zlib inflates from a stream.
  private func inflated(_ stream: [UInt8]) -> [UInt8]? {
    var budget = InflationBudget(1 << 20)
    return try? budget.inflate(stream[...])
  }

  @Test(
    "zlib inflates what was compressed",
    arguments: [
      "", "a", "abc", "abcd", "aaaaaaaaaaaaaaaa", "abcabcabcabcabcabc", "grüße “quoted” ✓\n",
      String(repeating: "one line of many, ", count: 5_000), String(repeating: "x", count: 100_000),
    ])
  func inflated(text: String) throws {
    let bytes = Array(text.utf8)
    let stream = TextStream.compress(bytes)
    #expect(inflated(stream) == bytes)
  }

  @Test("Random bytes come back, too")
  func random() {
    var state: UInt64 = 7
    for length in [1, 255, 256, 257, 4_095, 4_097, 40_000, 70_000] {
      let bytes = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Few and many different bytes take turns.
        return UInt8(truncatingIfNeeded: state >> 33) & (state >> 63 == 0 ? 3 : 255)
      }
      #expect(inflated(TextStream.compress(bytes)) == bytes)
    }
  }

  @Test("A budget that is larger than any memory takes no more than a stream can hold")
  func budget() throws {
    var budget = InflationBudget(1 << 60)
    #expect(try budget.inflate(TextStream.compress(Array("abc".utf8))[...]) == Array("abc".utf8))
    #expect(budget.rest == 1 << 60 - 3)
  }

  @Test("What is repeated farther back than the window is written again")
  func window() {
    var generator = SeededGenerator(seed: 3)
    let part = (0..<40_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    // The second begins 40,000 bytes behind the first, the third within the window of the second.
    let bytes = part + part + part.suffix(20_000)
    let stream = TextStream.compress(bytes)
    #expect(inflated(stream) == bytes)
    #expect(stream.count > 80_000 && stream.count < 85_000)
  }

  @Test("A text that repeats itself takes less than a tenth")
  func repetition() {
    let bytes = Array(
      (0..<500).map { "{\"type\":\"UILabel\",\"frame\":[16,\($0 * 44),288,20.5]}" }.joined().utf8)
    #expect(TextStream.compress(bytes).count < bytes.count / 10)
  }

  @Test("A compressed chunk holds the text", arguments: ["plain", "✓ needs UTF-8"])
  func chunk(value: String) throws {
    let long = String(repeating: value, count: 100)
    let chunk = PNGText(key: "Layout", value: long, isCompressed: true).chunk
    #expect(chunk.content.count < 100)
    #expect(chunk.type == (value == "plain" ? "zTXt" : "iTXt"))
    var budget = InflationBudget(10_000)
    let read = try PNGText(type: chunk.type, content: chunk.content[...], budget: &budget)
    #expect(read == PNGText(key: "Layout", value: long))
  }
}
