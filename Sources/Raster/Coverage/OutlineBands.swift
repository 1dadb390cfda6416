/// An algorithm for the boundary of the inside of a lot of few pieces.
///
/// It uses bands between the heights at which one of them begins, ends or crosses another. Within a band pieces keep
/// their order.
struct OutlineBands {
  /// The number of pieces that all loops together have visited.
  private(set) var work = 0
  /// The heights between the bands of a lot.
  private var heights: [Int64] = []
  /// The pieces of the lot that begin further down, the next of them last.
  private var waiting: [Int] = []
  /// The pieces of a band, from left to right.
  private var order: [Int] = []

  /// Adds the parts of a lot's pieces that have the inside on one side only; `winding` is the winding number on its
  /// left.
  mutating func addBoundary(
    of lot: Range<Int>, in pieces: inout [OutlinePiece], _ winding: Int64, _ rule: WindingRule, minX: Int64,
    maxX: Int64, to cells: inout CellRow
  ) {
    findHeights(lot, pieces)
    guard var upper = heights.first else { return }
    waiting.removeAll(keepingCapacity: true)
    waiting.append(contentsOf: lot)
    waiting.sort { pieces[$0].start > pieces[$1].start }
    order.removeAll(keepingCapacity: true)
    var nextEnd = Int64.max
    for lower in heights.dropFirst() {
      if nextEnd <= upper {
        for index in order where pieces[index].end <= upper {
          pieces[index].close(minX: minX, maxX: maxX, to: &cells)
        }
        order.removeAll { pieces[$0].end <= upper }
        nextEnd = order.reduce(.max) { min($0, pieces[$1].end) }
      }
      while let index = waiting.last, pieces[index].start <= upper {
        waiting.removeLast()
        guard pieces[index].end > upper else { continue }
        order.append(index)
        nextEnd = min(nextEnd, pieces[index].end)
      }
      sortOrder(upper, lower, &pieces)
      var left = winding
      for index in order {
        let right = left + pieces[index].edge.winding
        let side = rule.side(between: left, right)
        left = right
        guard side != pieces[index].side else { continue }
        pieces[index].turn(side, at: upper, minX: minX, maxX: maxX, to: &cells)
      }
      work += order.count
      upper = lower
    }
    for index in order { pieces[index].close(minX: minX, maxX: maxX, to: &cells) }
  }

  /// Sorts the pieces of the band between two heights by their middles; most are in order from the band above.
  private mutating func sortOrder(_ upper: Int64, _ lower: Int64, _ pieces: inout [OutlinePiece]) {
    for place in order.indices {
      let index = order[place]
      let middle = pieces[index].x(at: upper) + pieces[index].x(at: lower)
      pieces[index].middle = middle
      var free = place
      while free > 0, pieces[order[free - 1]].middle > middle {
        order[free] = order[free - 1]
        free -= 1
      }
      order[free] = index
    }
  }

  /// Finds the heights at which a piece of the lot begins, ends or crosses another, each once.
  private mutating func findHeights(_ lot: Range<Int>, _ pieces: [OutlinePiece]) {
    heights.removeAll(keepingCapacity: true)
    for index in lot where pieces[index].start < pieces[index].end {
      heights.append(pieces[index].start)
      heights.append(pieces[index].end)
      var other = index + 1
      while other < lot.upperBound, pieces[other].left < pieces[index].right {
        if let height = pieces[index].crossing(pieces[other]) { heights.append(height) }
        other += 1
      }
      work += other - index
    }
    heights.sort()
    var count = 0
    for height in heights where count == 0 || heights[count - 1] != height {
      heights[count] = height
      count += 1
    }
    heights.removeSubrange(count...)
  }
}
