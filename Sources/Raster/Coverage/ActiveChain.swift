/// A chain while the rows that it intersects are drawn; coordinates are in 1/65,536 pixels.
struct ActiveChain {
  let chain: OutlineChains.Chain
  /// The index of the point above the edge that the row meets first.
  private var place: Int
  /// The abscissas of the chain at its upper and at its lower end in the row.
  private var startX: Int64 = 0
  private var endX: Int64 = 0
  /// The height of `endX`.
  private var bottom = Int64.min
  /// The extent of the chain in the row.
  private(set) var left: Int64 = 0
  private(set) var right: Int64 = 0

  init(_ chain: OutlineChains.Chain) {
    self.chain = chain
    place = chain.points.lowerBound
  }

  /// Advances to the row between two heights, which the chain intersects and which is below those before.
  mutating func update(top: Int64, bottom: Int64, _ points: [FixedPoint]) {
    while points[place + 1].height <= top { place += 1 }
    if points[place].height >= top {
      startX = Int64(points[place].x.rawValue) << 8
    } else {
      startX = self.bottom == top ? endX : edge(place, points).crossing(at: top)
    }
    (left, right) = (startX, startX)
    var next = place + 1
    while next < chain.points.upperBound, points[next].height < bottom {
      endX = Int64(points[next].x.rawValue) << 8
      (left, right) = (min(left, endX), max(right, endX))
      next += 1
    }
    if next < chain.points.upperBound { endX = edge(next - 1, points).crossing(at: bottom) }
    (left, right) = (min(left, endX), max(right, endX))
    self.bottom = bottom
  }

  /// Returns the edge below a point.
  func edge(_ place: Int, _ points: [FixedPoint]) -> Edge {
    Edge(from: points[place], to: points[place + 1], winding: chain.winding)
  }

  /// Returns the edge that begins above or at a height below the row, in 1/256 pixels, and ends below it; nil if there is
  /// none.
  func edge(at height: Int64, _ points: [FixedPoint]) -> Edge? {
    guard height < chain.bottom else { return nil }
    var place = place
    while Int64(points[place + 1].y.rawValue) <= height { place += 1 }
    return edge(place, points)
  }

  /// Returns the edge that the row meets first; nil unless the chain is vertical through the whole row.
  func verticalEdge(top: Int64, bottom: Int64, _ points: [FixedPoint]) -> Edge? {
    let edge = edge(place, points)
    return edge.isVertical && edge.topY << 8 <= top && edge.bottomY << 8 >= bottom ? edge : nil
  }

  /// Adds the part of the chain in the row, with the inside on its right (1) or on its left (−1).
  func add(
    _ side: Int64, _ points: [FixedPoint], minX: Int64, maxX: Int64, top: Int64, to cells: inout CellRow
  ) {
    var (x, y) = (startX, max(points[place].height, top))
    var next = place + 1
    while next < chain.points.upperBound, points[next].height < bottom {
      let (nextX, nextY) = (Int64(points[next].x.rawValue) << 8, points[next].height)
      cells.add(x0: x, y0: y, x1: nextX, y1: nextY, winding: side, minX: minX, maxX: maxX)
      (x, y) = (nextX, nextY)
      next += 1
    }
    guard next < chain.points.upperBound else { return }
    cells.add(x0: x, y0: y, x1: endX, y1: bottom, winding: side, minX: minX, maxX: maxX)
  }

  /// Returns the edges in the row, from the top down, including horizontal ones.
  func edges(_ points: [FixedPoint]) -> some Sequence<Edge> {
    (place..<chain.points.upperBound - 1).lazy.prefix { points[$0].height < bottom }.map { edge($0, points) }
  }

  /// Returns the abscissa of the chain at a height in the row; nil if it does not reach it.
  func crossing(at height: Int64, _ points: [FixedPoint]) -> Int64? {
    for edge in edges(points) where edge.topY << 8 <= height && height < edge.bottomY << 8 {
      return edge.crossing(at: height)
    }
    return nil
  }
}

extension FixedPoint {
  /// The height in 1/65,536 pixels.
  fileprivate var height: Int64 { Int64(y.rawValue) << 8 }
}
