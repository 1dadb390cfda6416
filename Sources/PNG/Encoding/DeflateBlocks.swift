/// A writer of a stream's rows as deflate blocks, each in the form with the fewest bits (RFC 1951, 3.2.3).
struct DeflateBlocks {
  private var bits = BitWriter()

  /// The number of symbols after which a block ends with its row, which justifies the tables of its own codes.
  private static let length = 1 << 16

  /// Returns the bytes of a stream, deflated.
  static func deflate(_ stream: PixelStream) -> [UInt8] {
    var blocks = DeflateBlocks()
    forEachBlock(of: stream) { rows, counter in
      blocks.append(rows, of: stream, counter, isLast: rows.upperBound == stream.rows.count)
    }
    return blocks.bits.finish()
  }

  /// Returns the number of bits of the result of `deflate`.
  static func bitCount(_ stream: PixelStream) -> Int {
    var bits = 0
    forEachBlock(of: stream) { _, counter in bits += 3 + BlockForm(counter).bitCount }
    return bits
  }

  private static func forEachBlock(of stream: PixelStream, _ body: (Range<Int>, SymbolCounter) -> Void) {
    var first = 0
    while first < stream.rows.count {
      var counter = SymbolCounter()
      var end = first
      while end < stream.rows.count, counter.total < length {
        stream.emit(end, to: &counter)
        end += 1
      }
      body(first..<end, counter)
      first = end
    }
  }

  private mutating func append(
    _ rows: Range<Int>, of stream: PixelStream, _ counter: SymbolCounter, isLast: Bool
  ) {
    let literals: HuffmanCode
    let distances: HuffmanCode
    switch BlockForm(counter) {
    case .stored:
      var bytes = ByteSink()
      for row in rows { stream.emit(row, to: &bytes) }
      return append(stored: bytes.bytes, isLast: isLast)
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
    for row in rows { stream.emit(row, to: &writer) }
    writer.endBlock()
    bits = writer.bits
  }

  /// Appends stored bytes, in blocks whose lengths fit 16 bits.
  private mutating func append(stored bytes: [UInt8], isLast: Bool) {
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let end = min(bytes.count, start + 65_535)
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
  case stored(bitCount: Int)
  /// The fixed codes, which all decoders know.
  case fixed(bitCount: Int)
  /// The codes of the block's own symbols.
  case dynamic(BlockHeader, bitCount: Int)

  init(_ counter: SymbolCounter) {
    let header = BlockHeader(counter)
    let fixed = counter.bitCount(literals: .fixedLiterals, distances: .fixedDistances)
    let own = header.bitCount + counter.bitCount(literals: header.literals, distances: header.distances)
    self = fixed <= own ? .fixed(bitCount: fixed) : .dynamic(header, bitCount: own)
    // Each begins with 3 bits, up to 7 to the end of the byte, and 32.
    let stored = 8 * counter.total + 42 * (counter.total / 65_535 + 1)
    if counter.matchCount == 0, stored < bitCount { self = .stored(bitCount: stored) }
  }

  /// The number of bits after the three that every block begins with.
  var bitCount: Int {
    switch self {
    case .stored(let bitCount), .fixed(let bitCount), .dynamic(_, let bitCount): bitCount
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
