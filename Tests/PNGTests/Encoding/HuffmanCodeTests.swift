import TestSupport
import Testing

@testable import PNG

@Suite("Huffman codes")
struct HuffmanCodeTests {
  /// Frequencies of any kind: few and many symbols, equal ones, and ones so unlike that a plain code would be too long.
  private static func frequencies(seed: UInt64) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    let largest = [1, 3, 1_000, 1 << 30].randomElement(using: &generator) ?? 1
    return (0..<Int.random(in: 2...286, using: &generator)).map { _ in
      Bool.random(using: &generator) ? 0 : UInt32(Int.random(in: 0...largest, using: &generator))
    }
  }

  /// 1, 1, 2, 3, 5 …: the Huffman code of these has words of every length up to their count less 1.
  private static let fibonacci: [UInt32] = {
    var numbers: [UInt32] = [1, 1]
    while numbers.count < 40 { numbers.append(numbers[numbers.count - 1] + numbers[numbers.count - 2]) }
    return numbers
  }()

  private static let all =
    (0..<60).map { frequencies(seed: $0) } + [fibonacci, fibonacci.reversed(), [0, 0], [5, 0, 0]]

  @Test("Words fill the code exactly: Kraft's sum is 1, and no word is longer than the limit", arguments: all)
  func kraft(frequencies: [UInt32]) {
    for limit in [15, 9] {
      let code = HuffmanCode(frequencies: frequencies, limit: limit)
      var sum = 0
      for length in code.lengths where length > 0 { sum += 1 << (limit - Int(length)) }
      #expect(sum == 1 << limit)
      #expect(code.lengths.allSatisfy { $0 <= limit })
      for (length, frequency) in zip(code.lengths, frequencies) where frequency > 0 { #expect(length > 0) }
    }
  }

  @Test("Header codes of 19 symbols keep to 7 bits", arguments: TestEffort.seeds(20))
  func shortLimit(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let frequencies = Self.fibonacci.prefix(19).shuffled(using: &generator)
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    var sum = 0
    for length in code.lengths { sum += 1 << (7 - Int(length)) }
    #expect(sum == 128)
    #expect(code.lengths.allSatisfy { 1...7 ~= $0 })
  }

  @Test("A more frequent symbol has no longer word", arguments: all)
  func order(frequencies: [UInt32]) {
    let lengths = HuffmanCode(frequencies: frequencies, limit: 15).lengths
    let present = frequencies.indices.filter { frequencies[$0] > 0 }
    let sorted = present.sorted { frequencies[$0] < frequencies[$1] }
    for (rare, frequent) in zip(sorted, sorted.dropFirst()) where frequencies[rare] < frequencies[frequent] {
      #expect(lengths[rare] >= lengths[frequent])
    }
  }

  /// RFC 1951, 3.2.2, whose example this is: lengths (3, 3, 3, 3, 3, 2, 4, 4) give the words 010 to 110, 00, 1110, 1111.
  @Test("Words are in the order of lengths, then of symbols, their first bit lowest")
  func canonicalWords() {
    let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(code.words == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111] as [UInt16])
    #expect(code.word(6) == 0x0400_0007)
  }

  /// Of 1, 1, 2, 4 the Huffman code has 3, 3, 2 and 1 bits: 3 + 3 + 4 + 4 = 14.
  @Test("Where no word is too long, the code is Huffman's")
  func optimum() {
    #expect(HuffmanCode(frequencies: [1, 4, 2, 1], limit: 15).lengths == [3, 1, 2, 3])
    #expect(HuffmanCode(frequencies: [7, 7, 7, 7], limit: 15).lengths == [2, 2, 2, 2])
  }

  /// RFC 1951, 3.2.6.
  @Test("The fixed code of literals: 00110000 for 0, 110010000 for 144, 0000000 for 256, 11000000 for 280")
  func fixedCode() {
    let code = HuffmanCode.fixedLiterals
    for (symbol, length, word) in [
      (0, 8, 0b0000_1100), (144, 9, 0b0_0001_0011), (256, 7, 0), (280, 8, 0b0000_0011),
    ] {
      #expect(code.lengths[symbol] == length)
      #expect(Int(code.words[symbol]) == word)
    }
  }
}
