import TestSupport
import Testing

@testable import ViewSpec

struct SourceTextTests {
  @Test(arguments: TestEffort.seeds(40))
  func placesAreThoseOfALineByLineCount(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces: [Unicode.Scalar] = ["a", "ä", "😀", "\n", "\r", " "]
    let scalars = (0..<1500).map { _ in pieces.randomElement(using: &random) ?? "a" }
    var bytes: [UInt8] = []
    var expected: [(offset: Int, SourcePosition)] = []
    var (line, column) = (1, 1)
    for (index, scalar) in scalars.enumerated() {
      expected.append((bytes.count, SourcePosition(line: line, column: column)))
      bytes += Array(String(scalar).utf8)
      let endsLine = scalar == "\n" || scalar == "\r" && scalars.dropFirst(index + 1).first != "\n"
      (line, column) = endsLine ? (line + 1, 1) : (line, column + 1)
    }
    expected.append((bytes.count, SourcePosition(line: line, column: column)))

    let source = SourceText(bytes)
    for (offset, position) in expected {
      #expect(source.position(at: offset) == position, "seed \(seed), offset \(offset)")
    }
  }

  @Test func byteOrderMarkHasNoColumn() {
    let source = SourceText([0xEF, 0xBB, 0xBF, 0x61, 0x62])
    #expect(source.start == 3)
    #expect(source.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(source.position(at: 3) == SourcePosition(line: 1, column: 1))
    #expect(source.position(at: 4) == SourcePosition(line: 1, column: 2))
  }

  @Test(
    arguments: [([0x61, 0xFF], 1), ([0xFF, 0xFE, 0x61, 0x00], 0), ([0x61, 0xE2, 0x82], 1)] as [([UInt8], Int)]
  )
  func firstInvalidByteIsFound(bytes: [UInt8], offset: Int) {
    #expect(SourceText(bytes).firstInvalidByte == offset)
  }

  @Test func validTextHasNoInvalidByte() {
    #expect(SourceText(Array("aä😀\u{0}".utf8)).firstInvalidByte == nil)
    #expect(SourceText([]).position(at: 0) == SourcePosition(line: 1, column: 1))
  }
}
