/// The coverage of an upright rectangle, in closed form: the result of `ScanConverter` for its four edges.
struct RectangleRows {
  private let rect: FixedRect
  private let coverage: CoverageRule

  /// Creates the rows of a rectangle that is not empty.
  init(_ rect: FixedRect, coverage: CoverageRule) {
    self.rect = rect
    self.coverage = coverage
  }

  /// Replaces `spans` by the coverage of `row`, which the rectangle intersects, and returns the first row that may
  /// differ.
  func replaceSpans(_ spans: inout [CoverageSpan], row: Int) -> Int {
    spans.removeAll(keepingCapacity: true)
    switch coverage {
    case .exactArea: return appendAreas(row: row, to: &spans)
    case .pixelCentre: return appendCentres(row: row, to: &spans)
    }
  }

  private func appendAreas(row: Int, to spans: inout [CoverageSpan]) -> Int {
    let (minX, maxX) = (Int(rect.minX.rawValue), Int(rect.maxX.rawValue))
    let height = min((row + 1) << 8, Int(rect.maxY.rawValue)) - max(row << 8, Int(rect.minY.rawValue))
    let (first, end) = (rect.minX.flooredPixel, rect.maxX.ceiledPixel)
    if end == first + 1 {
      append(first..<end, area: height * (maxX - minX), to: &spans)
    } else {
      let (fullStart, fullEnd) = (rect.minX.ceiledPixel, rect.maxX.flooredPixel)
      if first < fullStart { append(first..<fullStart, area: height * (fullStart << 8 - minX), to: &spans) }
      if fullStart < fullEnd { append(fullStart..<fullEnd, area: height << 8, to: &spans) }
      if fullEnd < end { append(fullEnd..<end, area: height * (maxX - fullEnd << 8), to: &spans) }
    }
    return height == 256 ? rect.maxY.flooredPixel : row + 1
  }

  /// Appends columns with a covered area, in 1/65,536 pixels, merged with the last span if that has the same coverage.
  private func append(_ columns: Range<Int>, area: Int, to spans: inout [CoverageSpan]) {
    let coverage = UInt8(truncatingIfNeeded: (area * 255 + 1 << 15) >> 16)
    guard coverage > 0 else { return }
    if let last = spans.last, last.end == columns.lowerBound, last.coverage == coverage {
      spans[spans.count - 1].end = columns.upperBound
    } else {
      spans.append(CoverageSpan(start: columns.lowerBound, end: columns.upperBound, coverage: coverage))
    }
  }

  private func appendCentres(row: Int, to spans: inout [CoverageSpan]) -> Int {
    let rows = firstCentre(rect.minY)..<firstCentre(rect.maxY)
    let columns = firstCentre(rect.minX)..<firstCentre(rect.maxX)
    guard rows.contains(row) else { return row < rows.lowerBound ? rows.lowerBound : .max }
    if !columns.isEmpty {
      spans.append(CoverageSpan(start: columns.lowerBound, end: columns.upperBound, coverage: 255))
    }
    return rows.upperBound
  }

  /// Returns the first pixel whose centre is at a coordinate or after it.
  private func firstCentre(_ coordinate: Fixed) -> Int { (Int(coordinate.rawValue) + 127) >> 8 }
}
