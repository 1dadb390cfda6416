/// Reduces the outlines that cross one row to the boundary of what lies inside them, however often they overlap
/// themselves and one another; `CellRow` then has the exact area of the inside.
///
/// The row is cut where nothing crosses it: chains whose reaches do not touch are looked at apart, for to the left of
/// each lot the winding number is the same on all heights. Most lots are one chain, which parts what is on its left
/// from what is on its right. The edges of others, but for those in the midst of the inside (`SolidColumns`), are cut
/// apart in the same way. The winding number, counted from the left, says which of a lot of these have the inside on
/// one side and the outside on the other; only those are added. Few edges, or few on each height, are looked at in
/// bands (`OutlineBands`), many in a sweep (`OutlineSweep`); both find the same. A lot of pieces none of which are on
/// one height needs neither.
///
/// Coordinates are in 1/65,536 pixels. Crossings are rounded to that; each costs at most one unit times the
/// height of the row, a 65,536th of a pixel's area.
struct RowOutline {
  /// Lots of more pieces are not looked at in pairs to find whether they are one below the other.
  private static let longestChain = 6
  /// Lots of more pieces are swept, unless few of them are on one height: their bands would have too many.
  private static let mostInBands = 24
  /// Lots of more pieces are swept, however few of them are on one height.
  private static let mostInShallowBands = 64
  /// Lots of more chains are searched for those in the midst of the inside.
  private static let mostUnsearched = 16

  private let rule: WindingRule
  /// Of chains that touch, the pieces from left to right.
  private var pieces: [OutlinePiece] = []
  private var solid = SolidColumns()
  private var bands = OutlineBands()
  private var sweep = OutlineSweep()

  /// Reduces outlines by the even-odd or the non-zero rule.
  init(evenOdd: Bool) {
    rule = WindingRule(isEvenOdd: evenOdd)
  }

  /// How many pieces all loops over lots of several have looked at.
  var work: Int { bands.work + sweep.work }

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
      // The same on every height of the row, so that the highest will do.
      for chain in active[first..<last] where chain.chain.top << 8 <= top { winding += chain.chain.winding }
      first = last
    }
    if !hasBegun { addWall(at: minX, 1) }
    addWall(at: maxX, -1)
  }

  /// Finds the pieces of chains from left to right; `winding` is the winding number to the left of them.
  private mutating func findPieces(
    of chains: ArraySlice<ActiveChain>, _ points: [FixedPoint], _ winding: Int64, top: Int64, bottom: Int64
  ) {
    pieces.removeAll(keepingCapacity: true)
    if chains.count > RowOutline.mostUnsearched, !rule.isEvenOdd {
      solid.find(chains, points, winding, top: top, bottom: bottom)
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

  /// Whether a lot has too many pieces on one height for bands.
  ///
  /// There are about two bands for each piece, and each costs what is in it. A sweep costs the same for each piece,
  /// however many are beside it, and more than some bands with few pieces. Curves have many short pieces in a row, one
  /// below the other.
  private func isSwept(_ lot: Range<Int>) -> Bool {
    guard lot.count > RowOutline.mostInBands else { return false }
    guard lot.count <= RowOutline.mostInShallowBands else { return true }
    let most = RowOutline.mostInBands * RowOutline.mostInBands
    // Of pieces through all of a row, most for each piece.
    let total = lot.reduce(Int64(0)) { $0 + pieces[$1].end - pieces[$1].start }
    return Int64(lot.count) * total > Int64(most) << 16
  }

  /// Adds what of a lot has the inside on one side only; `winding` is the winding number to the left of it.
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
  /// Puts them in order from left to right; most are, from the row above.
  fileprivate mutating func sortByLeft() {
    var moves = 0
    for index in indices.dropFirst() where self[index].left < self[index - 1].left {
      moves += index - sortIn(index) { $0.left < $1.left }
      if moves > 8 * count { return sort { $0.left < $1.left } }
    }
  }
}
