/// An algorithm that reduces the outlines in one row to the boundary of their inside, for any number of overlaps.
///
/// `CellRow` then has the exact area of the inside. The row is divided where nothing crosses it: chains whose extents
/// do not touch are processed separately, since to the left of each lot the winding number is the same at all heights.
/// Most lots are one chain, which separates its left from its right. The edges of others, except for those within the
/// inside (`SolidColumns`), are divided in the same way. The winding number, counted from the left, tells which of a
/// lot of these have the inside on one side and the outside on the other; only those are added. Few edges, or few at
/// each height, are processed in bands (`OutlineBands`), many in a sweep (`OutlineSweep`); both have the same result. A
/// lot of pieces none of which share a height needs neither.
///
/// Coordinates are in 1/65,536 pixels. Crossings are rounded to that; each costs at most one unit times the height of
/// the row, a 65,536th of a pixel's area.
struct RowOutline {
  /// The number of pieces of a lot up to which pairs are compared to find whether they are below each other.
  private static let longestChain = 6
  /// The number of pieces of a lot beyond which it is swept, unless few of them share a height: bands would have too
  /// many.
  private static let mostInBands = 24
  /// The number of pieces of a lot beyond which it is swept, however few of them share a height.
  private static let mostInShallowBands = 64
  /// The number of chains of a lot beyond which those within the inside are searched.
  private static let mostUnsearched = 16

  private let rule: WindingRule
  /// The pieces of chains that touch, from left to right.
  private var pieces: [OutlinePiece] = []
  private var solid = SolidColumns()
  private var bands = OutlineBands()
  private var sweep = OutlineSweep()

  /// Creates an algorithm for the even-odd or the non-zero rule.
  init(evenOdd: Bool) {
    rule = WindingRule(isEvenOdd: evenOdd)
  }

  /// The number of pieces that all loops over lots of several have visited.
  var work: Int { bands.work + sweep.work }

  /// Adds the boundary of the inside of outlines in one row, and orders their chains from left to right.
  ///
  /// - Parameters:
  ///   - active: The chains of the outlines between `top` and `bottom`.
  ///   - points: The points of the chains.
  ///   - top: The upper height of the row.
  ///   - bottom: The lower height of the row.
  ///   - minX: The left end of the visible range.
  ///   - maxX: The right end of the visible range.
  ///   - cells: The cells of the row.
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
      if rule.isInside(winding) {
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
          let side = rule.side(between: winding, winding + active[first].chain.winding)
          if side != 0 { active[first].add(side, points, minX: minX, maxX: maxX, top: top, to: &cells) }
        } else {
          findPieces(of: active[first..<last], points, winding, top: top, bottom: bottom)
          addBoundary(winding, minX: minX, maxX: maxX, top: top, to: &cells)
        }
      }
      // The sum is the same at every height of the row, so that the highest suffices.
      for chain in active[first..<last] where chain.chain.top << 8 <= top { winding += chain.chain.winding }
      first = last
    }
    if !hasBegun { addWall(at: minX, 1) }
    addWall(at: maxX, -1)
  }

  /// Finds the pieces of chains from left to right; `winding` is the winding number on their left.
  private mutating func findPieces(
    of chains: ArraySlice<ActiveChain>, _ points: [FixedPoint], _ winding: Int64, top: Int64, bottom: Int64
  ) {
    pieces.removeAll(keepingCapacity: true)
    if chains.count > RowOutline.mostUnsearched, !rule.isEvenOdd {
      solid.find(chains, points: points, winding: winding, top: top, bottom: bottom)
      for step in solid.steps {
        pieces.append(OutlinePiece(step: step.winding, x: step.x, top: top, bottom: bottom))
      }
      for (index, chain) in chains.enumerated() where !solid.isInside[index] {
        appendPieces(of: chain, points, top: top, bottom: bottom)
      }
    } else {
      for chain in chains { appendPieces(of: chain, points, top: top, bottom: bottom) }
    }
    if pieces.count > 32 {
      pieces.sort { $0.left < $1.left }
    } else {
      for index in pieces.indices.dropFirst() where pieces[index].left < pieces[index - 1].left {
        pieces.sortIn(index) { $0.left < $1.left }
      }
    }
  }

  private mutating func appendPieces(
    of chain: ActiveChain, _ points: [FixedPoint], top: Int64, bottom: Int64
  ) {
    for edge in chain.edges(points) {
      if let piece = OutlinePiece(edge, top: top, bottom: bottom) { pieces.append(piece) }
    }
  }

  /// Adds the parts of the pieces that have the inside on one side only; `winding` is the winding number on their left.
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

  /// Returns whether or not no two pieces of a lot share a height, so that each separates its left from its right.
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

  /// Returns whether or not a lot has too many pieces at one height for bands.
  ///
  /// There are about two bands for each piece, and each costs as much as it has pieces. A sweep costs the same for each
  /// piece, regardless of the pieces beside it, and more than some bands with few pieces. Curves have many short pieces
  /// in a row, one below the other.
  private func isSwept(_ lot: Range<Int>) -> Bool {
    guard lot.count > RowOutline.mostInBands else { return false }
    guard lot.count <= RowOutline.mostInShallowBands else { return true }
    let most = RowOutline.mostInBands * RowOutline.mostInBands
    // For pieces through a whole row, `most` for each piece.
    let total = lot.reduce(Int64(0)) { $0 + pieces[$1].end - pieces[$1].start }
    return Int64(lot.count) * total > Int64(most) << 16
  }

  /// Adds the parts of a lot that have the inside on one side only; `winding` is the winding number on its left.
  private mutating func addBoundary(
    of lot: Range<Int>, _ winding: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow
  ) {
    if isChain(lot) {
      for index in lot {
        let side = rule.side(between: winding, winding + pieces[index].edge.winding)
        if side != 0 { pieces[index].addAll(side, minX: minX, maxX: maxX, to: &cells) }
      }
      return
    }
    for index in lot { pieces[index].findSlope() }
    if isSwept(lot) {
      sweep.addBoundary(of: lot, in: &pieces, winding, rule, minX: minX, maxX: maxX, to: &cells)
    } else {
      bands.addBoundary(of: lot, in: &pieces, winding, rule, minX: minX, maxX: maxX, to: &cells)
    }
  }
}

extension [ActiveChain] {
  /// Sorts the chains from left to right; most are in order, from the row above.
  fileprivate mutating func sortByLeft() {
    var moves = 0
    for index in indices.dropFirst() where self[index].left < self[index - 1].left {
      moves += index - sortIn(index) { $0.left < $1.left }
      if moves > 8 * count { return sort { $0.left < $1.left } }
    }
  }
}
