/// The coverage of a rounded rectangle or a ring by the tables of its corners: the result of `ScanConverter` for their
/// edges.
///
/// Rows are computed on first use, once for all shapes that are equal apart from whole pixels: 200 equal cards with
/// borders take two thirds of the time that they took when each computed its own.
final class RoundedTable {
  /// The arc of a corner, whose table's rows are counted from `row`.
  private struct Arc {
    var table: CornerTable
    var row: Int
  }

  /// The left or right side of an outline: two corners and a straight line between them.
  private struct Side {
    var rows: Range<Int>
    var above: Arc
    var below: Arc
    /// The column of pixels in which the line is or begins, from which those of the arcs' cells are counted.
    var column: Int
    /// The area that the line adds in that column for each unit of its height: twice the area to its left.
    var area: Int64
    /// The heights of the line's ends, in 1/65,536 pixels.
    var top: Int64
    var bottom: Int64
    /// The winding: 1 for a side with the inside on its right, −1 for one with the inside on its left.
    var winding: Int64
    /// The factor of the arcs' cells: 1, or −1 for an outline that runs counterclockwise.
    var direction: Int64
  }

  /// A computed row: its spans, and the first row below it that may differ.
  private struct Row {
    var spans: Range<Int>
    var end: Int
  }

  /// The limits in pixels, beyond which the tables of corners and shapes would be too large.
  private static let largestRadius = 4_096
  private static let largestWidth = 16_384

  private var sides: [Side] = []
  private var cells: CellRow
  /// The rows in which all sides are straight, which are equal.
  private var straight = 0..<0
  /// The rows, of which those in `straight` are one; nil for a row that is not computed yet.
  private var rows: [Row?] = []
  private var spans: [CoverageSpan] = []
  /// The number of rows, in pixels.
  private let height: Int

  /// Creates the table of a shape that begins in the first pixel of both axes.
  ///
  /// The result is nil for other shapes, and if corners overlap or the table would be too large.
  init?(_ shape: Shape, _ tables: CoverageTables) {
    guard !shape.bounds.isEmpty else { return nil }
    let bounds = PixelRect(around: shape.bounds)
    guard bounds.columns.count <= Self.largestWidth else { return nil }
    cells = CellRow(columns: bounds.columns)
    height = bounds.rows.count
    switch shape {
    case .roundedRectangle(let outer):
      guard addSides(of: outer, tables) else { return nil }
    case .ring(let outer, let inner):
      guard addSides(of: outer, tables) else { return nil }
      if !inner.rect.isEmpty, !addSides(of: inner, tables, direction: -1) { return nil }
    default: return nil
    }
    let top = sides.reduce(0) { max($0, Int(($1.top + 0xFFFF) >> 16)) }
    straight = top..<max(top, sides.reduce(.max) { min($0, Int($1.bottom >> 16)) })
    rows = Array(repeating: nil, count: height - max(0, straight.count - 1))
  }

  /// Adds the left and the right side of an outline; returns false if corners are too large or overlap.
  private func addSides(
    of rounded: FixedRoundedRect, _ tables: CoverageTables, direction: Int64 = 1
  ) -> Bool {
    let corners = rounded.corners
    let largest = Fixed(pixels: Self.largestRadius)
    guard !rounded.rect.isEmpty, corners.allSatisfy({ max($0.radius.x, $0.radius.y) <= largest }) else {
      return false
    }
    for (above, below) in [(corners[3], corners[2]), (corners[0], corners[1])] {
      let side = Side(
        rows: above.y.flooredPixel..<below.y.ceiledPixel,
        above: Arc(table: tables.corner(above), row: above.y.flooredPixel),
        below: Arc(table: tables.corner(below), row: below.y.flooredPixel), column: above.x.flooredPixel,
        area: Int64(above.x.rawValue & 255) << 9, top: Int64((above.y + above.height).rawValue) << 8,
        bottom: Int64((below.y - below.height).rawValue) << 8,
        winding: above.isRight ? direction : -direction,
        direction: direction)
      guard side.top <= side.bottom else { return false }
      sides.append(side)
    }
    return true
  }

  /// Appends the coverage of `row`, moved by `columns` and clipped to `limits`, and returns the first row that may
  /// differ.
  ///
  /// The shape intersects the row.
  func appendSpans(row: Int, movedBy columns: Int, in limits: Range<Int>, to result: inout [CoverageSpan])
    -> Int
  {
    let row = computed(row)
    // At once: each access to an object's property is checked separately.
    for span in spans[row.spans] {
      let (start, end) = (span.start + columns, span.end + columns)
      if start >= limits.lowerBound, end <= limits.upperBound {
        result.append(CoverageSpan(start: start, end: end, coverage: span.coverage))
      } else {
        let (start, end) = (max(start, limits.lowerBound), min(end, limits.upperBound))
        if start < end { result.append(CoverageSpan(start: start, end: end, coverage: span.coverage)) }
      }
    }
    return row.end
  }

  private func computed(_ row: Int) -> Row {
    let place = row < straight.upperBound ? min(row, straight.lowerBound) : row - max(0, straight.count - 1)
    if let known = rows[place] { return known }
    var end = height
    for side in sides { end = min(end, addCells(of: side, row: row)) }
    let first = spans.count
    cells.removeSpans(to: &spans)
    let new = Row(spans: first..<spans.count, end: end)
    rows[place] = new
    return new
  }

  /// Adds the cells of a side in `row`, and returns the first row below it that may differ.
  private func addCells(of side: Side, row: Int) -> Int {
    guard row < side.rows.upperBound else { return .max }
    guard row >= side.rows.lowerBound else { return side.rows.lowerBound }
    let height = min(side.bottom, Int64(row + 1) << 16) - max(side.top, Int64(row) << 16)
    if height > 0 {
      cells.add(column: side.column, cover: side.winding * height, area: side.winding * height * side.area)
      if height == 1 << 16 { return Int(side.bottom >> 16) }
    }
    addCells(of: side.above, row: row, side)
    addCells(of: side.below, row: row, side)
    return row + 1
  }

  private func addCells(of arc: Arc, row: Int, _ side: Side) {
    for cell in arc.table.cells(inRow: row - arc.row) {
      cells.add(
        column: side.column + Int(cell.column), cover: side.direction * Int64(cell.cover),
        area: side.direction * cell.area)
    }
  }
}
