/// The filter of a row (PNG, 9.2), by the number before the row.
enum RowFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case paeth = 4

  /// Filters a row.
  func apply(to row: borrowing WordBuffer, above: borrowing WordBuffer, into output: borrowing WordBuffer) {
    let width = row.count
    switch self {
    case .none:
      for x in 0..<width { output[x] = row[x] }
    case .sub:
      output[0] = row[0]
      for x in 1..<max(1, width) {
        output[x] = row[x].bytewiseDifference(row[x &- 1])
      }
    case .up:
      for x in 0..<width {
        output[x] = row[x].bytewiseDifference(above[x])
      }
    case .paeth:
      var (left, aboveLeft): (UInt32, UInt32) = (0, 0)
      for x in 0..<width {
        let value = row[x]
        let over = above[x]
        output[x] = value.bytewiseDifference(Self.paeth(left, over, aboveLeft))
        (left, aboveLeft) = (value, over)
      }
    }
  }

  @inline(__always)
  private static func paeth(_ left: UInt32, _ above: UInt32, _ aboveLeft: UInt32) -> UInt32 {
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let (a, b, c) = (
        Int32(left &>> shift & 0xFF), Int32(above &>> shift & 0xFF), Int32(aboveLeft &>> shift & 0xFF)
      )
      let (pa, pb, pc) = (abs(b &- c), abs(a &- c), abs(a &+ b &- 2 &* c))
      let best = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
      result |= UInt32(truncatingIfNeeded: best) &<< shift
      shift &+= 8
    }
    return result
  }
}

extension UInt32 {
  /// Returns the difference of each of the four bytes separately, modulo 256.
  @inline(__always)
  func bytewiseDifference(_ other: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((self | high) &- (other & ~high)) ^ ((self ^ ~other) & high)
  }
}
