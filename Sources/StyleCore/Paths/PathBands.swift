package import Paths

/// The area of a path, as polygons, between heights: beside it or inside of it lines of text have room.
package struct PathBands {
  /// The distance in points by which a polygon may deviate from its curves.
  private static let tolerance = 1.0 / 64

  private let polygons: [[Point]]
  private let isEvenOdd: Bool
  /// The lowest edge of the area; nil if it is empty.
  package let bottom: Double?

  package init(_ path: Path, isEvenOdd: Bool) {
    let polygons = path.polygons(tolerance: Self.tolerance).filter { polygon in
      polygon.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 }
    }
    self.polygons = polygons
    self.isEvenOdd = isEvenOdd
    bottom = polygons.joined().map(\.y).max()
  }

  /// Returns the intervals in x that the area takes between two heights.
  ///
  /// A part of the area between the heights is as wide as its edge: the pieces of the polygons, and the cuts.
  package func taken(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    guard top < bottom else { return [] }
    return pieces(from: top, to: bottom) + inside(at: top) + inside(at: bottom)
  }

  /// Returns the intervals in x that are in the area all the way between two heights, in order.
  package func free(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    guard top < bottom else { return [] }
    var free = inside(at: top)
    for piece in pieces(from: top, to: bottom) {
      free = free.flatMap { interval in
        guard interval.overlaps(piece) else { return [interval] }
        var rest: [ClosedRange<Double>] = []
        if interval.lowerBound < piece.lowerBound { rest.append(interval.lowerBound...piece.lowerBound) }
        if piece.upperBound < interval.upperBound { rest.append(piece.upperBound...interval.upperBound) }
        return rest
      }
    }
    return free
  }

  /// Returns the extents in x of the parts of edges between two heights.
  private func pieces(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    polygons.flatMap { polygon in
      zip([polygon[polygon.count - 1]] + polygon, polygon).compactMap {
        Self.piece($0, $1, from: top, to: bottom)
      }
    }
  }

  /// Returns the extent in x of the part of a line that is strictly between two heights.
  private static func piece(
    _ one: Point, _ two: Point, from top: Double, to bottom: Double
  ) -> ClosedRange<Double>? {
    let (high, low) = one.y <= two.y ? (one, two) : (two, one)
    if high.y == low.y {
      return high.y > top && high.y < bottom ? min(one.x, two.x)...max(one.x, two.x) : nil
    }
    guard low.y > top, high.y < bottom else { return nil }
    func x(at y: Double) -> Double { high.x + (low.x - high.x) * ((y - high.y) / (low.y - high.y)) }
    let first = high.y >= top ? high.x : x(at: top)
    let last = low.y <= bottom ? low.x : x(at: bottom)
    return min(first, last)...max(first, last)
  }

  /// Returns the intervals of a horizontal line that are inside of the area.
  private func inside(at y: Double) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for polygon in polygons {
      var last = polygon[polygon.count - 1]
      for point in polygon {
        if (last.y <= y) != (point.y <= y) {
          let x = last.x + (point.x - last.x) * ((y - last.y) / (point.y - last.y))
          crossings.append((x, point.y > last.y ? 1 : -1))
        }
        last = point
      }
    }
    crossings.sort { $0.x < $1.x }
    var (turns, start): (Int, Double?) = (0, nil)
    var found: [ClosedRange<Double>] = []
    for (x, turn) in crossings {
      turns += turn
      let isInside = isEvenOdd ? !turns.isMultiple(of: 2) : turns != 0
      if isInside, start == nil { start = x }
      if !isInside, let from = start {
        found.append(from...x)
        start = nil
      }
    }
    return found
  }
}
