import Testing

@testable import PNG

@Suite("Tokens of rows")
struct RowTokenizerTests {
  private func buffer(_ row: [UInt32]) -> WordBuffer {
    let buffer = WordBuffer(count: row.count)
    for (x, value) in row.enumerated() { buffer[x] = value }
    return buffer
  }

  /// The run is two whole matches of 86 pixels and 28 pixels more: of the copy before it, a whole match is kept.
  @Test("A copy ends where whole matches of a run can follow")
  func endOfCopy() {
    let row = (0..<300).map { x -> UInt32 in 80..<280 ~= x ? 0xFF11_2233 : 0xFF00_0000 | UInt32(x * 997) }
    let other = Array(row.dropLast()) + [0xFF77_8899]
    var tokenizer = RowTokenizer(width: 300)
    var tokens = PixelTokens(width: 300)
    let first = buffer(row)
    _ = tokenizer.tokenize(first, y: 0, rowsUp: 0, mayBeBytes: false, matchPixels: 86, into: &tokens)
    tokenizer.keep(first, tokens, at: 0)
    _ = tokenizer.tokenize(buffer(other), y: 1, rowsUp: 1, mayBeBytes: false, matchPixels: 86, into: &tokens)
    let words = (0..<tokens.count).map { tokens.words[$0] }
    let above = PixelToken.place(rows: 1, offset: 0)
    #expect(
      words == [
        PixelToken.copy | 86, above, PixelToken.run | 172, PixelToken.copy | 41, above, PixelToken.pixels | 1,
        0xFF77_8899,
      ])
  }

  /// 32,768 bytes hold 13 rows of 1 + 4 · 600 bytes, and 8,192 of 5; the number is a power of two, and at most 64.
  @Test(
    "The window has at least the rows that fit 32 KiB, up to 64", arguments: [(600, 16), (1, 64), (9_000, 0)])
  func window(width: Int, rows: Int) {
    #expect(SlidingWindow(width: width).capacity == rows * width)
  }

  /// Sixteenths of a bit: of 384 symbols, 65 are 0, as many 255, and one is each other byte.
  ///
  /// log₂ 384 is 136, and log₂ 65 is 96, between powers of two by a line; 12 more are for the other symbols of the code.
  @Test("At first a byte of 0 or 255 costs 52, another 148")
  func literalCosts() {
    let cost = LiteralCost()
    for pixel in [0, 0xFF, 0xFF00, 0xFF_0000, 0xFFFF_FFFF] as [UInt32] { #expect(cost.cost(pixel) == 3 * 52) }
    for pixel in [1, 0xFE, 0x100, 0xFE00, 0x1_0000, 0xFE_0000] as [UInt32] {
      #expect(cost.cost(pixel) == 2 * 52 + 148)
    }
  }
}
