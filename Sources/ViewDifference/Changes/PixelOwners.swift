internal import ImageComparison

/// A rectangle with a rank among many.
struct RankedRect: Equatable {
  var rect: PixelRect
  var rank: Int
}

/// A search among many rectangles for the one of the least rank around a pixel.
///
/// Rows are queried from the top down: a sweep over the picture with a segment tree over its columns. A rectangle is in
/// the few nodes that together cover its columns, and a query visits those from the pixel's leaf to the root. The time
/// grows with the number of rectangles, whatever they cover, and with the number of pixels.
struct PixelOwners {
  /// The number of steps so far.
  private(set) var work = 0

  private let box: Difference.Box
  /// The number of leaves of the tree, a power of two.
  private let leafCount: Int
  /// The rectangles that begin further down, the uppermost last.
  private var waiting: [Item]
  /// The rectangles at each node of the tree, in a heap by rank.
  ///
  /// Those that have ended are removed when they are found.
  private var heaps: [[Entry]]

  private struct Item {
    var rows: Range<Int>
    var columns: Range<Int>
    var rank: Int
  }

  private struct Entry {
    var rank: Int32
    var end: Int32
  }

  /// Creates the search among rectangles, of which only the parts in the box count.
  init(_ rects: [RankedRect], in box: Difference.Box) {
    self.box = box
    var count = 1
    while count < box.width { count *= 2 }
    leafCount = count
    heaps = Array(repeating: [], count: 2 * count)
    waiting = rects.compactMap { ranked in
      let columns = PixelOwners.range(ranked.rect.minX, ranked.rect.maxX, box.x, box.width)
      let rows = PixelOwners.range(ranked.rect.minY, ranked.rect.maxY, box.y, box.height)
      return columns.isEmpty || rows.isEmpty ? nil : Item(rows: rows, columns: columns, rank: ranked.rank)
    }
    waiting.sort { $0.rows.lowerBound > $1.rows.lowerBound }
  }

  /// Returns the rank of the rectangle of a pixel in the box; nil if there is none.
  ///
  /// Rows must be queried in ascending order.
  mutating func rank(_ x: Int, _ y: Int) -> Int? {
    let row = y - box.y
    while let item = waiting.last, item.rows.lowerBound <= row {
      waiting.removeLast()
      if item.rows.upperBound > row { insert(item) }
    }
    var found: Int32?
    var node = leafCount + x - box.x
    while node > 0 {
      work += 1
      while let top = heaps[node].first, Int(top.end) <= row { removeTop(of: node) }
      if let top = heaps[node].first, top.rank < found ?? .max { found = top.rank }
      node /= 2
    }
    return found.map(Int.init)
  }

  private mutating func insert(_ item: Item) {
    let entry = Entry(rank: Int32(item.rank), end: Int32(item.rows.upperBound))
    var (low, high) = (leafCount + item.columns.lowerBound, leafCount + item.columns.upperBound)
    while low < high {
      if low % 2 == 1 {
        insert(entry, at: low)
        low += 1
      }
      if high % 2 == 1 {
        high -= 1
        insert(entry, at: high)
      }
      (low, high) = (low / 2, high / 2)
    }
  }

  private mutating func insert(_ entry: Entry, at node: Int) {
    heaps[node].append(entry)
    var child = heaps[node].count - 1
    while child > 0, heaps[node][child].rank < heaps[node][(child - 1) / 2].rank {
      work += 1
      heaps[node].swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
    work += 1
  }

  private mutating func removeTop(of node: Int) {
    let last = heaps[node].removeLast()
    work += 1
    guard !heaps[node].isEmpty else { return }
    heaps[node][0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heaps[node].count else { return }
      if child + 1 < heaps[node].count, heaps[node][child + 1].rank < heaps[node][child].rank { child += 1 }
      guard heaps[node][child].rank < heaps[node][parent].rank else { return }
      work += 1
      heaps[node].swapAt(child, parent)
      parent = child
    }
  }

  /// Returns the part of a side that is in the box, relative to the box's edge.
  private static func range(_ least: Double, _ most: Double, _ start: Int, _ length: Int) -> Range<Int> {
    let first = min(max(least.rounded(.down) - Double(start), 0), Double(length))
    let last = min(max(most.rounded(.up) - Double(start), first), Double(length))
    return Int(first)..<Int(last)
  }
}
