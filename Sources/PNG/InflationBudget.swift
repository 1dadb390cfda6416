/// The remaining number of bytes that all streams of a file may inflate to; failed inflations count, too.
struct InflationBudget {
  /// The initial number of bytes, and the remaining one.
  let limit: Int
  private(set) var rest: Int

  /// Creates a budget of bytes; with 0, nothing is inflated.
  init(_ limit: Int) {
    (self.limit, rest) = (limit, limit)
  }

  /// Returns the inflated bytes of a zlib stream; nil if it is damaged.
  ///
  /// - Throws: A `PNGError` if the budget is exhausted, or this stream exhausts it.
  mutating func inflate(_ stream: ArraySlice<UInt8>) throws(PNGError) -> [UInt8]? {
    guard rest > 0 else { throw .textsTooLong(limit: limit) }
    // Deflate expands a byte to at most 1032; one more than the rest reveals that there are more.
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
