/// The two codes of a block, with their header: their lengths, run-length coded, in a code of their own (RFC 1951,
/// 3.2.7).
struct BlockHeader {
  let literals: HuffmanCode
  let distances: HuffmanCode
  private let runs: [Run]
  private let code: HuffmanCode
  private let literalCount: Int
  private let distanceCount: Int
  /// The number of lengths of `code` that are written.
  private let named: Int

  /// A length, or one of the symbols 16 to 18, which repeat the last one or zero.
  private struct Run {
    var symbol: Int
    var extra = 0
    var extraBits = 0
  }

  /// The order in which the lengths of `code` are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Creates the best codes for the frequencies of symbols.
  init(_ counter: SymbolCounter) {
    var frequencies = counter.literals.indices.map { counter.literals[$0] }
    frequencies[DeflateSymbols.endOfBlock] = 1
    literals = HuffmanCode(frequencies: frequencies, limit: 15)
    distances = HuffmanCode(frequencies: counter.distances.indices.map { counter.distances[$0] }, limit: 15)
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    runs = Self.runs(Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]))
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, limit: 7)
    self.code = code
    named = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  /// The number of bits of the header.
  var bitCount: Int {
    runs.reduce(14 + 3 * named) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
  }

  func append(to bits: inout BitWriter) {
    bits.append(UInt64(literalCount - 257), bits: 5)
    bits.append(UInt64(distanceCount - 1), bits: 5)
    bits.append(UInt64(named - 4), bits: 4)
    for symbol in Self.order[..<named] { bits.append(UInt64(code.lengths[symbol]), bits: 3) }
    for run in runs {
      bits.append(UInt64(code.words[run.symbol]), bits: Int(code.lengths[run.symbol]))
      bits.append(UInt64(run.extra), bits: run.extraBits)
    }
  }

  /// Returns lengths as symbols: 16 repeats the last 3 to 6 times, 17 and 18 are 3 to 10 and 11 to 138 zeros.
  private static func runs(_ lengths: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var index = 0
    while index < lengths.count {
      let value = lengths[index]
      var count = lengths[index...].prefix { $0 == value }.count
      index += count
      if value > 0 {
        runs.append(Run(symbol: Int(value)))
        count -= 1
      }
      while count >= 3 {
        let part = min(count, value > 0 ? 6 : 138)
        switch (value, part) {
        case (0, 11...): runs.append(Run(symbol: 18, extra: part - 11, extraBits: 7))
        case (0, _): runs.append(Run(symbol: 17, extra: part - 3, extraBits: 3))
        default: runs.append(Run(symbol: 16, extra: part - 3, extraBits: 2))
        }
        count -= part
      }
      for _ in 0..<count { runs.append(Run(symbol: Int(value))) }
    }
    return runs
  }
}
