import Foundation
import GraphicsCore

/// The heights of the rows of a section, or of the sections of a table, in points.
///
/// Rows of one height are arithmetic and take no memory. As soon as one differs, rows are kept in blocks, each of which is
/// made when one of its rows differs, with a tree of their sums over them: positions, look-ups and changes take logarithmic
/// time in the number of blocks. Positions depend on the present heights alone, not on the order of their changes.
struct HeightList {
  /// The number of rows in a block.
  private static let blockLength = 128

  /// Some rows whose heights are stored.
  private struct Block {
    var heights: [CGFloat]
    /// The distances from the start of the block to the end of each row.
    var ends: [CGFloat]
    var areKnown: [Bool]

    mutating func addUp(from first: Int) {
      var end = first > 0 ? ends[first - 1] : 0
      for index in first..<heights.count {
        end += heights[index]
        ends[index] = end
      }
    }
  }

  /// The number of rows.
  let count: Int
  /// The height of a row that has none of its own.
  let usualHeight: CGFloat
  /// Whether the usual height is that of the rows, in contrast to an estimate.
  let isUsualKnown: Bool
  private var blocks: [Block?] = []
  /// The sums of the blocks: the leaves from `leafCount` on, each inner node the sum of its two children.
  private var tree: [CGFloat] = []
  private var leafCount = 0

  /// Creates a list of rows of one height, which may be an estimate.
  init(count: Int, height: CGFloat, isKnown: Bool) {
    self.count = max(0, count)
    usualHeight = height.validLength
    isUsualKnown = isKnown
  }

  /// Creates a list of rows of given heights; an estimate is not known.
  init(_ rows: [(height: CGFloat, isKnown: Bool)]) {
    self.init(count: rows.count, height: 0, isKnown: true)
    guard !rows.isEmpty else { return }
    makeBlocks()
    for index in blocks.indices {
      let share = rows[index * Self.blockLength..<min(count, (index + 1) * Self.blockLength)]
      let heights = share.map(\.height.validLength)
      var block = Block(heights: heights, ends: heights, areKnown: share.map(\.isKnown))
      block.addUp(from: 0)
      blocks[index] = block
      tree[leafCount + index] = block.ends.last ?? 0
    }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      tree[node] = tree[2 * node] + tree[2 * node + 1]
    }
  }

  /// The height of all rows.
  var total: CGFloat { blocks.isEmpty ? CGFloat(count) * usualHeight : tree[1] }

  /// Returns the height of a row.
  func height(at index: Int) -> CGFloat {
    guard !blocks.isEmpty, let block = blocks[index / Self.blockLength] else { return usualHeight }
    return block.heights[index % Self.blockLength]
  }

  /// Returns whether the height of a row is known, in contrast to an estimate.
  func isKnown(at index: Int) -> Bool {
    guard !blocks.isEmpty, let block = blocks[index / Self.blockLength] else { return isUsualKnown }
    return block.areKnown[index % Self.blockLength]
  }

  /// Returns the distance from the start of the first row to the start of a row, or to the end of all.
  func start(of index: Int) -> CGFloat {
    guard !blocks.isEmpty else { return CGFloat(index) * usualHeight }
    guard index < count else { return total }
    let rest = index % Self.blockLength
    let before = sum(ofBlocks: index / Self.blockLength)
    guard rest > 0 else { return before }
    guard let block = blocks[index / Self.blockLength] else { return before + CGFloat(rest) * usualHeight }
    return before + block.ends[rest - 1]
  }

  /// Returns the row that covers a distance from the start: the first that ends beyond it, or `count` if none does.
  func index(at distance: CGFloat) -> Int {
    guard distance >= 0 else { return 0 }
    guard distance < total else { return count }
    guard !blocks.isEmpty else {
      return usualHeight > 0 ? min(count, Int(saturating: (distance / usualHeight).rounded(.down))) : count
    }
    var (node, rest) = (1, distance)
    while node < leafCount {
      node *= 2
      if rest >= tree[node] {
        rest -= tree[node]
        node += 1
      }
    }
    let first = (node - leafCount) * Self.blockLength
    guard first < count else { return count }
    guard let block = blocks[node - leafCount] else {
      return min(count - 1, first + (usualHeight > 0 ? Int(saturating: rest / usualHeight) : 0))
    }
    return min(count - 1, first + block.ends.firstIndex(beyond: rest))
  }

  /// Sets the height of a row, which is then known, and returns by how much it grew.
  @discardableResult
  mutating func setHeight(_ height: CGFloat, at index: Int) -> CGFloat {
    let (new, old) = (height.validLength, self.height(at: index))
    if new == old, isKnown(at: index) { return 0 }
    if blocks.isEmpty { makeBlocks() }
    let (place, rest) = (index / Self.blockLength, index % Self.blockLength)
    var block = blocks[place] ?? usualBlock(at: place)
    // The stored block is released first, so that its arrays are changed in place.
    blocks[place] = nil
    block.heights[rest] = new
    block.areKnown[rest] = true
    block.addUp(from: rest)
    tree[leafCount + place] = block.ends.last ?? 0
    blocks[place] = block
    var node = (leafCount + place) / 2
    while node > 0 {
      tree[node] = tree[2 * node] + tree[2 * node + 1]
      node /= 2
    }
    return new - old
  }

  /// The rows whose heights are stored and known.
  var measured: [Int] {
    var rows: [Int] = []
    for (place, block) in blocks.enumerated() {
      guard let block else { continue }
      for (rest, isKnown) in block.areKnown.enumerated() where isKnown {
        rows.append(place * Self.blockLength + rest)
      }
    }
    return rows
  }

  // MARK: Blocks

  private func length(ofBlock place: Int) -> Int {
    min(Self.blockLength, count - place * Self.blockLength)
  }

  private func usualBlock(at place: Int) -> Block {
    let length = length(ofBlock: place)
    let heights = Array(repeating: usualHeight, count: length)
    var block = Block(
      heights: heights, ends: heights, areKnown: Array(repeating: isUsualKnown, count: length))
    block.addUp(from: 0)
    return block
  }

  private mutating func makeBlocks() {
    let number = (count + Self.blockLength - 1) / Self.blockLength
    blocks = Array(repeating: nil, count: number)
    leafCount = 1
    while leafCount < number { leafCount *= 2 }
    tree = Array(repeating: 0, count: 2 * leafCount)
    for place in 0..<number { tree[leafCount + place] = CGFloat(length(ofBlock: place)) * usualHeight }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      tree[node] = tree[2 * node] + tree[2 * node + 1]
    }
  }

  /// Returns the sum of the first blocks.
  private func sum(ofBlocks number: Int) -> CGFloat {
    var (node, sum) = (leafCount + number, CGFloat(0))
    while node > 1 {
      if node % 2 == 1 { sum += tree[node - 1] }
      node /= 2
    }
    return sum
  }
}

extension [CGFloat] {
  /// Returns the index of the first of increasing numbers that is greater than a limit.
  fileprivate func firstIndex(beyond limit: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > limit { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension CGFloat {
  /// The number as a length: 0 if it is negative or not a number, and not more than ten million.
  var validLength: CGFloat { Swift.max(0, Swift.min(self, 10_000_000)) }
}
