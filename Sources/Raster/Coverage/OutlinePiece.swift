/// What of an edge lies in one row.
struct OutlinePiece {
  let edge: Edge
  let start: Int64
  let end: Int64
  let left: Int64
  let right: Int64
  private let startX: Int64
  private let endX: Int64
  /// How far the piece leans on each unit of height, in 2⁻²⁴ units; once `findSlope` was called.
  private var slope: Int64 = 0
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
      (startX, endX) = (left, left)
    } else {
      guard start < end else { return nil }
      let (upper, lower) = (edge.crossing(at: start), edge.crossing(at: end))
      (left, right) = (min(upper, lower), max(upper, lower))
      (startX, endX) = (upper, lower)
    }
  }

  /// A step of the winding number at an abscissa, with the inside on both its sides.
  init(step winding: Int64, x: Int64, top: Int64, bottom: Int64) {
    let column = Fixed(rawValue: Int32(truncatingIfNeeded: x >> 8))
    edge = Edge(
      from: FixedPoint(x: column, y: .minimum), to: FixedPoint(x: column, y: .maximum), winding: winding)
    (start, end) = (top, bottom)
    (left, right, startX, endX) = (x, x, x, x)
  }

  /// Finds what tells where the piece is between its ends.
  mutating func findSlope() {
    if start < end { slope = (endX - startX) << 24 / (end - start) }
  }

  /// Where the piece is at a height between its ends, to 2⁻⁸ units: what tells pieces apart from one another.
  func x(at y: Int64) -> Int64 {
    startX + (slope * (y - start)) >> 24
  }

  /// The height at which this piece and `other` cross, between the ends of both; nil if they do not.
  func crossing(_ other: OutlinePiece) -> Int64? {
    let (top, bottom) = (max(start, other.start), min(end, other.end))
    guard top + 1 < bottom else { return nil }
    let above = x(at: top) - other.x(at: top)
    let below = x(at: bottom) - other.x(at: bottom)
    guard above < 0 ? below > 0 : above > 0 && below < 0 else { return nil }
    // At most 2¹⁶ · 2³⁴.
    let height = top + (bottom - top) * above / (above - below)
    return height > top && height < bottom ? height : nil
  }

  /// Whether this piece begins above `other`, or farther to the left on the same height.
  func precedes(_ other: OutlinePiece) -> Bool {
    (start, startX, slope) < (other.start, other.startX, other.slope)
  }

  /// Whether this piece lies to the left of `other` where that begins, or just below.
  func precedes(_ other: OutlinePiece, at y: Int64) -> Bool {
    let x = x(at: y)
    return x < other.startX || x == other.startX && slope <= other.slope
  }

  /// The height at which this piece gets to the right of `other`, to the left of which it is; nil if it does not.
  func crossing(before other: OutlinePiece) -> Int64? {
    let (top, bottom) = (max(start, other.start), min(end, other.end))
    guard top + 1 < bottom else { return nil }
    let below = x(at: bottom) - other.x(at: bottom)
    guard below > 0 else { return nil }
    let above = x(at: top) - other.x(at: top)
    return above < 0 ? top + (bottom - top) * above / (above - below) : top
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

  /// Adds the whole piece, the inside being on one side of it.
  func addAll(_ side: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow) {
    cells.add(x0: startX, y0: start, x1: endX, y1: end, winding: side, minX: minX, maxX: maxX)
  }

  private func add(until y: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow) {
    guard side != 0 else { return }
    cells.add(
      x0: edge.crossing(at: turned), y0: turned, x1: edge.crossing(at: y), y1: y, winding: side, minX: minX,
      maxX: maxX)
  }
}
