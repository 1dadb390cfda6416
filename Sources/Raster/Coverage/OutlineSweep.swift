/// An algorithm for the boundary of the inside of a lot of many pieces, from the top down.
///
/// Pieces are ordered from left to right. That order changes where one begins or ends and where two neighbours cross;
/// before two pieces cross they are neighbours. Only the changes at a height are processed there, so that the work is
/// that of sorting the pieces and their crossings, where bands process all pieces at each height.
struct OutlineSweep {
  /// Returns the maximum number of crossings of `count` pieces.
  ///
  /// Beyond it the rest of the row is divided into slabs, in each of which pieces are in order of their middles. If
  /// they cross within a slab, the area is not exact.
  private static func maximumCrossings(_ count: Int) -> Int { max(8 * count, 1 << 23 / count) }

  /// The height of a slab: a sixteenth of a row.
  private static let slab: Int64 = 1 << 12

  /// The number of pieces that all loops together have visited.
  private(set) var work = 0
  private var order = PieceOrder()
  private var events = SweepEvents()
  /// The pieces that begin further down, the next of them last.
  private var waiting: [Int] = []
  /// The winding number to the left of each piece.
  private var windings: [Int64] = []
  /// The pieces whose left neighbours changed at the current height.
  private var changed: [Int] = []
  private var height: Int64 = 0
  /// The number of crossings that may still be processed.
  private var crossingsLeft = 0
  /// The height of the next slab, once there are too many crossings.
  private var nextSlab = Int64.max
  /// The range in which outlines are visible.
  private var minX: Int64 = 0
  private var maxX: Int64 = 0

  /// Adds the parts of a lot's pieces that have the inside on one side only; `winding` is the winding number on its
  /// left.
  mutating func addBoundary(
    of lot: Range<Int>, in pieces: inout [OutlinePiece], _ winding: Int64, _ rule: WindingRule, minX: Int64,
    maxX: Int64, to cells: inout CellRow
  ) {
    (self.minX, self.maxX) = (minX, maxX)
    begin(lot, pieces)
    while true {
      countWindings(from: winding, rule, &pieces, to: &cells)
      let start = waiting.last.map { pieces[$0].start } ?? .max
      let next = min(start, events.first ?? .max)
      guard next < .max else { break }
      height = min(next, nextSlab)
      handleEvents(&pieces, to: &cells)
      if start == height { insertWaiting(&pieces, to: &cells) }
      if nextSlab == height { beginSlab(lot, pieces) }
    }
    for index in lot { pieces[index].close(minX: minX, maxX: maxX, to: &cells) }
  }

  /// Orders the pieces at the top of the lot.
  private mutating func begin(_ lot: Range<Int>, _ pieces: [OutlinePiece]) {
    (crossingsLeft, nextSlab) = (Self.maximumCrossings(lot.count), .max)
    events.removeAll()
    waiting.removeAll(keepingCapacity: true)
    for index in lot where pieces[index].start < pieces[index].end { waiting.append(index) }
    waiting.sort { pieces[$1].precedes(pieces[$0]) }
    height = waiting.last.map { pieces[$0].start } ?? 0
    let rest = waiting.indices.partitioningIndex { pieces[waiting[$0]].start == height }
    changed.removeAll(keepingCapacity: true)
    changed.append(contentsOf: waiting[rest...].reversed())
    waiting.removeSubrange(rest...)
    order.replace(by: changed, among: lot)
    if windings.count < lot.upperBound {
      windings.append(contentsOf: repeatElement(0, count: lot.upperBound - windings.count))
    }
    for place in changed.indices {
      events.addEnd(of: changed[place], at: pieces[changed[place]].end)
      if place > 0 { addCrossing(changed[place - 1], changed[place], pieces) }
    }
    work += lot.count
  }

