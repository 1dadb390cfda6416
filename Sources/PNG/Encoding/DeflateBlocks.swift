/// A stream's rows as deflate blocks, each in the form with the fewest bits (RFC 1951, 3.2.3).
///
/// The blocks are known before the first is written, so that threads can write some of them at the same time.
struct DeflateBlocks: Sendable {
  private struct Block {
    var rows: Range<Int>
    var form: BlockForm
  }

  private let stream: PixelStream
  private var blocks: [Block] = []

  /// The largest number of bytes of a stored block.
  fileprivate static let longestStored = 65_535
  /// The number of symbols after which a block ends with its row, which justifies the tables of its own codes.
  private static let length = 1 << 16

  /// Finds the blocks of a stream.
  init(of stream: PixelStream) {
    self.stream = stream
    var first = 0
    while first < stream.rows.count {
      var counter = SymbolCounter()
      var end = first
      while end < stream.rows.count, counter.total < Self.length {
        stream.emit(end, to: &counter)
        end += 1
      }
      blocks.append(Block(rows: first..<end, form: BlockForm(counter)))
      first = end
    }
  }

  /// The number of blocks.
  var count: Int { blocks.count }

  /// The largest number of bits that the blocks can take; it is exact if none is stored.
  var bitCount: Int { blocks.reduce(0) { $0 + 3 + $1.form.bitCount } }

  /// The number of bytes that the blocks take.
  var byteCount: Int {
    var bits = 0
    for block in blocks {
      guard case .stored(var rest) = block.form else {
        bits += 3 + block.form.bitCount
        continue
      }
      while rest > 0 {
        let part = min(rest, Self.longestStored)
        bits = (bits + 3 + 7) / 8 * 8 + 32 + 8 * part
        rest -= part
      }
    }
    return (bits + 7) / 8
  }

  /// Returns the bytes of the stream, given blocks that were written before: none, or one for each block.
  func bytes(_ written: [BitWriter?] = []) -> [UInt8] {
    var bits = BitWriter()
    for index in blocks.indices {
      if written.isEmpty {
        append(index, to: &bits)
      } else if let block = written[index] {
        bits.append(block)
      } else {
        append(index, to: &bits)
      }
    }
    return bits.finish()
  }

  /// Returns the bits of a block; nil if they depend on the number of bits before them, as stored bytes do.
  func bits(of index: Int) -> BitWriter? {
    if case .stored = blocks[index].form { return nil }
    var bits = BitWriter()
    append(index, to: &bits)
    return bits
  }

  private func append(_ index: Int, to bits: inout BitWriter) {
    let block = blocks[index]
    let isLast = index + 1 == blocks.count
    let literals: HuffmanCode
    let distances: HuffmanCode
    switch block.form {
    case .stored:
      var bytes = ByteSink()
      for row in block.rows { stream.emit(row, to: &bytes) }
      return append(stored: bytes.bytes, isLast: isLast, to: &bits)
    case .fixed:
      bits.append(isLast ? 1 : 0, bits: 1)
      bits.append(1, bits: 2)
      (literals, distances) = (.fixedLiterals, .fixedDistances)
    case .dynamic(let header, _):
      bits.append(isLast ? 1 : 0, bits: 1)
      bits.append(2, bits: 2)
      header.append(to: &bits)
      (literals, distances) = (header.literals, header.distances)
    }
    var writer = SymbolWriter(bits, literals: literals, distances: distances)
    for row in block.rows { stream.emit(row, to: &writer) }
    writer.endBlock()
    bits = writer.bits
  }

  /// Appends stored bytes, in blocks whose lengths fit 16 bits.
  private func append(stored bytes: [UInt8], isLast: Bool, to bits: inout BitWriter) {
    for start in stride(from: 0, to: bytes.count, by: Self.longestStored) {
      let end = min(bytes.count, start + Self.longestStored)
      bits.append(isLast && end == bytes.count ? 1 : 0, bits: 3)
      bits.align()
      let length = UInt64(end - start)
      bits.append(length | (length ^ 0xFFFF) << 16, bits: 32)
      for byte in bytes[start..<end] { bits.append(UInt64(byte), bits: 8) }
    }
  }
}

/// The form of a block with the fewest bits.
enum BlockForm {
  /// Stored bytes, if nothing is repeated.
  case stored(byteCount: Int)
  /// The fixed codes, which all decoders know.
  case fixed(bitCount: Int)
  /// The codes of the block's own symbols.
  case dynamic(BlockHeader, bitCount: Int)

  init(_ counter: SymbolCounter) {
    let header = BlockHeader(counter)
    let fixed = counter.bitCount(literals: .fixedLiterals, distances: .fixedDistances)
    let own = header.bitCount + counter.bitCount(literals: header.literals, distances: header.distances)
    self = fixed <= own ? .fixed(bitCount: fixed) : .dynamic(header, bitCount: own)
    let stored = BlockForm.stored(byteCount: counter.total)
    if counter.matchCount == 0, stored.bitCount < bitCount { self = stored }
  }

  /// The number of bits after the three that every block begins with; of stored bytes, the largest.
  var bitCount: Int {
    switch self {
    // Each block begins with 3 bits, up to 7 to the end of the byte, and 32.
    case .stored(let count): 8 * count + 42 * (count / DeflateBlocks.longestStored + 1)
    case .fixed(let bitCount), .dynamic(_, let bitCount): bitCount
    }
  }
}

extension SymbolCounter {
  /// Returns the number of bits of the symbols, and of the end of the block, in two codes.
  func bitCount(literals code: HuffmanCode, distances distanceCode: HuffmanCode) -> Int {
    var bits = Int(code.lengths[DeflateSymbols.endOfBlock])
    for symbol in 0..<286 {
      let extraBits = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
      bits += Int(literals[symbol]) * (Int(code.lengths[symbol]) + extraBits)
    }
    for symbol in 0..<30 {
      bits += Int(distances[symbol]) * (Int(distanceCode.lengths[symbol]) + max(0, symbol / 2 - 1))
    }
    return bits
  }
}

extension HuffmanCode {
  /// The codes that need not be written (RFC 1951, 3.2.6).
  static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 || $0 > 279 ? 8 : $0 < 256 ? 9 : 7 })
  static let fixedDistances = HuffmanCode(lengths: Array(repeating: 5, count: 30))
}
