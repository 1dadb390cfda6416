/// Turns a shape, cut to a rectangle, into the coverage of one row of pixels after the other.
///
/// Rows are asked for from the top down; rows may be left out. Each answer also says how many rows from there
/// on are the same, so that they are computed once.
struct ScanConverter {
  private let edges: [Edge]
  private let bounds: FixedRect
  private let coverage: CoverageRule
  private let isEvenOdd: Bool
  /// What the row's outline is reduced by; nil for shapes that cannot overlap themselves.
  private var outline: RowOutline?
  /// The first edge that has not been reached yet.
  private var nextEdge = 0
  /// The indices of the edges that reach into the current row.
  private var active: [Int] = []
  private var cells = CellRow()

  /// A converter of what `shape` and `bounds` have in common. Outlines of which it is known that they do not overlap
  /// are not reduced; that gives the same.
  init(_ shape: Shape, bounds: FixedRect, coverage: CoverageRule, mayOverlap: Bool? = nil) {
    edges = shape.edges()
    self.bounds = bounds
    self.coverage = coverage
    if case .evenOddPolygon = shape { isEvenOdd = true } else { isEvenOdd = false }
    if mayOverlap ?? shape.mayOverlap { outline = RowOutline(evenOdd: isEvenOdd) }
  }

  /// Replaces `spans` by the coverage of `row`, from left to right, and answers the first row below it that may differ.
  mutating func replaceSpans(_ spans: inout [CoverageSpan], row: Int) -> Int {
    spans.removeAll(keepingCapacity: true)
    let top = max(Int64(row) << 8, Int64(bounds.minY.rawValue))
    let bottom = min(Int64(row + 1) << 8, Int64(bounds.maxY.rawValue))
    activateEdges(top: top, bottom: bottom)
    switch coverage {
    case .exactArea: appendAreas(top: top, bottom: bottom, to: &spans)
    case .pixelCentre: appendCentres(height: Int64(row) << 8 + 128, to: &spans)
    }
    return max(row + 1, endOfEqualRows(top: top, bottom: bottom))
  }

  private mutating func activateEdges(top: Int64, bottom: Int64) {
    active.removeAll { edges[$0].bottomY <= top }
    while nextEdge < edges.count, edges[nextEdge].topY < bottom {
      if edges[nextEdge].bottomY > top { active.append(nextEdge) }
      nextEdge += 1
    }
  }

  private mutating func appendAreas(top: Int64, bottom: Int64, to spans: inout [CoverageSpan]) {
    cells.removeAll()
    let (minX, maxX) = (Int64(bounds.minX.rawValue) << 8, Int64(bounds.maxX.rawValue) << 8)
    if outline != nil {
      outline?.addBoundary(
        of: edges, &active, top: top << 8, bottom: bottom << 8, minX: minX, maxX: maxX, to: &cells)
    } else {
      for index in active { cells.add(edges[index], top: top, bottom: bottom, minX: minX, maxX: maxX) }
    }
    cells.appendSpans(in: bounds.minX.flooredPixel..<bounds.maxX.ceiledPixel, to: &spans)
  }

  private func appendCentres(height: Int64, to spans: inout [CoverageSpan]) {
    guard height >= bounds.minY.rawValue, height < bounds.maxY.rawValue else { return }
    let columns =
      firstCentre(Int64(bounds.minX.rawValue) << 8)..<firstCentre(Int64(bounds.maxX.rawValue) << 8)
    var crossings = active.map { edges[$0] }
      .filter { $0.topY <= height && height < $0.bottomY }
      .map { (column: firstCentre($0.crossing(at: height << 8)), winding: $0.winding) }
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

  /// The first column whose centre lies at `x` (in 1/65,536 pixels) or to the right of it.
  private func firstCentre(_ x: Int64) -> Int {
    Int((x + 0x7fff) >> 16)
  }

  /// The first row in which anything ends, begins or leans, if all edges run straight through this one.
  private func endOfEqualRows(top: Int64, bottom: Int64) -> Int {
    guard bottom - top == 256 else { return .min }
    var end = Int64(bounds.maxY.rawValue)
    if nextEdge < edges.count { end = min(end, edges[nextEdge].topY) }
    for index in active {
      let edge = edges[index]
      guard edge.isVertical, edge.topY <= top, edge.bottomY >= bottom else { return .min }
      end = min(end, edge.bottomY)
    }
    return Int(end >> 8)
  }
}
