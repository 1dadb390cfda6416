/// Reduces the outlines that cross one row to the boundary of what lies inside them, however often they overlap
/// themselves and one another; `CellRow` then has the exact area of the inside.
///
/// The row is cut where nothing crosses it: edges whose reaches do not touch are looked at apart, for to the left
/// of each lot the winding number is the same on all heights. A lot is cut into bands at the ends and the
/// crossings of its edges. Within a band edges keep their order, and the winding number, counted from the left,
/// says which of them have the inside on one side and the outside on the other. Only those are added.
///
/// Coordinates are in 1/65,536 pixels. Crossings are rounded to that; each costs at most one unit times the
/// height of the row, a 65,536th of a pixel's area.
struct RowOutline {
  /// Crossings of one lot times its edges. Beyond that crossings are passed over, and the area is not exact: a
  /// thousand edges would have to meet eight thousand times within one row of pixels.
  private static let maximumWork = 1 << 23

  private let isEvenOdd: Bool
  private var pieces: [Piece] = []
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

  /// Adds the boundary of what lies inside `edges`, between the heights `top` and `bottom` of one row, as seen
  /// between `minX` and `maxX`. Edges that end in the row at a horizontal one need that among them.
  mutating func addBoundary(
    of edges: [Edge], top: Int64, bottom: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow
  ) {
    guard top < bottom else { return }
    pieces.removeAll(keepingCapacity: true)
    for edge in edges {
      if let piece = Piece(edge, top: top, bottom: bottom) { pieces.append(piece) }
    }
    pieces.sort { $0.left < $1.left }
    var winding: Int64 = 0
    var hasBegun = false
    var first = 0
    func addWall(at x: Int64, _ side: Int64) {
      if isInside(winding) {
        cells.add(x0: x, y0: top, x1: x, y1: bottom, winding: side, minX: minX, maxX: maxX)
      }
    }
    while first < pieces.count, pieces[first].left < maxX {
      var (last, right) = (first + 1, pieces[first].right)
      while last < pieces.count, pieces[last].left <= right {
        right = max(right, pieces[last].right)
        last += 1
      }
      if right > minX {
        if !hasBegun { addWall(at: minX, 1) }
        hasBegun = true
        addBoundary(of: first..<last, winding, minX: minX, maxX: maxX, to: &cells)
      }
      // The same on every height of the row, so that the highest will do.
      for index in first..<last where pieces[index].start == top { winding += pieces[index].edge.winding }
      first = last
    }
    if !hasBegun { addWall(at: minX, 1) }
    addWall(at: maxX, -1)
  }

  private func isInside(_ winding: Int64) -> Bool {
    isEvenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Adds what of a lot has the inside on one side only; `winding` is the winding number to the left of it.
  private mutating func addBoundary(
    of lot: Range<Int>, _ winding: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow
  ) {
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

/// What of an edge lies in one row.
private struct Piece {
  let edge: Edge
  let start: Int64
  let end: Int64
  let left: Int64
  let right: Int64
  /// Where the piece starts, and how far it leans on each unit of height, in 2⁻²⁴ units.
  private let startX: Int64
  private let slope: Int64
  /// Twice where the middle lies within the current band.
  var middle: Int64 = 0
  /// 1 while the inside lies to the right of the piece alone, −1 while to the left, 0 for neither; since `turned`.
  private(set) var side: Int64 = 0
  private var turned: Int64 = 0

  /// What of `edge` lies between `top` and `bottom`; nil if nothing does. Of horizontal edges, those inside count.
  init?(_ edge: Edge, top: Int64, bottom: Int64) {
    self.edge = edge
    start = max(edge.topY << 8, top)
    end = min(edge.bottomY << 8, bottom)
    if edge.winding == 0 {
      guard start == end, start > top, end < bottom else { return nil }
      (left, right) = (min(edge.topX, edge.bottomX) << 8, max(edge.topX, edge.bottomX) << 8)
      (startX, slope) = (left, 0)
    } else {
      guard start < end else { return nil }
      let (upper, lower) = (edge.crossing(at: start), edge.crossing(at: end))
      (left, right) = (min(upper, lower), max(upper, lower))
      (startX, slope) = (upper, (lower - upper) << 24 / (end - start))
    }
  }

  /// Where the piece is at a height between its ends, to 2⁻⁸ units: what tells pieces apart from one another.
  func x(at y: Int64) -> Int64 {
    startX + (slope * (y - start)) >> 24
  }

  /// The height at which this piece and `other` cross, between the ends of both; nil if they do not.
  func crossing(_ other: Piece) -> Int64? {
    let (top, bottom) = (max(start, other.start), min(end, other.end))
    guard top + 1 < bottom else { return nil }
    let above = x(at: top) - other.x(at: top)
    let below = x(at: bottom) - other.x(at: bottom)
    guard above < 0 ? below > 0 : above > 0 && below < 0 else { return nil }
    // At most 2¹⁶ · 2³⁴.
    let height = top + (bottom - top) * above / (above - below)
    return height > top && height < bottom ? height : nil
  }

  /// From the height `y` on, the inside lies on another side. What came before is added as a whole, so that an
  /// edge nothing crosses is cut into pixels as if there were no bands.
  mutating func turn(_ side: Int64, at y: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow) {
    add(until: y, minX: minX, maxX: maxX, to: &cells)
    self.side = side
    turned = y
  }

  /// Adds what is left.
  mutating func close(minX: Int64, maxX: Int64, to cells: inout CellRow) {
    add(until: end, minX: minX, maxX: maxX, to: &cells)
    side = 0
  }

  private func add(until y: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow) {
    guard side != 0 else { return }
    cells.add(
      x0: edge.crossing(at: turned), y0: turned, x1: edge.crossing(at: y), y1: y, winding: side, minX: minX,
      maxX: maxX)
  }
}
