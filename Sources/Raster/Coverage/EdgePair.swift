/// Two edges that pass through whole rows with the inside between them, as a turned rectangle has in most of its rows.
///
/// The result is that of `CellRow` for the two edges. Where their columns are apart, each column of an edge is a span at
/// once, without sums and marks of columns; crossings and heights advance by exact fractions instead of divisions.
struct EdgePair {
  /// The rows that both edges pass through.
  let rows: Range<Int>
  /// The edge on the left and the edge on the right in the current row.
  private var left, right: EdgeWalk
  /// The next row.
  private var row: Int

  /// Creates the pair of two edges from `row` on, in the rows that both pass through.
  ///
  /// The result is nil if an edge leaves the columns between `minX` and `maxX`, in 1/65,536 pixels, or if they cross.
  init?(_ one: Edge, _ other: Edge, from row: Int, to end: Int, minX: Int64, maxX: Int64) {
    guard one.winding + other.winding == 0, max(one.topY, other.topY) <= Int64(row) << 8 else { return nil }
    let end = min(end, Int(min(one.bottomY, other.bottomY) >> 8))
    guard row < end else { return nil }
    rows = row..<end
    self.row = row
    let (top, bottom) = (Int64(row) << 16, Int64(end) << 16)
    let (upper, lower) = (one.crossing(at: top), one.crossing(at: bottom))
    let (otherUpper, otherLower) = (other.crossing(at: top), other.crossing(at: bottom))
    guard min(min(upper, lower), min(otherUpper, otherLower)) >= minX,
      max(max(upper, lower), max(otherUpper, otherLower)) <= maxX
    else { return nil }
    // Edges that cross change sides.
    if upper <= otherUpper, lower <= otherLower {
      (left, right) = (EdgeWalk(one, from: top), EdgeWalk(other, from: top))
    } else if upper >= otherUpper, lower >= otherLower {
      (left, right) = (EdgeWalk(other, from: top), EdgeWalk(one, from: top))
    } else {
      return nil
    }
  }

  /// Appends the coverage of `row`, which is one of the rows and below those before.
  mutating func appendSpans(_ row: Int, _ cells: inout CellRow, to spans: inout [CoverageSpan]) {
    while self.row <= row {
      left.advance()
      right.advance()
      self.row += 1
    }
    let (first, last) = (left.extent, right.extent)
    guard last.left >> 16 > first.right >> 16 else {
      left.add(1, to: &cells)
      right.add(-1, to: &cells)
      return cells.removeSpans(to: &spans)
    }
    let start = left.appendSpans(from: 0, by: 1, to: &spans)
    CellRow.append(start, Int(last.left >> 16), area: CellRow.full, to: &spans)
    _ = right.appendSpans(from: 1 << 16, by: -1, to: &spans)
  }
}

/// An edge row by row; coordinates are in 1/65,536 pixels.
struct EdgeWalk {
  /// The abscissas at which the edge enters and leaves the row.
  private var startX: Int64
  private var endX: Int64
  /// The height of the edge, the change of the abscissa in a row as a quotient by that and a remainder, and the remainder
  /// of `endX`.
  private let height: Int64
  private let step: (quotient: Int64, remainder: Int64)
  private var remainder: Int64
  /// The change of the height in a column as a quotient and a remainder, for an extent of the width `slope.width`.
  private var slope = (width: Int64(0), quotient: Int64(0), remainder: Int64(0))

  /// Creates the walk down an edge, above the row that begins at the height `top`.
  init(_ edge: Edge, from top: Int64) {
    height = edge.bottomY - edge.topY
    let width = edge.bottomX - edge.topX
    step = (width << 16).floored(dividedBy: height)
    let start = (width * (top - edge.topY << 8)).floored(dividedBy: height)
    (startX, endX, remainder) = (0, edge.topX << 8 + start.quotient, start.remainder)
  }

  /// Advances to the next row.
  @inline(__always)
  mutating func advance() {
    startX = endX
    endX += step.quotient
    remainder += step.remainder
    if remainder >= height {
      remainder -= height
      endX += 1
    }
    let width = abs(endX - startX)
    if width > 1 << 16, width != slope.width {
      let change = (Int64(1) << 32).quotientAndRemainder(dividingBy: width)
      slope = (width, change.quotient, change.remainder)
    }
  }

  /// The range that the edge passes in the row.
  @inline(__always)
  var extent: (left: Int64, right: Int64) { (min(startX, endX), max(startX, endX)) }

  /// Adds the edge to the sums of its columns.
  func add(_ winding: Int64, to cells: inout CellRow) {
    cells.add(
      x0: startX, y0: 0, x1: endX, y1: 1 << 16, winding: winding, minX: .min, maxX: .max)
  }

  /// Appends the coverage of the columns that the edge passes, and returns the column after them.
  ///
  /// The coverage on the left of the edge is `cover`, of which the edge has `winding` more on its right.
  @inline(__always)
  func appendSpans(from cover: Int64, by winding: Int64, to spans: inout [CoverageSpan]) -> Int {
    let (left, right) = extent
    var column = left >> 16
    var start = column << 16
    var end = start + 1 << 16
    var (y, cover) = (Int64(0), cover)
    @inline(__always) func append(height: Int64, width: Int64) {
      cover += winding * height
      CellRow.append(Int(column), Int(column) + 1, area: cover << 17 - winding * height * width, to: &spans)
      column += 1
    }
    if end < right {
      let width = right - left
      var (next, rest) = ((end - left) << 16).quotientAndRemainder(dividingBy: width)
      append(height: next, width: left - start + 1 << 16)
      let slope = slope.width == width ? (slope.quotient, slope.remainder) : (0, 0)
      while end + 1 << 16 < right {
        y = next
        next += slope.0
        rest += slope.1
        if rest >= width {
          rest -= width
          next += 1
        }
        end += 1 << 16
        append(height: next - y, width: 1 << 16)
      }
      y = next
      start = end
      append(height: 1 << 16 - y, width: right - start)
    } else {
      append(height: 1 << 16, width: left - start + right - start)
    }
    return Int(column)
  }
}

extension Int64 {
  /// Returns the quotient by a positive number, rounded down, and the remainder, which is not negative.
  fileprivate func floored(dividedBy divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