  /// Inserts the pieces that begin at the current height into the order.
  private mutating func insertWaiting(_ pieces: inout [OutlinePiece], to cells: inout CellRow) {
    let height = self.height
    while let index = waiting.last, pieces[index].start == height {
      waiting.removeLast()
      let piece = pieces[index]
      order.insert(index) { pieces[$0].precedes(piece, at: height) }
      changed.append(index)
      events.addEnd(of: index, at: piece.end)
      if let previous = order.previous(index) { addCrossing(previous, index, pieces) }
      if let next = order.next(index) {
        changed.append(next)
        addCrossing(index, next, pieces)
      }
    }
    // Crossings at the start of a piece.
    handleEvents(&pieces, to: &cells)
  }

  /// Adds the crossing of two neighbours, if there is one; outside of the visible range their order has no effect.
  private mutating func addCrossing(_ index: Int, _ next: Int, _ pieces: [OutlinePiece]) {
    guard nextSlab == .max, max(pieces[index].right, pieces[next].right) >= minX,
      min(pieces[index].left, pieces[next].left) <= maxX,
      let crossing = pieces[index].crossing(before: pieces[next])
    else { return }
    events.addCrossing(of: index, next, at: max(crossing, height))
  }

  /// Removes pieces that end at the current height, and exchanges those that cross there.
  private mutating func handleEvents(_ pieces: inout [OutlinePiece], to cells: inout CellRow) {
    while let event = events.removeFirst(upTo: height) {
      work += 1
      if let other = event.other {
        guard order.contains(event.piece), order.next(event.piece) == other else { continue }
        exchange(event.piece, other, pieces)
      } else {
        pieces[event.piece].close(minX: minX, maxX: maxX, to: &cells)
        remove(event.piece, pieces)
      }
    }
  }

  private mutating func remove(_ index: Int, _ pieces: [OutlinePiece]) {
    let (previous, next) = (order.previous(index), order.next(index))
    order.remove(index)
    guard let next else { return }
    changed.append(next)
    if let previous { addCrossing(previous, next, pieces) }
  }

  /// Exchanges two neighbours.
  private mutating func exchange(_ index: Int, _ other: Int, _ pieces: [OutlinePiece]) {
    guard crossingsLeft > 0 else {
      // Crossings that were added before the first slab start none.
      if nextSlab == .max { nextSlab = height }
      return
    }
    crossingsLeft -= 1
    order.exchange(index, other)
    changed.append(other)
    changed.append(index)
    if let previous = order.previous(other) { addCrossing(previous, other, pieces) }
    if let next = order.next(index) {
      changed.append(next)
      addCrossing(index, next, pieces)
    }
  }

  /// Orders the pieces by their middles in a slab that begins at the current height.
  private mutating func beginSlab(_ lot: Range<Int>, _ pieces: [OutlinePiece]) {
    nextSlab = (height / Self.slab + 1) * Self.slab
    let middle = (height + nextSlab) / 2
    changed = order.numbers
    func place(_ index: Int) -> Int64 { pieces[index].x(at: min(middle, pieces[index].end)) }
    changed.sort { place($0) < place($1) }
    order.replace(by: changed, among: lot)
    work += changed.count
  }

  /// Updates the windings of changed pieces, and the sides of those whose inside is on another side from here on.
  private mutating func countWindings(
    from winding: Int64, _ rule: WindingRule, _ pieces: inout [OutlinePiece], to cells: inout CellRow
  ) {
    if changed.count > 1 {
      changed.removeAll { !order.contains($0) }
      changed.sort { order.position($0) < order.position($1) }
    }
    for first in changed where order.contains(first) {
      var index = first
      while true {
        work += 1
        let left = order.previous(index).map { windings[$0] + pieces[$0].edge.winding } ?? winding
        guard index == first || windings[index] != left else { break }
        windings[index] = left
        let side = rule.side(between: left, left + pieces[index].edge.winding)
        if side != pieces[index].side {
          pieces[index].turn(side, at: height, minX: minX, maxX: maxX, to: &cells)
        }
        guard let next = order.next(index) else { break }
        index = next
      }
    }
    changed.removeAll(keepingCapacity: true)
  }
}
