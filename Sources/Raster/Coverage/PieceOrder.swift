/// A changing order of numbers from left to right, each in it at most once.
///
/// They are in blocks of some dozens, so that finding, inserting and removing takes little more than the logarithm of
/// their number, and neighbours are exchanged in constant time.
struct PieceOrder {
  private static let capacity = 64

  /// The number in each slot; a block's slots are consecutive, with the filled ones first.
  private var slots: [Int32] = []
  /// The number of filled slots of each block.
  private var counts: [Int32] = []
  /// The blocks from left to right, and for each its rank among them.
  private var blocks: [Int32] = []
  private var ranks: [Int32] = []
  /// The blocks that are not in use.
  private var free: [Int32] = []
  /// The slot of each number; −1 if it is not in the order.
  private var places: [Int32] = []

  /// Replaces the order by `numbers`, which are among `all`.
  mutating func replace(by numbers: [Int], among all: Range<Int>) {
    if places.count < all.upperBound {
      places.append(contentsOf: repeatElement(-1, count: all.upperBound - places.count))
    }
    for number in all { places[number] = -1 }
    slots.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    blocks.removeAll(keepingCapacity: true)
    ranks.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    // Half full, to leave room between them.
    let size = Self.capacity / 2
    var first = 0
    while first < numbers.count {
      let last = min(first + size, numbers.count)
      let block = addBlock(rank: blocks.count)
      let start = block * Self.capacity
      for (offset, number) in numbers[first..<last].enumerated() { set(number, slot: start + offset) }
      counts[block] = Int32(last - first)
      first = last
    }
  }

  /// Returns whether or not a number is in the order.
  func contains(_ number: Int) -> Bool { places[number] >= 0 }

  /// Returns the number to the right of one in the order; nil after the last.
  func next(_ number: Int) -> Int? {
    let slot = Int(places[number])
    let block = slot / Self.capacity
    if slot % Self.capacity + 1 < counts[block] { return Int(slots[slot + 1]) }
    let rank = Int(ranks[block]) + 1
    return rank < blocks.count ? Int(slots[Int(blocks[rank]) * Self.capacity]) : nil
  }

  /// Returns the number to the left of one in the order; nil before the first.
  func previous(_ number: Int) -> Int? {
    let slot = Int(places[number])
    if slot % Self.capacity > 0 { return Int(slots[slot - 1]) }
    let rank = Int(ranks[slot / Self.capacity]) - 1
    guard rank >= 0 else { return nil }
    let block = Int(blocks[rank])
    return Int(slots[block * Self.capacity + Int(counts[block]) - 1])
  }

  /// The numbers from left to right.
  var numbers: [Int] {
    blocks.flatMap { block in
      (0..<Int(counts[Int(block)])).map { Int(slots[Int(block) * Self.capacity + $0]) }
    }
  }

  /// Returns the position of a number in the order, which grows to the right.
  func position(_ number: Int) -> Int {
    let slot = Int(places[number])
    return Int(ranks[slot / Self.capacity]) * Self.capacity + slot % Self.capacity
  }

  /// Exchanges two neighbours.
  mutating func exchange(_ number: Int, _ other: Int) {
    let (slot, otherSlot) = (Int(places[number]), Int(places[other]))
    set(other, slot: slot)
    set(number, slot: otherSlot)
  }

  /// Removes a number.
  mutating func remove(_ number: Int) {
    let slot = Int(places[number])
    let block = slot / Self.capacity
    places[number] = -1
    counts[block] -= 1
    let end = block * Self.capacity + Int(counts[block])
    for next in slot..<end { set(Int(slots[next + 1]), slot: next) }
    if counts[block] == 0 { removeBlock(block) }
  }

  /// Inserts a number that is not in the order after all for which `precedes` holds, which are a prefix of the order.
  mutating func insert(_ number: Int, behind precedes: (Int) -> Bool) {
    guard !blocks.isEmpty else {
      let block = addBlock(rank: 0)
      counts[block] = 1
      return set(number, slot: block * Self.capacity)
    }
    let later = (1..<blocks.count).partitioningIndex { rank in
      !precedes(Int(slots[Int(blocks[rank]) * Self.capacity]))
    }
    let rank = later - 1
    var block = Int(blocks[rank])
    var start = block * Self.capacity
    var offset = (0..<Int(counts[block])).partitioningIndex { !precedes(Int(slots[start + $0])) }
    if counts[block] == Self.capacity {
      let half = Self.capacity / 2
      let added = addBlock(rank: rank + 1)
      for index in 0..<half { set(Int(slots[start + half + index]), slot: added * Self.capacity + index) }
      (counts[block], counts[added]) = (Int32(half), Int32(half))
      if offset > half {
        offset -= half
        block = added
        start = block * Self.capacity
      }
    }
    var slot = start + Int(counts[block])
    while slot > start + offset {
      set(Int(slots[slot - 1]), slot: slot)
      slot -= 1
    }
    set(number, slot: slot)
    counts[block] += 1
  }

  private mutating func set(_ number: Int, slot: Int) {
    slots[slot] = Int32(truncatingIfNeeded: number)
    places[number] = Int32(truncatingIfNeeded: slot)
  }

  /// Adds an empty block.
  private mutating func addBlock(rank: Int) -> Int {
    let block: Int
    if let last = free.popLast() {
      block = Int(last)
    } else {
      block = counts.count
      counts.append(0)
      ranks.append(0)
      slots.append(contentsOf: repeatElement(-1, count: Self.capacity))
    }
    blocks.insert(Int32(truncatingIfNeeded: block), at: rank)
    renumber(from: rank)
    return block
  }

  private mutating func removeBlock(_ block: Int) {
    let rank = Int(ranks[block])
    blocks.remove(at: rank)
    free.append(Int32(truncatingIfNeeded: block))
    renumber(from: rank)
  }

  private mutating func renumber(from rank: Int) {
    for index in rank..<blocks.count { ranks[Int(blocks[index])] = Int32(truncatingIfNeeded: index) }
  }
}
