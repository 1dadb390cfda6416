/// A queue of small numbers, in ascending or descending order.
struct BitQueue: ~Copyable {
  private var words = UncheckedArray<UInt64>()
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

  /// Removes and returns the smallest number.
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

  /// A part of the queue that is removed without further access to its memory; numbers may be added meanwhile.
  struct Batch: BitwiseCopyable {
    fileprivate var bits: UInt64
    fileprivate var start: Int

    /// A batch that accepts no number.
    static var none: Batch { Batch(bits: 0, start: .min / 2) }

    @inline(__always)
    mutating func popFirst() -> Int? {
      guard bits != 0 else { return nil }
      let bit = bits.trailingZeroBitCount
      bits &= bits &- 1
      return start &+ bit
    }
  }

  /// Removes and returns a batch of the smallest numbers.
  @inline(__always)
  mutating func popBatch() -> Batch? {
    while low <= high {
      let word = low
      let bits = words[word]
      low = word &+ 1
      if bits != 0 {
        words[word] = 0
        return Batch(bits: bits, start: word << 6)
      }
    }
    low = .max
    high = -1
    return nil
  }

  /// Inserts a number greater than those that were removed, into a batch if it belongs there.
  @inline(__always)
  mutating func insert(_ number: Int, _ batch: inout Batch) {
    let bit = number &- batch.start
    if bit < 64 {
      batch.bits |= 1 << UInt64(bit & 63)
    } else {
      insert(number)
    }
  }

  /// Removes and returns the greatest number.
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
