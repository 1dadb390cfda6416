import TestSupport
import Testing

@testable import PNG

@Suite("Deflate streams")
struct DeflateStreamTests {
  /// Rows of 1 to 64 pixels of few colours: among 64 sums of bits some end with a byte.
  @Test("The number of bits is that of the blocks, rounded up to bytes", arguments: [1, 3, 4])
  func bitCount(channels: Int) {
    var generator = SeededGenerator(seed: 5)
    for width in 1...64 {
      let pixels = (0..<width).map { _ in UInt32.random(in: 0...3, using: &generator) * 0x0101_0101 }
      var stream = DeflateStream(width: width, channels: channels)
      stream.append(
        TokenRows(
          rows: [TokenRow(filter: .none, repeats: 2, firstWord: 0)],
          words: [PixelToken.pixels | UInt32(width)] + pixels, sums: [RowSums()], indexSums: [RowSums()]),
        isEnd: true)
      let count = stream.bytes().count
      #expect((stream.bitCount + 7) / 8 + 6 == count && stream.byteCount == count)
    }
  }
}
