/// The colours of a picture in the order in which they appear, as long as there are at most 256.
struct ColourTable {
  private(set) var colours: [UInt32] = []
  private var slots = [Int16](repeating: -1, count: 1 << 11)

  /// Whether there are more than a palette holds.
  private(set) var isFull = false

  @inline(__always)
  private func slot(of colour: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (colour &* 0x9E37_79B1) &>> 21)
    while slots[slot] >= 0, colours[Int(slots[slot])] != colour { slot = (slot &+ 1) & (1 << 11 - 1) }
    return slot
  }

  @inline(__always)
  mutating func insert(_ colour: UInt32) {
    guard !isFull else { return }
    let slot = slot(of: colour)
    guard slots[slot] < 0 else { return }
    guard colours.count < 256 else {
      isFull = true
      return
    }
    slots[slot] = Int16(colours.count)
    colours.append(colour)
  }

  /// The place of a colour that was inserted.
  @inline(__always)
  func index(of colour: UInt32) -> UInt8 {
    let found = slots[slot(of: colour)]
    return found < 0 ? 0 : UInt8(truncatingIfNeeded: found)
  }

  /// Inserts a row's colours and gives the checksum's sums of their places; of no use once it is full.
  mutating func take(_ row: borrowing PixelMemory) -> RowSums {
    var sums = RowSums()
    var x = 0
    while x < row.count {
      let end = PixelSearch.endOfRun(row, from: x &+ 1)
      insert(row[x])
      guard !isFull else { break }
      sums.add(byte: index(of: row[x]), at: x..<end)
      x = end
    }
    return sums
  }
}
