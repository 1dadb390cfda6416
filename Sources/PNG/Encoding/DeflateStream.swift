/// The stream of a picture's rows, which are added in parts, in one form of its pixels.
///
/// It is in zlib's format: deflate, 32 KiB of window, and a checksum after it (RFC 1950).
struct DeflateStream: Sendable {
  private let width: Int
  /// The number of bytes of a pixel.
  let channels: Int
  /// The blocks that are complete.
  private(set) var blocks: [DeflateBlock] = []
  private var checksum = Adler32()

  /// The rows of the next block, and their symbols.
  private var pieces: [DeflateBlock.Piece] = []
  private var counter = SymbolCounter()

  /// The number of symbols after which a block ends with its row, which justifies the tables of its own codes.
  private static let blockLength = 1 << 16

  /// Creates a stream of no rows.
  init(width: Int, channels: Int) {
    (self.width, self.channels) = (width, channels)
  }

  /// Adds rows, which are the last if `isEnd`.
  mutating func append(_ tokens: TokenRows, isEnd: Bool) {
    let stream = PixelStream(tokens, width: width, channels: channels)
    var first = 0
    for row in stream.rows.indices {
      stream.emit(row, to: &counter)
      let isLast = isEnd && row == stream.rows.count - 1
      guard isLast || counter.total >= Self.blockLength else { continue }
      pieces.append(DeflateBlock.Piece(stream: stream, rows: first..<row + 1))
      blocks.append(DeflateBlock(pieces, counter, isLast: isLast))
      (pieces, counter, first) = ([], SymbolCounter(), row + 1)
    }
    if first < stream.rows.count {
      pieces.append(DeflateBlock.Piece(stream: stream, rows: first..<stream.rows.count))
    }
    for (row, sums) in zip(tokens.rows, channels == 1 ? tokens.indexSums : tokens.sums) {
      checksum.append(filter: row.filter.rawValue, sums, width: width, channels: channels)
      checksum.append(emptyRows: row.repeats, length: 1 + channels * width)
    }
  }

  /// The largest number of bits that the blocks can take; it is exact if none is stored.
  var bitCount: Int { blocks.reduce(0) { $0 + $1.bitCount } }

  /// The number of bytes that the stream takes: six beside those of the blocks.
  var byteCount: Int {
    var bits = 0
    for block in blocks { block.add(to: &bits) }
    return (bits + 7) / 8 + 6
  }

  /// Returns the bytes, given the bits of blocks that were written before.
  func bytes(_ written: [BitWriter?] = []) -> [UInt8] {
    var bits = BitWriter()
    for (index, block) in blocks.enumerated() {
      if index < written.count, let block = written[index] {
        bits.append(block)
      } else {
        block.append(to: &bits)
      }
    }
    return [0x78, 0x01] + bits.finish() + checksum.value.bigEndianBytes
  }
}
