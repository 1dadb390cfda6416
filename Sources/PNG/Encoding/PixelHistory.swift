/// The rows that a copy may refer to: those in the last 32 KiB of the file, as filters left them.
struct PixelHistory: ~Copyable {
  let width: Int
  private let mask: Int
  /// Bits of a place in a row.
  private let placeBits: UInt32
  private let words: PixelMemory
  /// Of each place: the row of the file that is there; -1 where there is none.
  private var rows: [Int]
  /// Where two pixels and where four were last seen: the lowest bits of the row, and the place in it below.
  private let pairs = PixelMemory(count: 1 << tableBits)
  private let chain: PixelMemory
  private let ones = PixelMemory(count: 1 << tableBits)
  private let fours = PixelMemory(count: 1 << tableBits)

  private static let tableBits = 13

  init(width: Int) {
    self.width = width
    placeBits = UInt32(max(1, Int.bitWidth - width.leadingZeroBitCount))
    // Wide rows reach no other row.
    var capacity = 1
    while capacity < 64, capacity * (1 + 3 * width) <= 32_768 { capacity *= 2 }
    mask = capacity - 1
    words = PixelMemory(count: capacity > 1 ? capacity * width : 0)
    chain = PixelMemory(count: capacity > 1 ? capacity * width : 0)
    rows = Array(repeating: -1, count: capacity)
  }

  /// Keeps a row of the file.
  mutating func keep(_ row: borrowing PixelMemory, at y: Int) {
    guard mask > 0 else { return }
    rows[y & mask] = y
    row.copy(0..<width, to: words, at: (y & mask) * width)
  }

  /// Whether pixels so many rows up and to the right are near enough.
  @inline(__always)
  private func reaches(rows: Int, offset: Int) -> Bool {
    rows &* (1 &+ 4 &* width) &- 4 &* offset <= 32_768
  }

  /// Says a row by what is left of it, above it, and wherever it was before; about how many bits that takes.
  mutating func parse(
    _ row: borrowing PixelMemory, y: Int, rowsUp: Int, _ costs: borrowing LiteralCost, least: Int,
    into tokens: inout PixelTokens
  ) -> Int {
    tokens.removeAll()
    let width = self.width
    let aboveSlot = (y &- rowsUp) & mask
    let hasAbove =
      rowsUp > 0 && reaches(rows: rowsUp, offset: 0) && mask > 0 && rows[aboveSlot] == y &- rowsUp
    let above = aboveSlot &* width
    let high = UInt32(truncatingIfNeeded: y) &<< placeBits
    var bits = 0
    var x = 0
    let unit = 86
    // Ends of what equals the pixel to the left and the row above, where they are known.
    var (runEnd, upEnd) = (0, 0)
    while x < width {
      let value = row[x]
      var run = 0
      if x > 0, value == row[x &- 1] {
        if runEnd <= x { runEnd = PixelSearch.endOfRun(row, from: x) }
        run = runEnd &- x
        if run >= unit {
          let part = run &- run % unit
          tokens.append(PixelToken.run, part)
          bits &+= 64 &+ part
          x &+= part
          continue
        }
      } else if value == 0, least == 1 {
        // Zeros are said in fewer bits still.
        let end = PixelSearch.endOfRun(row, from: x &+ 1)
        tokens.append(PixelToken.zeros, end &- x)
        bits &+= 96 &+ (end &- x) &>> 1
        x = end
        continue
      }
      var up = 0
      if hasAbove, value == words[above &+ x] {
        if upEnd <= x { upEnd = x &+ PixelSearch.commonLength(row, x, words, above &+ x, limit: width &- x) }
        up = upEnd &- x
      }
      let length = max(up, run)
      if run < 24, up < 128, x &+ 4 <= width {
        let second = row[x &+ 1]
        let pair = Self.mix(value, second)
        let four = Self.mix(pair &+ (row[x &+ 2]), row[x &+ 3])
        let pairSlot = Int(truncatingIfNeeded: pair &>> UInt32(32 - Self.tableBits))
        let fourSlot = Int(truncatingIfNeeded: four &>> UInt32(32 - Self.tableBits))
        let pairPlace = pairs[pairSlot]
        let fourPlace = fours[fourSlot]
        let here = high | UInt32(truncatingIfNeeded: x)
        pairs[pairSlot] = here
        fours[fourSlot] = here
        var (count, oldRows, oldX) = match(fourPlace, row, x, y)
        if count < 4 {
          let other = match(pairPlace, row, x, y)
          if other.count > count { (count, oldRows, oldX) = other }
        }
        if fourPlace != 0, count < 64, mask > 0 {
          var place = fourPlace
          chain[(y & mask) &* width &+ x] = fourPlace
          for _ in 0..<1 {
            let base = ((y &- rowsBack(place, y)) & mask) &* width
            place = chain[base &+ Int(truncatingIfNeeded: place & (1 &<< placeBits &- 1))]
            let other = match(place, row, x, y)
            if other.count == 0 { break }
            if other.count > count {
              (count, oldRows, oldX) = other
              if count >= 64 { break }
            }
          }
        }
        if count >= (least == 1 ? 2 : 3), count > length &+ 2 {
          // Back over what was said as it is.
          let limit = min(tokens.pixelsAtEnd, oldX)
          let base = ((y &- oldRows) & mask) &* width
          var back = 0
          while back < limit,
            row[x &- back &- 1] == (oldRows == 0 ? row[oldX &- back &- 1] : words[base &+ oldX &- back &- 1])
          {
            back &+= 1
            bits &-= costs.cost(row[x &- back])
          }
          if back > 0 { tokens.removePixels(back) }
          count = cut(count, row, x, unit)
          tokens.copy(count &+ back, rows: oldRows, offset: oldX &- x)
          bits &+= 320 &+ 3 &* count
          remember(row, x &+ 1..<max(x &+ 1, min(x &+ count, width &- 3)), high)
          x &+= count
          continue
        }
      }
      if run >= least, run &+ 4 >= up {
        tokens.append(PixelToken.run, run)
        bits &+= 128 &+ run
        x &+= run
      } else if up >= max(2, least) {
        up = cut(up, row, x, unit)
        tokens.copy(up, rows: rowsUp, offset: 0)
        bits &+= 288 &+ 3 &* up
        x &+= up
      } else {
        if least == 1 {
          let slot = Int(truncatingIfNeeded: (value &* 0x9E37_79B1) &>> UInt32(32 - Self.tableBits))
          let place = ones[slot]
          ones[slot] = high | UInt32(truncatingIfNeeded: x)
          let literalCost = costs.cost(value)
          if literalCost > 250 {
            let (count, oldRows, oldX) = match(place, row, x, y)
            if count > 0 {
              tokens.copy(count, rows: oldRows, offset: oldX &- x)
              bits &+= 320
              x &+= count
              continue
            }
          }
        }
        tokens.pixel(value)
        bits &+= costs.cost(value)
        x &+= 1
      }
    }
    return bits
  }

