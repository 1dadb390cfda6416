/// The part of an edge in one row.
struct OutlinePiece {
  let edge: Edge
  let start: Int64
  let end: Int64
  let left: Int64
  let right: Int64
  private let startX: Int64
  private let endX: Int64
  /// The slope of the piece, in 2⁻²⁴ units per unit of height, after a call of `findSlope`.
  private var slope: Int64 = 0
  /// Twice the abscissa of the middle within the current band.
  var middle: Int64 = 0
  /// The side of the inside since `turned`: 1 if it is on the right of the piece alone, −1 on the left, 0 for neither.
  private(set) var side: Int64 = 0
  private var turned: Int64 = 0

  /// Creates the part of `edge` between `top` and `bottom`, for horizontal edges if it is inside; nil if there is none.
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

  /// Creates a step of the winding number at an abscissa, with the inside on both its sides.
  init(step winding: Int64, x: Int64, top: Int64, bottom: Int64) {
    let column = Fixed(rawValue: Int32(truncatingIfNeeded: x >> 8))
    edge = Edge(
      from: FixedPoint(x: column, y: .minimum), to: FixedPoint(x: column, y: .maximum), winding: winding)
    (start, end) = (top, bottom)
    (left, right, startX, endX) = (x, x, x, x)
  }

  /// Computes the slope of the piece between its ends.
  mutating func findSlope() {
    if start < end { slope = (endX - startX) << 24 / (end - start) }
  }

  /// Returns the abscissa of the piece at a height between its ends, to 2⁻⁸ units, to compare pieces with each other.
  func x(at y: Int64) -> Int64 {
    startX + (slope * (y - start)) >> 24
  }

  /// Returns the height at which this piece and `other` cross, between the ends of both; nil if they do not.
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

  /// Returns whether or not this piece begins above `other`, or farther to the left at the same height.
  func precedes(_ other: OutlinePiece) -> Bool {
    (start, startX, slope) < (other.start, other.startX, other.slope)
  }

  /// Returns whether or not this piece is to the left of `other` at the start of `other`, or just below.
  func precedes(_ other: OutlinePiece, at y: Int64) -> Bool {
    let x = x(at: y)
    return x < other.startX || x == other.startX && slope <= other.slope
  }

  /// Returns the height at which this piece passes to the right of `other`; nil if it stays on its left.
  func crossing(before other: OutlinePiece) -> Int64? {
    let (top, bottom) = (max(start, other.start), min(end, other.end))
    guard top + 1 < bottom else { return nil }
    let below = x(at: bottom) - other.x(at: bottom)
    guard below > 0 else { return nil }
    let above = x(at: top) - other.x(at: top)
    return above < 0 ? top + (bottom - top) * above / (above - below) : top
  }

  /// Sets the side of the inside from the height `y` on.
  ///
  /// The part before is added as a whole, so that the pixels of an edge without crossings are the same as without
  /// bands.
  mutating func turn(_ side: Int64, at y: Int64, minX: Int64, maxX: Int64, to cells: inout CellRow) {
    add(until: y, minX: minX, maxX: maxX, to: &cells)
    self.side = side
    turned = y
  }

  /// Adds the rest of the piece.
  mutating func close(minX: Int64, maxX: Int64, to cells: inout CellRow) {
    add(until: end, minX: minX, maxX: maxX, to: &cells)
    side = 0
  }

  /// Adds the whole piece, with the inside on one side of it.
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
