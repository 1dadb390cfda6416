/// One side of an outline, from its upper end to its lower end, in 1/256 pixels.
struct Edge {
  var topX: Int64
  var topY: Int64
  var bottomX: Int64
  var bottomY: Int64
  /// 1 if the outline runs downward here, −1 if upward, 0 if on one height.
  var winding: Int64

  /// The edge between two neighbouring vertices of an outline; `nil` if they are one point.
  init?(from start: FixedPoint, to end: FixedPoint) {
    guard start != end else { return nil }
    let downward = start.y < end.y
    let (top, bottom) = downward ? (start, end) : (end, start)
    topX = Int64(top.x.rawValue)
    topY = Int64(top.y.rawValue)
    bottomX = Int64(bottom.x.rawValue)
    bottomY = Int64(bottom.y.rawValue)
    winding = start.y == end.y ? 0 : downward ? 1 : -1
  }

  var isVertical: Bool { topX == bottomX }

  /// Where the edge crosses the height `y` (in 1/65,536 pixels, between its ends), in 1/65,536 pixels rounded
  /// down. Rows that share a height get the same crossing, and edges that share an end meet there.
  func crossing(at y: Int64) -> Int64 {
    if isVertical { return topX << 8 }
    if y == bottomY << 8 { return bottomX << 8 }
    // At most 2²⁵ · 2³³.
    let numerator = (bottomX - topX) * (y - topY << 8)
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: bottomY - topY)
    return (topX << 8) + (remainder < 0 ? quotient - 1 : quotient)
  }
}

extension Shape {
  /// Whether the outlines may overlap themselves or one another.
  var mayOverlap: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .ring: false
    case .polygon(let contours), .evenOddPolygon(let contours):
      contours.count > 1 || !contours.allSatisfy(\.isConvex)
    }
  }

  /// The outline's edges, by their upper ends from the top down.
  func edges() -> [Edge] {
    var edges: [Edge] = []
    func append(_ contour: [FixedPoint], reversed: Bool = false) {
      guard var previous = contour.last else { return }
      for point in contour {
        if let edge = reversed ? Edge(from: point, to: previous) : Edge(from: previous, to: point) {
          edges.append(edge)
        }
        previous = point
      }
    }
    switch self {
    case .rectangle(let rect): append(FixedRoundedRect(rect).contour)
    case .roundedRectangle(let rounded): append(rounded.contour)
    case .ring(let outer, let inner):
      append(outer.contour)
      if !inner.rect.isEmpty { append(inner.contour, reversed: true) }
    case .polygon(let contours), .evenOddPolygon(let contours): for contour in contours { append(contour) }
    }
    // Edges are large: their places are sorted, by the heights in the upper bits.
    let places = edges.indices.map { edges[$0].topY << 32 | Int64($0) }.sorted()
    return places.map { edges[Int($0 & 0xFFFF_FFFF)] }
  }
}

extension [FixedPoint] {
  /// Whether the closed outline turns to one side only, and around once: it runs down on one side and up on the other.
  fileprivate var isConvex: Bool {
    guard var before = last, count > 2 else { return true }
    before = self[count - 2]
    var corner = self[count - 1]
    var (side, turns, direction): (Int64, Int, Int64) = (0, 0, 0)
    for next in self + prefix(1) {
      defer { (before, corner) = (corner, next) }
      let (x0, y0) = (
        Int64(corner.x.rawValue - before.x.rawValue), Int64(corner.y.rawValue - before.y.rawValue)
      )
      let (x1, y1) = (Int64(next.x.rawValue - corner.x.rawValue), Int64(next.y.rawValue - corner.y.rawValue))
      let turn = (x0 * y1 - x1 * y0).signum()
      guard turn * side >= 0 else { return false }
      // Back on itself.
      guard turn != 0 || x0 * x1 + y0 * y1 >= 0 else { return false }
      if turn != 0 { side = turn }
      guard y1 != 0 else { continue }
      if direction != 0, y1.signum() != direction { turns += 1 }
      direction = y1.signum()
    }
    return turns <= 2
  }
}