  /// Where a copy had better end: where a whole match of a run can follow.
  @inline(__always)
  private func cut(_ count: Int, _ row: borrowing PixelMemory, _ x: Int, _ unit: Int) -> Int {
    var part = unit
    while part &+ unit <= count {
      let place = x &+ part
      if row[place] == row[place &+ unit &- 1], row[place] == row[place &- 1],
        PixelSearch.endOfRun(row, from: place) >= place &+ unit
      {
        return part
      }
      part &+= unit
    }
    return count
  }

  @inline(__always)
  private func rowsBack(_ place: UInt32, _ y: Int) -> Int {
    let oldX = place & (1 &<< placeBits &- 1)
    return Int(
      truncatingIfNeeded: (UInt32(truncatingIfNeeded: y) &<< placeBits &- (place &- oldX)) &>> placeBits)
  }

  @inline(__always)
  private static func mix(_ first: UInt32, _ second: UInt32) -> UInt32 {
    ((first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)) &* 0xC2B2_AE3D
  }

  /// Remembers where colours change in a part of a row.
  @inline(__always)
  private func remember(_ row: borrowing PixelMemory, _ places: Range<Int>, _ high: UInt32) {
    let base = ((Int(high &>> placeBits)) & mask) &* width
    for x in places where row[x] != row[x &- 1] {
      let pair = Self.mix(row[x], row[x &+ 1])
      let four = Self.mix(pair &+ row[x &+ 2], row[x &+ 3])
      let here = high | UInt32(truncatingIfNeeded: x)
      pairs[Int(truncatingIfNeeded: pair &>> UInt32(32 - Self.tableBits))] = here
      let slot = Int(truncatingIfNeeded: four &>> UInt32(32 - Self.tableBits))
      if mask > 0 { chain[base &+ x] = fours[slot] }
      fours[slot] = here
    }
  }

  /// How many pixels from `x` on equal those at another place, and where it is; 0 where that is too far back.
  @inline(__always)
  private func match(
    _ place: UInt32, _ row: borrowing PixelMemory, _ x: Int, _ y: Int
  ) -> (count: Int, rows: Int, x: Int) {
    let oldX = Int(truncatingIfNeeded: place & (1 &<< placeBits &- 1))
    let up = Int(
      truncatingIfNeeded: (UInt32(truncatingIfNeeded: y) &<< placeBits
        &- (place &- UInt32(truncatingIfNeeded: oldX))) &>> placeBits)
    if up == 0 {
      guard oldX < x, (x &- oldX) &* 4 <= 32_768 else { return (0, 0, 0) }
      let count = PixelSearch.commonLength(row, oldX, row, x, limit: min(width &- x, 1 &<< 20))
      return (count, 0, oldX)
    }
    let slot = (y &- up) & mask
    guard up <= mask, rows[slot] == y &- up, reaches(rows: up, offset: oldX &- x) else { return (0, 0, 0) }
    let count = PixelSearch.commonLength(
      words, slot &* width &+ oldX, row, x, limit: width &- max(x, oldX))
    return (count, up, oldX)
  }
}
