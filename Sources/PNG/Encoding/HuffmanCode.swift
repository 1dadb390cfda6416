/// A prefix code for the symbols of a deflate block: frequent symbols have short words (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The number of bits of each symbol's word; 0 if a symbol has none.
  private(set) var lengths: [UInt8]
  /// The words, with the first transmitted bit as the lowest.
  private(set) var words: [UInt16]

  /// Creates a nearly optimal code for symbols of these frequencies, whose words have at most `limit` bits.
  ///
  /// If a Huffman code has longer ones, some words are lengthened until all fit. At least two symbols get a word, as
  /// decoders require.
  init(frequencies: [UInt32], limit: Int) {
    lengths = Self.lengths(frequencies, limit: limit)
    words = Self.words(lengths)
  }

  /// Creates the code of given lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    words = Self.words(lengths)
  }

  /// Returns a symbol's word and, above 24 bits, its length.
  func word(_ symbol: Int) -> UInt32 { UInt32(words[symbol]) | UInt32(lengths[symbol]) << 24 }

  private static func lengths(_ frequencies: [UInt32], limit: Int) -> [UInt8] {
    var order = frequencies.indices.filter { frequencies[$0] > 0 }
    for index in frequencies.indices where order.count < 2 && !order.contains(index) { order.append(index) }
    // Equal frequencies are ordered by their symbols: the code is the same on every machine.
    order.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var counts = countsOfLengths(order.map { UInt64(max(1, frequencies[$0])) })
    fit(&counts, limit: limit)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var next = order.makeIterator()
    for length in stride(from: limit, through: 1, by: -1) {
      for _ in 0..<counts[length] {
        if let symbol = next.next() { lengths[symbol] = UInt8(length) }
      }
    }
    return lengths
  }

  /// Returns the numbers of words of 0, 1, 2 … bits in the Huffman code of ascending weights (two or more).
  private static func countsOfLengths(_ weights: [UInt64]) -> [Int] {
    let count = weights.count
    // Inner nodes are created in ascending order, too, so that the two lightest are at the heads of two queues.
    var inner: [UInt64] = []
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, node) = (0, 0)
    func takeLightest(for parent: Int) -> UInt64 {
      if leaf < count, node >= inner.count || weights[leaf] <= inner[node] {
        parents[leaf] = parent
        leaf += 1
        return weights[leaf - 1]
      }
      parents[count + node] = parent
      node += 1
      return inner[node - 1]
    }
    for index in 0..<count - 1 {
      let parent = count + index
      inner.append(takeLightest(for: parent) + takeLightest(for: parent))
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    var counts = [Int](repeating: 0, count: max(count, 64))
    for index in stride(from: 2 * count - 3, through: 0, by: -1) {
      depths[index] = depths[parents[index]] + 1
      if index < count { counts[depths[index]] += 1 }
    }
    return counts
  }

  /// Shortens words of more than `limit` bits, and lengthens others, longest first, until the code is full.
  ///
  /// Kraft's sum is 1 then.
  private static func fit(_ counts: inout [Int], limit: Int) {
    guard counts[(limit + 1)...].contains(where: { $0 > 0 }) else { return }
    counts[limit] += counts[(limit + 1)...].reduce(0, +)
    for length in counts.indices where length > limit { counts[length] = 0 }
    var sum = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while sum > 1 << limit {
      // A word one bit longer makes room for a sibling: a longest one moves there.
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[limit] -= 1
      sum -= 1
    }
  }

  private static func words(_ lengths: [UInt8]) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 16)
    for length in 2..<16 { next[length] = (next[length - 1] &+ counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] &+= 1 }
      return next[Int(length)].reversed(bits: Int(length))
    }
  }
}

extension UInt16 {
  /// Returns the lowest `bits` bits in reverse order.
  func reversed(bits: Int) -> UInt16 {
    var (value, result) = (self, UInt16(0))
    for _ in 0..<bits {
      result = result << 1 | value & 1
      value >>= 1
    }
    return result
  }
}
