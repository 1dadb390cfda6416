/// A deflate block of rows of a picture, in the form with the fewest bits (RFC 1951, 3.2.3).
///
/// It is known before it is written, so that another thread can write it.
struct DeflateBlock: Sendable {
  /// Rows of a part of the picture.
  struct Piece: Sendable {
    var stream: PixelStream
    var rows: Range<Int>
  }

  /// Its rows, in parts that follow each other.
  let pieces: [Piece]
  let form: BlockForm
  let isLast: Bool

  /// The largest number of bytes of a stored block.
  fileprivate static let longestStored = 65_535

  init(_ pieces: [Piece], _ counter: SymbolCounter, isLast: Bool) {
    (self.pieces, self.isLast) = (pieces, isLast)
    form = BlockForm(counter)
  }

  /// The largest number of bits that it can take; it is exact unless bytes are stored.
  var bitCount: Int { 3 + form.bitCount }

  /// Adds the number of its bits to that of the bits before it.
  func add(to bits: inout Int) {
    guard case .stored(var rest) = form else {
      bits += bitCount
      return
    }
    while rest > 0 {
      let part = min(rest, Self.longestStored)
      bits = (bits + 3 + 7) / 8 * 8 + 32 + 8 * part
      rest -= part
    }
  }

  /// Returns the bits; nil if they depend on the number of bits before them, as stored bytes do.
  func bits() -> BitWriter? {
    if case .stored = form { return nil }
    var bits = BitWriter()
    append(to: &bits)
    return bits
  }

  func append(to bits: inout BitWriter) {
    let literals: HuffmanCode
    let distances: HuffmanCode
    switch form {
    case .stored:
      var bytes = ByteSink()
      emit(to: &bytes)
      return append(stored: bytes.bytes, to: &bits)
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
    emit(to: &writer)
    writer.endBlock()
    bits = writer.bits
  }

  private func emit(to sink: inout some SymbolSink) {
    for piece in pieces {
      for row in piece.rows { piece.stream.emit(row, to: &sink) }
    }
  }

  /// Appends stored bytes, in blocks whose lengths fit 16 bits.
  private func append(stored bytes: [UInt8], to bits: inout BitWriter) {
    for start in stride(from: 0, to: bytes.count, by: Self.longestStored) {
      let end = min(bytes.count, start + Self.longestStored)
      bits.append(isLast && end == bytes.count ? 1 : 0, bits: 3)
      bits.align()
      let length = UInt64(end - start)
      bits.append(length | (~length & 0xFFFF) << 16, bits: 32)
      for byte in bytes[start..<end] { bits.append(UInt64(byte), bits: 8) }
    }
  }
}

/// The form of a block with the fewest bits.
enum BlockForm: Sendable {
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
    case .stored(let count): 8 * count + 42 * (count / DeflateBlock.longestStored + 1)
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
