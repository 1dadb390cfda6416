import TestSupport
import Testing

@testable import PNG

@Suite("Deflate blocks")
struct DeflateBlocksTests {
  /// Rows of 1 to 64 pixels of few colours: among 64 sums of bits some end with a byte.
  @Test("The number of bits is that of the blocks, rounded up to bytes", arguments: [1, 3, 4])
  func bitCount(channels: Int) {
    var generator = SeededGenerator(seed: 5)
    for width in 1...64 {
      let pixels = (0..<width).map { _ in UInt32.random(in: 0...3, using: &generator) * 0x0101_0101 }
      let stream = PixelStream(
        width: width, channels: channels, rows: [TokenRow(filter: .none, repeats: 2, firstWord: 0)],
        words: [PixelToken.pixels | UInt32(width)] + pixels)
      #expect((DeflateBlocks.bitCount(stream) + 7) / 8 == DeflateBlocks.deflate(stream).count)
    }
  }
}
