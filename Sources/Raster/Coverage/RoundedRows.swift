/// The coverage of a rounded rectangle or a ring by the tables of its corners: what `ScanConverter` finds for their
/// edges.
struct RoundedRows {
  /// The rows that a corner's arc reaches into.
  private struct Arc {
    var rows: Range<Int>
    /// The first of its places in `ends`, one for each row.
    var place: Int
  }

  /// The left or right side of an outline: two corners and a straight line between them.
  private struct Side {
    var rows: Range<Int>
    var above: Arc
    var below: Arc
    /// The column of pixels that the line lies in or begins, from which those of the arcs' cells are counted.
    var column: Int
    /// What the line leaves in that column for each unit of its height: twice the area to its left.
    var area: Int64
    /// The line's heights, in 1/65,536 pixels.
    var top: Int64
    var bottom: Int64
    /// As in `Edge`; the other way around for an outline that runs counterclockwise.
    var winding: Int64
    /// 1, or −1 for an outline that runs counterclockwise.
    var direction: Int64
  }

  /// Tables of larger corners would be too large.
  private static let largestRadius = Fixed(pixels: 4_096)

  private var sides: [Side] = []
  private let bounds: PixelRect
  /// The cells of all arcs, copied out of their tables: to reach them there would take longer than all else.
  private var arcCells: [CellRow.Cell] = []
  /// Where the cells of each row of an arc end, and so where those of the next begin.
  private var ends = [0]
  private var cells: CellRow

  /// The rows of `shape` cut to `bounds`; nil for other shapes, and where the cut or the corners leave something else.
  init?(_ shape: Shape, bounds: FixedRect, _ tables: CornerTables) {
    self.bounds = PixelRect(around: bounds)
    cells = CellRow(columns: self.bounds.columns)
    switch shape {
    case .roundedRectangle(let outer):
      guard addSides(of: outer, tables) else { return nil }
    case .ring(let outer, let inner):
      guard addSides(of: outer, tables) else { return nil }
      if !inner.rect.isEmpty, !addSides(of: inner, tables, direction: -1) { return nil }
    default: return nil
    }
    let rect = shape.bounds
    guard bounds.minX.isWhole || bounds.minX <= rect.minX, bounds.maxX.isWhole || bounds.maxX >= rect.maxX,
      bounds.minY.isWhole || bounds.minY <= rect.minY, bounds.maxY.isWhole || bounds.maxY >= rect.maxY
    else { return nil }
  }

  /// Adds the left and the right side of an outline; answers false where corners are too large or overlap.
  private mutating func addSides(
    of rounded: FixedRoundedRect, _ tables: CornerTables, direction: Int64 = 1
  ) -> Bool {
    let corners = rounded.corners
    guard !rounded.rect.isEmpty,
      corners.allSatisfy({ max($0.radius.x, $0.radius.y) <= RoundedRows.largestRadius })
    else { return false }
    for (above, below) in [(corners[3], corners[2]), (corners[0], corners[1])] {
      let side = Side(
        rows: above.y.flooredPixel..<below.y.ceiledPixel, above: addArc(tables[above], above.y.flooredPixel),
        below: addArc(tables[below], below.y.flooredPixel), column: above.x.flooredPixel,
        area: Int64(above.x.rawValue & 255) << 9, top: Int64((above.y + above.height).rawValue) << 8,
        bottom: Int64((below.y - below.height).rawValue) << 8,
        winding: above.isRight ? direction : -direction,
        direction: direction)
      guard side.top <= side.bottom else { return false }
      sides.append(side)
    }
    return true
  }

  /// Adds the arc of a corner whose table's rows are counted from `row`.
  private mutating func addArc(_ table: CornerTable, _ row: Int) -> Arc {
    let arc = Arc(
      rows: (row + table.firstRow)..<(row + table.firstRow + table.ends.count), place: ends.count - 1)
    let count = arcCells.count
    arcCells += table.cells
    for end in table.ends { ends.append(count + end) }
    return arc
  }

  /// Adds the cells of a side in `row` and answers the first row below it that may differ.
  private mutating func addCells(of side: Side, row: Int) -> Int {
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

  private mutating func addCells(of arc: Arc, row: Int, _ side: Side) {
    guard arc.rows.contains(row) else { return }
    let place = arc.place + row - arc.rows.lowerBound
    for index in ends[place]..<ends[place + 1] {
      let cell = arcCells[index]
      cells.add(
        column: side.column + Int(cell.column), cover: side.direction * Int64(cell.cover),
        area: side.direction * cell.area)
    }
  }

  /// Replaces `spans` by the coverage of `row`, which the shape reaches into, and answers the first row below it that
  /// may differ.
  mutating func replaceSpans(_ spans: inout [CoverageSpan], row: Int) -> Int {
    spans.removeAll(keepingCapacity: true)
    var end = bounds.rows.upperBound
    for index in sides.indices { end = min(end, addCells(of: sides[index], row: row)) }
    cells.removeSpans(to: &spans)
    return end
  }
}
