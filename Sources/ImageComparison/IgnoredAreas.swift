/// The parts of ignored areas that lie in a picture.
struct IgnoredAreas {
  private let areas: [(columns: Range<Int>, rows: Range<Int>)]

  /// Areas clipped to a picture of a width and a height; those that are empty then are left out.
  init(_ boxes: [Difference.Box], width: Int, height: Int) {
    areas = boxes.map { ($0.columns(ofWidth: width), $0.rows(ofHeight: height)) }
      .filter { !$0.columns.isEmpty && !$0.rows.isEmpty }
  }

  /// The columns of a row that are ignored.
  func columns(inRow y: Int) -> RangeSet<Int> {
    RangeSet(areas.filter { $0.rows.contains(y) }.map(\.columns))
  }
}

extension Difference.Box {
  /// Its columns in a picture of a width.
  func columns(ofWidth end: Int) -> Range<Int> { Self.clipped(x, width, to: end) }

  /// Its rows in a picture of a height.
  func rows(ofHeight end: Int) -> Range<Int> { Self.clipped(y, height, to: end) }

  private static func clipped(_ start: Int, _ length: Int, to end: Int) -> Range<Int> {
    let (sum, isTooFar) = start.addingReportingOverflow(max(length, 0))
    return (start..<(isTooFar ? .max : sum)).clamped(to: 0..<end)
  }
}
