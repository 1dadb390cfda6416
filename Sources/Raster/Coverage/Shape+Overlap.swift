extension Shape {
  /// Whether or not the outlines may overlap themselves or each other.
  var mayOverlap: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .ring: false
    case .glyphs: true
    case .polygon(let contours), .evenOddPolygon(let contours):
      contours.count > 1 || !contours.allSatisfy(\.isConvex)
    }
  }
}

extension [FixedPoint] {
  /// Whether or not the closed outline turns to one side only, and around once: down on one side and up on the other.
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
      // An edge back along the one before.
      guard turn != 0 || x0 * x1 + y0 * y1 >= 0 else { return false }
      if turn != 0 { side = turn }
      guard y1 != 0 else { continue }
      if direction != 0, y1.signum() != direction { turns += 1 }
      direction = y1.signum()
    }
    return turns <= 2
  }
}
