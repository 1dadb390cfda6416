internal import Raster

/// The differences of two bitmaps, summed over squares of 16 pixels: eight bytes per square, for any difference.
struct DifferenceCells {
  /// The side of a square in pixels.
  static let side = 16

  /// The difference in a square.
  struct Cell {
    /// The number of differing pixels, at most 256.
    var count: UInt16 = 0
    /// The sum of the largest differences of a channel: at most 256 times 255.
    var weight: UInt16 = 0
    /// The range of columns and rows with differences, relative to the square.
    var (minX, maxX, minY, maxY): (UInt8, UInt8, UInt8, UInt8) = (15, 0, 15, 0)
  }

  /// The numbers of squares in a row and in a column.
  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]

  /// Sums the differences of the pixels that both bitmaps have, outside of some areas.
  init(of union: PictureUnion, outside areas: [Difference.Box]) {
    let columns = (union.sharedWidth + Self.side - 1) / Self.side
    rows = (union.sharedHeight + Self.side - 1) / Self.side
    var cells = [Cell](repeating: Cell(), count: columns * rows)
    union.forEachDifferingRun(outside: areas) { y, run, actual, reference in
      let (start, row) = (y / Self.side * columns, UInt8(y % Self.side))
      for column in run.lowerBound / Self.side...(run.upperBound - 1) / Self.side {
        let part = run.clamped(to: column * Self.side..<(column + 1) * Self.side)
        let (one, other) = (actual.extracting(part), reference.extracting(part))
        var (count, weight, first, last) = (0, 0, part.count, 0)
        for x in one.indices where one[x] != other[x] {
          count += 1
          weight += one[x].largestChannelDifference(from: other[x])
          (first, last) = (min(first, x), x)
        }
        if count == 0 { continue }
        let inset = part.lowerBound % Self.side
        cells[start + column].add(count, weight, columns: first + inset...last + inset, row)
      }
    }
    (self.columns, self.cells) = (columns, cells)
  }

  /// Returns the bounding box of the differences in a square that has some.
  func box(of index: Int) -> Difference.Box {
    let cell = cells[index]
    return Difference.Box(
      x: index % columns * Self.side + Int(cell.minX), y: index / columns * Self.side + Int(cell.minY),
      width: Int(cell.maxX - cell.minX) + 1, height: Int(cell.maxY - cell.minY) + 1)
  }

  /// Calls `body` with a square and its neighbours that have differences, row by row.
  func forEachNeighbour(of index: Int, _ body: (Int) -> Void) {
    let (x, y) = (index % columns, index / columns)
    for row in max(y - 1, 0)...min(y + 1, rows - 1) {
      for column in max(x - 1, 0)...min(x + 1, columns - 1) where cells[row * columns + column].count > 0 {
        body(row * columns + column)
      }
    }
  }
}

extension DifferenceCells.Cell {
  /// Adds the differences of a row.
  fileprivate mutating func add(_ count: Int, _ weight: Int, columns: ClosedRange<Int>, _ row: UInt8) {
    self.count += UInt16(count)
    self.weight += UInt16(weight)
    (minX, maxX) = (min(minX, UInt8(columns.lowerBound)), max(maxX, UInt8(columns.upperBound)))
    (minY, maxY) = (min(minY, row), max(maxY, row))
  }
}

extension Difference.Box {
  /// Returns the smallest box that contains both.
  func union(_ other: Difference.Box) -> Difference.Box {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Difference.Box(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
