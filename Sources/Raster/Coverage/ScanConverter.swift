/// A converter from a shape, clipped to a rectangle, to the coverage of rows of pixels.
///
/// Rows must be converted from the top down; rows may be skipped. Each result includes the number of rows from there on
/// that are the same, so that they are computed once.
struct ScanConverter {
  private let outlines: OutlineChains
  private let bounds: FixedRect
  private let coverage: CoverageRule
  private let isEvenOdd: Bool
  /// The reduction of the row's outlines; nil for shapes that cannot overlap themselves.
  private var outline: RowOutline?
  /// The number of pieces of outlines that the reduction visited.
  var outlineWork: Int { outline?.work ?? 0 }
  /// The first chain below the current row.
  private var nextChain = 0
  /// The chains that intersect the current row.
  private var active: [ActiveChain] = []
  /// The edges of the next rows, if those have two only, which do not overlap.
  private(set) var pair: EdgePair?
  private var cells: CellRow

  /// Creates a converter of the intersection of `shape` and `bounds`.
  ///
  /// Outlines that are known not to overlap are not reduced, which has the same result.
  init(_ shape: Shape, bounds: FixedRect, coverage: CoverageRule, mayOverlap: Bool? = nil) {
    outlines = OutlineChains(shape)
    self.bounds = bounds
    self.coverage = coverage
    cells = CellRow(columns: PixelRect(around: bounds).columns)
    if case .evenOddPolygon = shape { isEvenOdd = true } else { isEvenOdd = false }
    if mayOverlap ?? shape.mayOverlap { outline = RowOutline(evenOdd: isEvenOdd) }
  }

  /// Replaces `spans` by the coverage of `row`, from left to right, and returns the first row below it that may differ.
  mutating func replaceSpans(_ spans: inout [CoverageSpan], row: Int) -> Int {
    spans.removeAll(keepingCapacity: true)
    if pair?.rows.contains(row) == true {
      pair?.appendSpans(row, &cells, to: &spans)
      return row + 1
    }
    let top = max(Int64(row) << 8, Int64(bounds.minY.rawValue)) << 8
    let bottom = min(Int64(row + 1) << 8, Int64(bounds.maxY.rawValue)) << 8
    activateChains(top: top, bottom: bottom)
    switch coverage {
    case .exactArea: appendAreas(top: top, bottom: bottom, to: &spans)
    case .pixelCentre: appendCentres(height: Int64(row) << 16 + 1 << 15, to: &spans)
    }
    let end = endOfEqualRows(top: top, bottom: bottom)
    if end <= row + 1 { findPair(from: row + 1) }
    return max(row + 1, end)
  }

  /// Finds the two edges of the rows from `row` on, if there are no others.
  private mutating func findPair(from row: Int) {
    pair = nil
    guard outline == nil, coverage == .exactArea, active.count == 2, nextChain == outlines.chains.count,
      let one = active[0].edge(at: Int64(row) << 8, outlines.points),
      let other = active[1].edge(at: Int64(row) << 8, outlines.points)
    else { return }
    pair = EdgePair(
      one, other, from: row, to: bounds.maxY.flooredPixel, minX: Int64(bounds.minX.rawValue) << 8,
      maxX: Int64(bounds.maxX.rawValue) << 8)
  }

  private mutating func activateChains(top: Int64, bottom: Int64) {
    active.removeAll { $0.chain.bottom << 8 <= top }
    while nextChain < outlines.chains.count, outlines.chains[nextChain].top << 8 < bottom {
      let chain = outlines.chains[nextChain]
      if chain.bottom << 8 > top { active.append(ActiveChain(chain)) }
      nextChain += 1
    }
    for index in active.indices { active[index].update(top: top, bottom: bottom, outlines.points) }
  }

  private mutating func appendAreas(top: Int64, bottom: Int64, to spans: inout [CoverageSpan]) {
    let (minX, maxX) = (Int64(bounds.minX.rawValue) << 8, Int64(bounds.maxX.rawValue) << 8)
    if outline != nil {
      outline?.addBoundary(
        of: &active, outlines.points, top: top, bottom: bottom, minX: minX, maxX: maxX, to: &cells)
    } else {
      for chain in active {
        chain.add(chain.chain.winding, outlines.points, minX: minX, maxX: maxX, top: top, to: &cells)
      }
    }
    cells.removeSpans(to: &spans)
  }

  private func appendCentres(height: Int64, to spans: inout [CoverageSpan]) {
    guard height >= Int64(bounds.minY.rawValue) << 8, height < Int64(bounds.maxY.rawValue) << 8 else {
      return
    }
    let columns =
      firstCentre(Int64(bounds.minX.rawValue) << 8)..<firstCentre(Int64(bounds.maxX.rawValue) << 8)
    var crossings = active.compactMap { chain in
      chain.crossing(at: height, outlines.points).map {
        (column: firstCentre($0), winding: chain.chain.winding)
      }
    }
    crossings.sort { $0.column < $1.column }
    var winding: Int64 = 0
    for (index, crossing) in crossings.enumerated() {
      winding += crossing.winding
      guard isEvenOdd ? winding & 1 != 0 : winding != 0, index + 1 < crossings.count else { continue }
      let start = max(crossing.column, columns.lowerBound)
      let end = min(crossings[index + 1].column, columns.upperBound)
      if start < end { spans.append(CoverageSpan(start: start, end: end, coverage: 255)) }
    }
  }

  /// Returns the first column whose centre is at `x` (in 1/65,536 pixels) or to the right of it.
  private func firstCentre(_ x: Int64) -> Int {
    Int((x + 0x7fff) >> 16)
  }

  /// Returns the first row in which a chain ends, begins or is not vertical, if all are vertical through this one.
  private func endOfEqualRows(top: Int64, bottom: Int64) -> Int {
    guard bottom - top == 1 << 16 else { return .min }
    var end = Int64(bounds.maxY.rawValue)
    if nextChain < outlines.chains.count { end = min(end, outlines.chains[nextChain].top) }
    for chain in active {
      guard let edge = chain.verticalEdge(top: top, bottom: bottom, outlines.points) else { return .min }
      end = min(end, edge.bottomY)
    }
    return Int(end >> 8)
  }
}
