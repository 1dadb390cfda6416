/// The exact area that outlines cover in each pixel of one row, gathered edge piece by edge piece.
///
/// Coordinates are in 1/65,536 pixels. A piece of an edge leaves in its pixel's cell its height (`cover`:
/// everything to the right of it is inside, for that height) and twice the area to its left within the pixel
/// (`area`). Summed from the left, covers and areas give every pixel's signed area; this is the accumulation
/// of FreeType's and AGG's cell rasterizers.
///
/// The sum is what lies inside only where no place is wound about more than once: `RowOutline` sees to that.
struct CellRow {
  struct Cell {
    var column: Int32
    var cover: Int32
    var area: Int64
  }

  /// A fully covered pixel: 1 pixel high, twice 1 pixel wide.
  private static let full: Int64 = 1 << 33

  private var cells: [Cell] = []

  /// Forgets the row, ready for the next.
  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
  }

  /// Adds what of an edge lies between the heights `top` and `bottom` of one row, in 1/256 pixels.
  mutating func add(_ edge: Edge, top: Int64, bottom: Int64, minX: Int64, maxX: Int64) {
    let start = max(edge.topY, top) << 8
    let end = min(edge.bottomY, bottom) << 8
    guard start < end else { return }
    add(
      x0: edge.crossing(at: start), y0: start, x1: edge.crossing(at: end), y1: end, winding: edge.winding,
      minX: minX, maxX: maxX)
  }

  /// Adds the piece of an edge from (x0, y0) down to (x1, y1), all in one row, seen between `minX` and `maxX`:
  /// what of it lies to the left moves to `minX`, what lies to the right moves to `maxX`.
  mutating func add(
    x0: Int64, y0: Int64, x1: Int64, y1: Int64, winding: Int64, minX: Int64, maxX: Int64
  ) {
    guard y0 < y1 else { return }
    // Turned upside down, a piece covers as much of every pixel, so it may run from left to right.
    let left = min(x0, x1)
    let right = max(x0, x1)
    /// The height at which the piece passes x, for x from `left` to `right`.
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

  /// Sorts the cells by their columns. Most rows have few, nearly in order: these by insertion.
  private mutating func sortCells() {
    guard cells.count <= 64 else { return cells.sort { $0.column < $1.column } }
    for index in cells.indices.dropFirst() where cells[index].column < cells[index - 1].column {
      cells.sortIn(index) { $0.column < $1.column }
    }
  }

  /// Adds a cell, or more of one.
  mutating func add(column: Int, cover: Int64, area: Int64) {
    cells.append(
      Cell(
        column: Int32(truncatingIfNeeded: column), cover: Int32(truncatingIfNeeded: cover), area: area))
  }

  /// Forgets the row and answers its cells from left to right, one for each column.
  mutating func removeColumns() -> [Cell] {
    sortCells()
    var columns: [Cell] = []
    for cell in cells {
      if columns.last?.column == cell.column {
        columns[columns.count - 1].cover += cell.cover
        columns[columns.count - 1].area += cell.area
      } else {
        columns.append(cell)
      }
    }
    removeAll()
    return columns
  }

  /// Appends the coverage of `columns`, from left to right.
  mutating func appendSpans(in columns: Range<Int>, to spans: inout [CoverageSpan]) {
    sortCells()
    var cover: Int64 = 0
    var index = 0
    while index < cells.count, Int(cells[index].column) < columns.lowerBound {
      cover += Int64(cells[index].cover)
      index += 1
    }
    var start = columns.lowerBound
    while start < columns.upperBound {
      let next = index < cells.count ? min(Int(cells[index].column), columns.upperBound) : columns.upperBound
      append(start, next, area: cover << 17, to: &spans)
      guard next < columns.upperBound else { return }
      var area: Int64 = 0
      while index < cells.count, Int(cells[index].column) == next {
        cover += Int64(cells[index].cover)
        area += cells[index].area
        index += 1
      }
      append(next, next + 1, area: cover << 17 - area, to: &spans)
      start = next + 1
    }
  }

  /// Appends the columns from `start` up to `end`, joined to the last span if that is covered alike. Which way
  /// an outline runs does not matter, so areas have no sign.
  private func append(_ start: Int, _ end: Int, area: Int64, to spans: inout [CoverageSpan]) {
    let coverage = UInt8((min(abs(area), CellRow.full) * 255 + CellRow.full / 2) / CellRow.full)
    guard start < end, coverage > 0 else { return }
    if let last = spans.last, last.end == start, last.coverage == coverage {
      spans[spans.count - 1].end = end
    } else {
      spans.append(CoverageSpan(start: start, end: end, coverage: coverage))
    }
  }
}
