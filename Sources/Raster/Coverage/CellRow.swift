/// The exact area that outlines cover in each pixel of one row, accumulated from pieces of edges.
///
/// Coordinates are in 1/65,536 pixels. A piece of an edge adds to its pixel's cell its height (`cover`: everything to
/// the right of it is inside, for that height) and twice the area to its left within the pixel (`area`). Summed from
/// the left, covers and areas give every pixel's signed area; this is the accumulation of FreeType's and AGG's cell
/// rasterizers.
///
/// The sum is the inside only if no winding number exceeds one: `RowOutline` ensures that.
struct CellRow {
  /// The sums of one column.
  struct Cell {
    var column: Int32
    var cover: Int32
    var area: Int64
  }

  /// The area of a fully covered pixel: 1 pixel high, twice 1 pixel wide.
  static let full: Int64 = 1 << 33

  private let columns: Range<Int>
  /// The sums of each column.
  private var sums: [(cover: Int64, area: Int64)]
  /// A bit for each column that has sums.
  private var touched: [UInt64]

  /// Creates a row without edges.
  init(columns: Range<Int>) {
    self.columns = columns
    sums = Array(repeating: (0, 0), count: columns.count)
    touched = Array(repeating: 0, count: (columns.count + 63) / 64)
  }

  /// Adds the piece of an edge from (x0, y0) down to (x1, y1), all in one row, visible between `minX` and `maxX`.
  ///
  /// The parts to the left of `minX` and to the right of `maxX` are moved there.
  mutating func add(
    x0: Int64, y0: Int64, x1: Int64, y1: Int64, winding: Int64, minX: Int64, maxX: Int64
  ) {
    guard y0 < y1 else { return }
    // Flipped vertically, a piece covers the same area of every pixel, so it may run from left to right.
    let left = min(x0, x1)
    let right = max(x0, x1)
    /// Returns the height at which the piece passes x, for x from `left` to `right`.
    func height(at x: Int64) -> Int64 {
      x == right ? y1 : y0 + (x - left) * (y1 - y0) / (right - left)
    }
    var x = left
    var y = y0
    if x < minX {
      x = min(minX, right)
      let next = height(at: x)
      addCell(from: minX, to: minX, height: next - y, winding: winding)
      y = next
    }
    while x < right, x < maxX {
      let columnEnd = (x >> 16 + 1) << 16
      let end = min(columnEnd, right, maxX)
      let next = height(at: end)
      addCell(from: x, to: end, height: next - y, winding: winding)
      (x, y) = (end, next)
    }
    let rest = max(minX, min(x, maxX))
    addCell(from: rest, to: rest, height: y1 - y, winding: winding)
  }

  private mutating func addCell(from left: Int64, to right: Int64, height: Int64, winding: Int64) {
    guard height != 0 else { return }
    let column = left >> 16
    let start = column << 16
    add(
      column: Int(column), cover: winding * height, area: winding * height * (left - start + right - start))
  }

  /// Adds to a cell; outside of the columns there are none: pieces of edges to their left are moved to the first.
  @inline(__always)
  mutating func add(column: Int, cover: Int64, area: Int64) {
    let index = column - columns.lowerBound
    guard index >= 0, index < sums.count else { return }
    sums[index].cover += cover
    sums[index].area += area
    touched[index >> 6] |= 1 << UInt64(index & 63)
  }

  /// Clears the row, and calls `body` with the sums of its columns, from left to right.
  private mutating func removeCells(_ body: (_ column: Int, _ cover: Int64, _ area: Int64) -> Void) {
    for word in touched.indices where touched[word] != 0 {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let index = word << 6 + bits.trailingZeroBitCount
        bits &= bits - 1
        body(columns.lowerBound + index, sums[index].cover, sums[index].area)
        sums[index] = (0, 0)
      }
    }
  }

  /// Clears the row, and returns its cells from left to right.
  mutating func removeCells() -> [Cell] {
    var cells: [Cell] = []
    removeCells { column, cover, area in
      cells.append(
        Cell(
          column: Int32(truncatingIfNeeded: column), cover: Int32(truncatingIfNeeded: cover), area: area))
    }
    return cells
  }

  /// Clears the row, and appends the coverage of its columns, from left to right.
  mutating func removeSpans(to spans: inout [CoverageSpan]) {
    var cover: Int64 = 0
    var start = columns.lowerBound
    removeCells { column, more, area in
      Self.append(start, column, area: cover << 17, to: &spans)
      cover += more
      Self.append(column, column + 1, area: cover << 17 - area, to: &spans)
      start = column + 1
    }
    Self.append(start, columns.upperBound, area: cover << 17, to: &spans)
  }

  /// Appends the columns from `start` up to `end`, merged with the last span if that has the same coverage.
  ///
  /// The direction of an outline has no effect, so areas have no sign.
  @inline(__always)
  static func append(_ start: Int, _ end: Int, area: Int64, to spans: inout [CoverageSpan]) {
    let coverage = UInt8(truncatingIfNeeded: (min(abs(area), full) * 255 + full / 2) >> 33)
    guard start < end, coverage > 0 else { return }
    if let last = spans.last, last.end == start, last.coverage == coverage {
      spans[spans.count - 1].end = end
    } else {
      spans.append(CoverageSpan(start: start, end: end, coverage: coverage))
    }
  }
}
