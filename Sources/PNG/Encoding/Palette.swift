/// The colours of a picture in the order of their appearance, as long as there are at most 256.
struct Palette: Sendable {
  private(set) var colours: [UInt32] = []
  private var slots = [Int16](repeating: -1, count: 1 << 11)

  /// Whether or not there are more colours than a palette holds.
  private(set) var isFull = false

  @inline(__always)
  private func slot(of colour: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (colour &* 0x9E37_79B1) &>> 21)
    while slots[slot] >= 0, colours[Int(slots[slot])] != colour { slot = (slot &+ 1) & (1 << 11 - 1) }
    return slot
  }

  /// Returns the index of a colour, which is inserted if there is room; nil if there is none.
  @inline(__always)
  private mutating func place(of colour: UInt32) -> UInt8? {
    let slot = slot(of: colour)
    if slots[slot] >= 0 { return UInt8(truncatingIfNeeded: slots[slot]) }
    guard colours.count < 256 else {
      isFull = true
      return nil
    }
    slots[slot] = Int16(colours.count)
    colours.append(colour)
    return UInt8(truncatingIfNeeded: slots[slot])
  }

  /// Returns the index of a colour that was inserted.
  @inline(__always)
  func index(of colour: UInt32) -> UInt8 {
    let found = slots[slot(of: colour)]
    return found < 0 ? 0 : UInt8(truncatingIfNeeded: found)
  }

  /// Inserts a row's colours, and returns the checksum's sums of their indices, which are invalid once the table is
  /// full.
  mutating func take(_ row: borrowing WordBuffer) -> RowSums {
    var sums = RowSums()
    var x = 0
    while x < row.count {
      let end = PixelSearch.endOfRun(row, from: x &+ 1)
      guard let place = place(of: row[x]) else { break }
      sums.add(byte: place, at: x..<end)
      x = end
    }
    return sums
  }

  /// Returns rows with the indices of their pixels in place of the pixels.
  func indices(of tokens: TokenRows) -> TokenRows {
    var tokens = tokens
    var place = 0
    while place < tokens.words.count {
      let word = tokens.words[place]
      place += 1
      switch word & PixelToken.kinds {
      case PixelToken.pixels:
        for _ in 0..<Int(word) {
          tokens.words[place] = UInt32(index(of: tokens.words[place]))
          place += 1
        }
      case PixelToken.copy: place += 1
      default: break
      }
    }
    return tokens
  }
}
