/// How many bytes streams may still inflate to, all of a file's together. What was inflated in vain counts, too.
struct InflationBudget {
  /// The bytes that there were at first, and those that are left.
  let limit: Int
  private(set) var rest: Int

  /// A budget of some bytes; with 0, nothing is inflated.
  init(_ limit: Int) {
    (self.limit, rest) = (limit, limit)
  }

  /// What a zlib stream inflates to; nil where it is damaged.
  ///
  /// - Throws: Where the budget is spent, or this stream spends it; nothing is left then.
  mutating func inflate(_ stream: ArraySlice<UInt8>) throws(PNGError) -> [UInt8]? {
    guard rest > 0 else { throw .textsTooLong(limit: limit) }
    // Deflate makes at most 1032 bytes of one; one more than the rest tells that there are more.
    let capacity = max(1, min(rest + 1, stream.count * 1032))
    let (bytes, isWhole) = Inflation.inflate(stream, capacity: capacity)
    guard bytes.count <= rest else {
      rest = 0
      throw .textsTooLong(limit: limit)
    }
    rest -= bytes.count
    return isWhole ? bytes : nil
  }
}
