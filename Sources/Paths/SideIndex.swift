/// The sides of polygons by their heights, so that those in a range of heights are found without a visit to all.
///
/// A search costs the logarithm of the number of sides for each side that it finds.
struct SideIndex {
  /// A side from one vertex of a polygon to the next.
  struct Side {
    let from, to: Point

    var minY: Double { min(from.y, to.y) }
    var maxY: Double { max(from.y, to.y) }
  }

  /// The sides by their upper ends.
  private let sides: [Side]
  /// The number of leaves of the tree, a power of two.
  private let leafCount: Int
  /// The largest lower end of the sides below each node; the children of node n are 2n and 2n + 1.
  private var largest: [Double]

  /// Creates the index of closed polygons; sides whose ends have no finite height meet nothing and are left out.
  init(_ polygons: [[Point]]) {
    sides = polygons.flatMap { polygon in
      polygon.indices.map { Side(from: polygon[$0 > 0 ? $0 - 1 : polygon.count - 1], to: polygon[$0]) }
    }.filter { $0.from.y.isFinite && $0.to.y.isFinite }.sorted { $0.minY < $1.minY }
    var leafCount = 1
    while leafCount < sides.count { leafCount *= 2 }
    self.leafCount = leafCount
    largest = Array(repeating: -.infinity, count: 2 * leafCount)
    for (index, side) in sides.enumerated() { largest[leafCount + index] = side.maxY }
    for node in (1..<leafCount).reversed() { largest[node] = max(largest[2 * node], largest[2 * node + 1]) }
  }

  /// The height of the side that is farthest from 0, and 0 if there is none.
  var reach: Double { max(abs(sides.first?.minY ?? 0), abs(sides.isEmpty ? 0 : largest[1])) }

  /// Calls `body` with each side that is at a height in a range.
  func forEach(in heights: ClosedRange<Double>, _ body: (Side) -> Void) {
    visit(1, from: 0, count: leafCount, heights, body)
  }

  /// Visits the sides below a node, which are `count` from an index on.
  private func visit(
    _ node: Int, from first: Int, count: Int, _ heights: ClosedRange<Double>, _ body: (Side) -> Void
  ) {
    guard first < sides.count, sides[first].minY <= heights.upperBound, largest[node] >= heights.lowerBound
    else { return }
    guard count > 1 else { return body(sides[first]) }
    visit(2 * node, from: first, count: count / 2, heights, body)
    visit(2 * node + 1, from: first + count / 2, count: count / 2, heights, body)
  }

  /// Returns whether or not the inside of the polygons contains a point, as `Path.contains` does.
  func contains(_ point: Point, evenOdd: Bool) -> Bool {
    guard point.y.isFinite else { return false }
    var winding = 0
    forEach(in: point.y...point.y) { winding += $0.winding(around: point) }
    return evenOdd ? winding & 1 != 0 : winding != 0
  }
}

extension SideIndex.Side {
  /// Returns the winding that the side adds around a point: 1 or −1 if it passes on the right of it.
  func winding(around point: Point) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let crossing = from.x + (to.x - from.x) * ((point.y - from.y) / (to.y - from.y))
    guard crossing > point.x else { return 0 }
    return from.y < to.y ? 1 : -1
  }
}
