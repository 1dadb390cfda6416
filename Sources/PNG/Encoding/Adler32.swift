/// The checksum after a zlib stream (RFC 1950), of bytes that need not be processed one by one.
struct Adler32 {
  private var sum = 1
  private var sumOfSums = 0
  private static let modulus = 65521

  /// Creates the checksum of no bytes.
  init() {}

  /// Creates a checksum from its present value.
  init(_ value: UInt32) {
    sum = Int(value & 0xFFFF)
    sumOfSums = Int(value >> 16)
  }

  var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  /// Appends `count` bytes by their sums.
  ///
  /// - Parameters:
  ///   - count: The number of the bytes.
  ///   - total: The sum of the bytes.
  ///   - weighted: The sum of each byte times the number of bytes from it to the end.
  mutating func append(count: Int, total: Int, weighted: Int) {
    sumOfSums = (sumOfSums + count * sum + weighted % Self.modulus) % Self.modulus
    sum = (sum + total) % Self.modulus
  }

  /// Appends rows of zeros after the number of the filter Up, 2, in closed form.
  mutating func append(emptyRows count: Int, length: Int) {
    let (count, length) = (count % Self.modulus, length % Self.modulus)
    // Every byte adds the sum so far, to which each row adds 2: length · (count · sum + 2 · (1 + … + count)).
    let added = (count * sum + count * (count + 1)) % Self.modulus
    sumOfSums = (sumOfSums + length * added) % Self.modulus
    sum = (sum + 2 * count) % Self.modulus
  }

  /// Appends a filter's byte and the first `channels` channels of a row of pixels.
  mutating func append(filter: UInt8, _ sums: RowSums, width: Int, channels: Int) {
    let count = 1 + channels * width
    var total = Int(filter) + sums.colours
    var weighted = Int(filter) * count + sums.colours * (count - 1) - sums.placedColours * channels
    if channels > 1 { weighted -= sums.late }
    if channels == 4 {
      total += sums.alphas
      weighted += sums.alphas * (count - 4) - sums.placedAlphas * channels
    }
    append(count: count, total: total, weighted: weighted)
  }
}
