/// An arrangement of two areas on a grid, with the boundary of the result of an operation.
///
/// The plane is divided into bands at the ends and crossings of all sides. Within a band sides keep their order, and
/// the winding numbers of both areas, counted from left to right, determine the inside. The boundary consists of the
/// sides with the inside on one side only, and of horizontal segments where the bands above and below differ. All
/// coordinates are integers of the grid, which is at least 2²⁵ steps wide: a result is off by at most two steps.
struct AreaArrangement {
  /// A point of the grid.
  struct Node: Hashable {
    var x: Int64
    var y: Int64
  }

  /// A segment of the boundary; the inside is on its right, as seen on a screen.
  struct Segment {
    var start: Node
    var end: Node
    /// The index of its side; −1 for horizontal segments and for those that rounding has moved.
    var side: Int
  }

  private struct Side {
    var top: Node
    var bottom: Node
    var winding: Int
    var isSecond: Bool

    func x(at y: Int64) -> Int64 {
      if y == bottom.y { return bottom.x }
      let numerator = (bottom.x - top.x) * (y - top.y)
      let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: bottom.y - top.y)
      return top.x + (remainder < 0 ? quotient - 1 : quotient)
    }
  }

  /// A side within a band, or several that coincide.
  private struct Wall {
    var top: Int64
    var bottom: Int64
    var first: Int
    var second: Int
    /// The index of its side, or −1.
    var side: Int
  }

  /// The distance at both ends of a band up to which sides coincide.
  static let nearness: Int64 = 2

  /// The segments of the boundary, in no order.
  private(set) var segments: [Segment] = []
  /// The number of sides that all loops together have visited.
  private(set) var work = 0
  private var sides: [Side] = []

  /// Creates the boundary of the places where `isInside` is true for the winding numbers of the first and second
  /// polygons.
  init(_ first: [[Node]], _ second: [[Node]], isInside: (_ first: Int, _ second: Int) -> Bool) {
    for polygon in first { add(polygon, isSecond: false) }
    for polygon in second { add(polygon, isSecond: true) }
    sides.sort { ($0.top.y, $0.top.x) < ($1.top.y, $1.top.x) }
    let heights = findHeights()
    guard var upper = heights.first else { return }
    var next = 0
    var active: [Int] = []
    var above: [Int64] = []
    for lower in heights.dropFirst() {
      active.removeAll { sides[$0].bottom.y <= upper }
      while next < sides.count, sides[next].top.y <= upper {
        active.append(next)
        next += 1
      }
      work += active.count
      let boundary = self.boundary(active, upper, lower, isInside)
      addLevel(above, boundary.map(\.top), at: upper)
      for (index, wall) in boundary.enumerated() {
        let (top, bottom) = (Node(x: wall.top, y: upper), Node(x: wall.bottom, y: lower))
        // Upwards where the inside begins, downwards where it ends.
        segments.append(
          index % 2 == 0
            ? Segment(start: bottom, end: top, side: wall.side)
            : Segment(start: top, end: bottom, side: wall.side))
      }
      above = boundary.map(\.bottom)
      upper = lower
    }
    addLevel(above, [], at: upper)
  }

  private mutating func add(_ polygon: [Node], isSecond: Bool) {
    guard var from = polygon.last else { return }
    for to in polygon {
      if from.y < to.y { sides.append(Side(top: from, bottom: to, winding: 1, isSecond: isSecond)) }
      if from.y > to.y { sides.append(Side(top: to, bottom: from, winding: -1, isSecond: isSecond)) }
      from = to
    }
  }

  /// Returns the heights of all ends and crossings, each once.
  private mutating func findHeights() -> [Int64] {
    var heights: [Int64] = []
    for (index, side) in sides.enumerated() {
      heights += [side.top.y, side.bottom.y]
      let (left, right) = (min(side.top.x, side.bottom.x), max(side.top.x, side.bottom.x))
      for other in sides[(index + 1)...] {
        let (top, bottom) = (other.top.y, min(side.bottom.y, other.bottom.y))
        guard top < side.bottom.y else { break }
        work += 1
        guard min(other.top.x, other.bottom.x) <= right, max(other.top.x, other.bottom.x) >= left else {
          continue
        }
        let start = side.x(at: top) - other.x(at: top)
        let end = side.x(at: bottom) - other.x(at: bottom)
        guard start < 0 ? end > 0 : start > 0 && end < 0 else { continue }
        // At most 2²⁷ · 2²⁷.
        heights.append(top + (bottom - top) * start / (start - end))
      }
    }
    heights.sort()
    return heights.enumerated().filter { $0.offset == 0 || heights[$0.offset - 1] != $0.element }.map(
      \.element)
  }

  /// Returns the walls of a band with the inside on one side only, from left to right: it begins and ends in turn.
  private func boundary(
    _ active: [Int], _ upper: Int64, _ lower: Int64, _ isInside: (Int, Int) -> Bool
  ) -> [Wall] {
    var walls = active.map { index in
      let side = sides[index]
      return Wall(
        top: side.x(at: upper), bottom: side.x(at: lower), first: side.isSecond ? 0 : side.winding,
        second: side.isSecond ? side.winding : 0, side: index)
    }
    walls.sort { ($0.top + $0.bottom, $0.side) < ($1.top + $1.bottom, $1.side) }
    var boundary: [Wall] = []
    var (first, second) = (0, 0)
    var index = 0
    while index < walls.count {
      var wall = walls[index]
      index += 1
      while index < walls.count, abs(walls[index].top - wall.top) <= AreaArrangement.nearness,
        abs(walls[index].bottom - wall.bottom) <= AreaArrangement.nearness
      {
        wall.first += walls[index].first
        wall.second += walls[index].second
        index += 1
      }
      let before = isInside(first, second)
      (first, second) = (first + wall.first, second + wall.second)
      guard isInside(first, second) != before else { continue }
      if let last = boundary.last, wall.top < last.top || wall.bottom < last.bottom {
        // Rounding must not change the order. A wall that is moved is no longer on its side.
        wall.top = max(wall.top, last.top)
        wall.bottom = max(wall.bottom, last.bottom)
        wall.side = -1
      }
      boundary.append(wall)
    }
    return boundary
  }

  /// Adds the horizontal segments between a band that ends at `y` and one that begins there.
  ///
  /// Each is given by the abscissas at which the inside begins and ends in turn, from left to right.
  private mutating func addLevel(_ above: [Int64], _ below: [Int64], at y: Int64) {
    var (nextAbove, nextBelow) = (0, 0)
    var left = Int64.min
    while nextAbove < above.count || nextBelow < below.count {
      let right = min(
        nextAbove < above.count ? above[nextAbove] : .max, nextBelow < below.count ? below[nextBelow] : .max)
      let (isAbove, isBelow) = (nextAbove % 2 != 0, nextBelow % 2 != 0)
      if isAbove != isBelow, left < right {
        let (start, end) = (Node(x: left, y: y), Node(x: right, y: y))
        segments.append(
          isBelow ? Segment(start: start, end: end, side: -1) : Segment(start: end, end: start, side: -1))
      }
      while nextAbove < above.count, above[nextAbove] == right { nextAbove += 1 }
      while nextBelow < below.count, below[nextBelow] == right { nextBelow += 1 }
      left = right
    }
  }
}
