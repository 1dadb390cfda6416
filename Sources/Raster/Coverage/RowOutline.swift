/// Reduces the outlines that cross one row to the boundary of what lies inside them, however often they overlap
/// themselves and one another; `CellRow` then has the exact area of the inside.
///
/// The row is cut where nothing crosses it: chains whose reaches do not touch are looked at apart, for to the left
/// of each lot the winding number is the same on all heights. Most lots are one chain, which parts what is on its left
/// from what is on its right. The edges of others are cut apart in the same way; a lot of these is cut into bands at
/// the ends and the crossings of its edges. Within a band edges keep their order, and the winding number, counted from
/// the left, says which of them have the inside on one side and the outside on the other. Only those are added. A lot of
/// pieces none of which are on one height needs no bands.
///
/// Coordinates are in 1/65,536 pixels. Crossings are rounded to that; each costs at most one unit times the
/// height of the row, a 65,536th of a pixel's area.
struct RowOutline {
  /// Crossings of one lot times its edges. Beyond that crossings are passed over, and the area is not exact: a
  /// thousand edges would have to meet eight thousand times within one row of pixels.
  private static let maximumWork = 1 << 23

  /// Lots of more pieces are not looked at in pairs.
  private static let longestChain = 6

  private let isEvenOdd: Bool
  /// Of chains that touch, the pieces from left to right.
  private var pieces: [OutlinePiece] = []
  /// The heights that the bands of a lot lie between.
  private var heights: [Int64] = []
  /// The pieces of the lot that begin further down, the next of them last.
  private var waiting: [Int] = []
  /// The pieces of a band, from left to right.
  private var order: [Int] = []

  /// Reduces outlines by the even-odd or the non-zero rule.
  init(evenOdd: Bool) {
    isEvenOdd = evenOdd
  }

  /// Adds the boundary of what lies inside the outlines of which `active` are the chains between the heights `top` and
  /// `bottom` of one row, as seen between `minX` and `maxX`. Puts the chains in order from left to right.
  mutating func addBoundary(
    of active: inout [ActiveChain], _ points: [FixedPoint], top: Int64, bottom: Int64, minX: Int64,
    maxX: Int64,
    to cells: inout CellRow
  ) {
    guard top < bottom else { return }
    active.sortByLeft()
    var winding: Int64 = 0
    var hasBegun = false
    var first = 0
    func addWall(at x: Int64, _ side: Int64) {
      if isInside(winding) {
        cells.add(x0: x, y0: top, x1: x, y1: bottom, winding: side, minX: minX, maxX: maxX)
      }
    }
    while first < active.count, active[first].left < maxX {
      var (last, right) = (first + 1, active[first].right)
      while last < active.count, active[last].left <= right {
        right = max(right, active[last].right)
        last += 1
      }
      if right > minX {
        if !hasBegun { addWall(at: minX, 1) }
        hasBegun = true
        if last == first + 1 {
          let after = isInside(winding + active[first].chain.winding)
          if isInside(winding) != after {
            active[first].add(after ? 1 : -1, points, minX: minX, maxX: maxX, top: top, to: &cells)
          }
        } else {
          findPieces(of: active[first..<last], points, top: top, bottom: bottom)
          addBoundary(winding, minX: minX, maxX: maxX, top: top, to: &cells)
        }
      }
      // The same on every height of the row, so that the highest will do.
      for chain in active[first..<last] where chain.chain.top << 8 <= top { winding += chain.chain.winding }
      first = last
    }
    if !hasBegun { addWall(at: minX, 1) }
    addWall(at: maxX, -1)
  }

  private func isInside(_ winding: Int64) -> Bool {
    isEvenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Finds the pieces of chains from left to right.
  private mutating func findPieces(
    of chains: ArraySlice<ActiveChain>, _ points: [FixedPoint], top: Int64, bottom: Int64
  ) {
    pieces.removeAll(keepingCapacity: true)
    for chain in chains {
      for edge in chain.edges(points) {
        if let piece = OutlinePiece(edge, top: top, bottom: bottom) { pieces.append(piece) }
      }
    }
    if pieces.count > 32 {
      pieces.sort { $0.left < $1.left }
    } else {
      for index in pieces.indices.dropFirst() where pieces[index].left < pieces[index - 1].left {
        pieces.sortIn(index) { $0.left < $1.left }
      }
    }
  }

  /// Adds what of the pieces has the inside on one side only; `winding` is the winding number to the left of them.
  private mutating func addBoundary(
    _ winding: Int64, minX: Int64, maxX: Int64, top: Int64, to cells: inout CellRow
  ) {
    var winding = winding
    var first = 0
    while first < pieces.count {
      var (last, right) = (first + 1, pieces[first].right)
      while last < pieces.count, pieces[last].left <= right {
        right = max(right, pieces[last].right)
        last += 1
      }
      addBoundary(of: first..<last, winding, minX: minX, maxX: maxX, to: &cells)
      for index in first..<last where pieces[index].start == top { winding += pieces[index].edge.winding }
      first = last
    }
  }

  /// Whether no two pieces of a lot are on one height, so that each alone parts what lies to its left from what lies to
  /// its right.
  private func isChain(_ lot: Range<Int>) -> Bool {
    guard lot.count <= RowOutline.longestChain else { return false }
    for index in lot {
      for other in (index + 1)..<lot.upperBound
      where max(pieces[index].start, pieces[other].start) < min(pieces[index].end, pieces[other].end) {
        return false
      }
    }
    return true
  }

  /// Adds what of a lot has the inside on one side only; `winding` is the winding number to the left of it.
  private mutating func addBoundary(
    of lot: Range<Int>, _ winding: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow
  ) {
    if isChain(lot) {
      let before = isInside(winding)
      for index in lot {
        let after = isInside(winding + pieces[index].edge.winding)
        if before != after { pieces[index].addAll(after ? 1 : -1, minX: minX, maxX: maxX, to: &cells) }
      }
      return
    }
    for index in lot { pieces[index].findSlope() }
    findHeights(lot)
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
      sortOrder(upper, lower)
      var left = winding
      for index in order {
        let before = isInside(left)
        left += pieces[index].edge.winding
        let after = isInside(left)
        let side: Int64 = before == after ? 0 : after ? 1 : -1
        guard side != pieces[index].side else { continue }
        pieces[index].turn(side, at: upper, minX: minX, maxX: maxX, to: &cells)
      }
      upper = lower
    }
    for index in order { pieces[index].close(minX: minX, maxX: maxX, to: &cells) }
  }

  /// Sorts the pieces of the band between two heights by their middles; most are in order from the band above.
  private mutating func sortOrder(_ upper: Int64, _ lower: Int64) {
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

  /// The heights at which a piece of the lot begins, ends or crosses another, each once.
  private mutating func findHeights(_ lot: Range<Int>) {
    heights.removeAll(keepingCapacity: true)
    var crossings = 0
    let maximum = RowOutline.maximumWork / lot.count
    for index in lot where pieces[index].start < pieces[index].end {
      heights.append(pieces[index].start)
      heights.append(pieces[index].end)
      var other = index + 1
      while other < lot.upperBound, pieces[other].left < pieces[index].right,
        crossings < maximum
      {
        if let height = pieces[index].crossing(pieces[other]) {
          heights.append(height)
          crossings += 1
        }
        other += 1
      }
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

extension [ActiveChain] {
  /// Puts them in order from left to right; most are, from the row above.
  fileprivate mutating func sortByLeft() {
    for index in indices.dropFirst() where self[index].left < self[index - 1].left {
      sortIn(index) { $0.left < $1.left }
    }
  }
}
