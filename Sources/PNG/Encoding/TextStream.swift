/// The compression of texts to zlib streams (RFC 1950, 1951), with the same bytes on every machine and for every zlib.
///
/// Repetitions are found by the last positions of their first four bytes. That is a smaller search than zlib's: layout
/// trees take a seventh more than at its best, in a third of the time.
enum TextStream {
  /// The maximum distance of a repetition.
  private static let window = 32_768
  /// The number of positions of the same four bytes that are tried.
  private static let chain = 16
  /// The number of symbols that share codes.
  private static let blockLength = 1 << 15

  /// Returns the bytes as a stream.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var tokens = tokens(of: bytes)[...]
    var bits = BitWriter()
    repeat {
      let block = tokens.prefix(blockLength)
      tokens = tokens.dropFirst(blockLength)
      var counter = SymbolCounter()
      for token in block { token.emit(to: &counter) }
      bits.append(tokens.isEmpty ? 1 : 0, bits: 1)
      let header = BlockHeader(counter)
      let fixed = counter.bitCount(literals: .fixedLiterals, distances: .fixedDistances)
      let own = header.bitCount + counter.bitCount(literals: header.literals, distances: header.distances)
      var writer: SymbolWriter
      if fixed <= own {
        bits.append(1, bits: 2)
        writer = SymbolWriter(bits, literals: .fixedLiterals, distances: .fixedDistances)
      } else {
        bits.append(2, bits: 2)
        header.append(to: &bits)
        writer = SymbolWriter(bits, literals: header.literals, distances: header.distances)
      }
      for token in block { token.emit(to: &writer) }
      writer.endBlock()
      bits = writer.bits
    } while !tokens.isEmpty
    return [0x78, 0x01] + bits.finish() + checksum(of: bytes)
  }

  /// A byte, or a repetition.
  private struct Token {
    /// The number of bytes to repeat; 0 for a literal byte.
    var length: UInt16
    /// The distance of the repetition; or the literal byte.
    var value: UInt16

    @inline(__always)
    func emit<Sink: SymbolSink>(to sink: inout Sink) {
      if length == 0 {
        sink.literal(UInt8(truncatingIfNeeded: value))
      } else {
        sink.matches(1, length: Int(length), distance: Int(value) + 1)
      }
    }
  }

  private static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 4)
    var table = HashTable(count: bytes.count)
    var index = 0
    while index < bytes.count {
      let match = table.longestMatch(at: index, in: bytes)
      guard match.length >= 4 else {
        tokens.append(Token(length: 0, value: UInt16(bytes[index])))
        table.add(index, in: bytes)
        index += 1
        continue
      }
      tokens.append(Token(length: UInt16(match.length), value: UInt16(match.distance - 1)))
      for place in index..<index + match.length { table.add(place, in: bytes) }
      index += match.length
    }
    return tokens
  }

  /// The positions of four bytes by their values.
  private struct HashTable {
    /// The last position of bytes with a hash, and for each position the one before with the same; −1 if there is none.
    private var last = [Int32](repeating: -1, count: 1 << 13)
    private var before: [Int32]

    init(count: Int) {
      before = [Int32](repeating: -1, count: count)
    }

    mutating func add(_ place: Int, in bytes: [UInt8]) {
      guard place + 4 <= bytes.count else { return }
      let hash = HashTable.hash(bytes, place)
      before[place] = last[hash]
      last[hash] = Int32(place)
    }

    func longestMatch(at place: Int, in bytes: [UInt8]) -> (length: Int, distance: Int) {
      var best = (length: 0, distance: 0)
      guard place + 4 <= bytes.count else { return best }
      let limit = min(258, bytes.count - place)
      var candidate = Int(last[HashTable.hash(bytes, place)])
      for _ in 0..<chain {
        guard candidate >= 0, place - candidate <= window else { break }
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
        if length > best.length { best = (length, place - candidate) }
        if length == limit { break }
        candidate = Int(before[candidate])
      }
      return best
    }

    private static func hash(_ bytes: [UInt8], _ place: Int) -> Int {
      let word =
        UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        | UInt32(bytes[place + 3]) << 24
      return Int((word &* 0x9E37_79B1) >> 19)
    }
  }

  private static func checksum(of bytes: [UInt8]) -> [UInt8] {
    var adler = Adler32()
    // In parts whose sums stay small.
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      let part = bytes[start..<min(start + 4096, bytes.count)]
      var (total, weighted) = (0, 0)
      for byte in part {
        total += Int(byte)
        weighted += total
      }
      adler.append(count: part.count, total: total, weighted: weighted)
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: adler.value >> UInt32(24 - 8 * $0)) }
  }
}
