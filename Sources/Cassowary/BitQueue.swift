/// A set of small numbers that hands them out in order, up or down.
struct BitQueue: ~Copyable {
  private var words = Store<UInt64>()
  private var low = Int.max
  private var high = -1

  @inline(__always)
  mutating func insert(_ number: Int) {
    let word = number >> 6
    while word >= words.count { words.append(0) }
    words[word] |= 1 << UInt64(number & 63)
    low = min(low, word)
    high = max(high, word)
  }

  /// Takes the least number out.
  @inline(__always)
  mutating func popFirst() -> Int? {
    while low <= high {
      let word = words[low]
      if word != 0 {
        words[low] = word & (word - 1)
        return (low << 6) + word.trailingZeroBitCount
      }
      low += 1
    }
    low = .max
    high = -1
    return nil
  }

  /// Takes the greatest number out.
  mutating func popLast() -> Int? {
    while low <= high {
      let word = words[high]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[high] = word & ~(1 << UInt64(bit))
        return (high << 6) + bit
      }
      high -= 1
    }
    low = .max
    high = -1
    return nil
  }
}
