import Testing

@testable import PNG

@Suite("Deflate's symbols")
struct DeflateSymbolsTests {
  /// RFC 1951, 3.2.5: each length and each distance is its symbol's smallest and the number behind.
  @Test("Lengths and distances are those of the standard's tables")
  func tables() {
    // Four symbols to a number of bits from 265 on; 285 is 258 alone.
    var start = 3
    for symbol in 257...284 {
      let bits = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<1 << bits where start + extra < 258 {
        #expect(DeflateSymbols.lengthSymbol(start + extra) == symbol)
        #expect(DeflateSymbols.lengthExtra(start + extra) == (extra, bits))
      }
      start += 1 << bits
    }
    #expect(DeflateSymbols.lengthSymbol(258) == 285 && DeflateSymbols.lengthExtra(258) == (0, 0))

    start = 1
    for symbol in 0..<30 {
      let bits = symbol < 4 ? 0 : symbol / 2 - 1
      for extra in 0..<1 << bits { #expect(DeflateSymbols.distance(start + extra) == (symbol, extra, bits)) }
      start += 1 << bits
    }
    #expect(start == 32_769)
  }

  private struct Pieces: SymbolSink {
    var lengths: [Int] = []
    mutating func literals(_ pixels: Span<UInt32>, channels: Int) {}
    mutating func literal(_ byte: UInt8) {}
    mutating func matches(_ count: Int, length: Int, distance: Int) {
      lengths += Array(repeating: length, count: count)
    }
  }

  @Test("A repetition of any length is matches of 3 to 258 bytes", arguments: 3...1_100)
  func longMatches(length: Int) {
    var pieces = Pieces()
    pieces.match(length: length, distance: 1)
    #expect(pieces.lengths.reduce(0, +) == length)
    #expect(pieces.lengths.allSatisfy { 3...258 ~= $0 })
    #expect(pieces.lengths.count == (length + 257) / 258)
  }

  @Test("Bits come the lowest first, whatever is appended how")
  func bits() {
    var writer = BitWriter()
    var expected: [Bool] = []
    for (index, count) in [1, 7, 63, 48, 0, 13, 63, 63, 2, 64 - 4].enumerated() {
      let mixed: UInt64 = 0xD1B5_4A32_D192_ED03 &* UInt64(index + 1)
      let value = count == 0 ? 0 : mixed >> UInt64(64 - count)
      writer.append(value, bits: count)
      expected += (0..<count).map { value >> UInt64($0) & 1 == 1 }
    }
    writer.align()
    while expected.count % 8 != 0 { expected.append(false) }
    let bytes = writer.finish()
    #expect(bytes.count == expected.count / 8)
    let received = (0..<8 * bytes.count).map { bit -> Bool in
      let byte = bytes[bit / 8]
      return byte >> UInt8(bit % 8) & 1 == 1
    }
    #expect(received == expected)
  }
}
