/// The search for changes in rows of pixels, eight pixels at a step.
///
/// One at a step takes a quarter more instructions to encode cards, a third more for a flat list.
enum PixelSearch {
  /// Returns the number of pixels that are equal from two positions on, at most `limit`.
  @inline(__always)
  static func commonLength(
    _ a: borrowing WordBuffer, _ aStart: Int, _ b: borrowing WordBuffer, _ bStart: Int, limit: Int
  ) -> Int {
    var count = 0
    while count &+ 8 <= limit {
      let (left, right) = (aStart &+ count, bStart &+ count)
      let first = a.two(at: left) ^ b.two(at: right)
      if first != 0 { return count &+ first.trailingZeroBitCount / 32 }
      let second = a.two(at: left &+ 2) ^ b.two(at: right &+ 2)
      if second != 0 { return count &+ 2 &+ second.trailingZeroBitCount / 32 }
      let third = a.two(at: left &+ 4) ^ b.two(at: right &+ 4)
      let fourth = a.two(at: left &+ 6) ^ b.two(at: right &+ 6)
      if third | fourth != 0 {
        return third != 0
          ? count &+ 4 &+ third.trailingZeroBitCount / 32 : count &+ 6 &+ fourth.trailingZeroBitCount / 32
      }
      count &+= 8
    }
    while count < limit, a[aStart &+ count] == b[bStart &+ count] { count &+= 1 }
    return count
  }

  /// Returns the end of the pixels from `start` on, which is at least 1, that equal the one before it.
  @inline(__always)
  static func endOfRun(_ row: borrowing WordBuffer, from start: Int) -> Int {
    let value = row[start &- 1]
    let both = UInt64(value) &<< 32 | UInt64(value)
    var x = start
    while x &+ 8 <= row.count {
      let first = row.two(at: x) ^ both
      if first != 0 { return x &+ first.trailingZeroBitCount / 32 }
      let second = row.two(at: x &+ 2) ^ both
      let third = row.two(at: x &+ 4) ^ both
      let fourth = row.two(at: x &+ 6) ^ both
      if second | third | fourth != 0 {
        if second != 0 { return x &+ 2 &+ second.trailingZeroBitCount / 32 }
        return third != 0
          ? x &+ 4 &+ third.trailingZeroBitCount / 32 : x &+ 6 &+ fourth.trailingZeroBitCount / 32
      }
      x &+= 8
    }
    while x < row.count, row[x] == value { x &+= 1 }
    return x
  }
}
