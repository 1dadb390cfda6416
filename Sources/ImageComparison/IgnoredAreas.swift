/// The parts of ignored areas that lie in a picture.
struct IgnoredAreas {
  private let areas: [(columns: Range<Int>, rows: Range<Int>)]

  /// Areas clipped to a picture of a width and a height; those that are empty then are left out.
  init(_ boxes: [Difference.Box], width: Int, height: Int) {
    func clipped(_ start: Int, _ length: Int, to end: Int) -> Range<Int> {
      let (sum, isTooFar) = start.addingReportingOverflow(max(length, 0))
      return (start..<(isTooFar ? .max : sum)).clamped(to: 0..<end)
    }
    areas = boxes.map { (clipped($0.x, $0.width, to: width), clipped($0.y, $0.height, to: height)) }
      .filter { !$0.columns.isEmpty && !$0.rows.isEmpty }
  }

  /// The columns of a row that are ignored.
  func columns(inRow y: Int) -> RangeSet<Int> {
    RangeSet(areas.filter { $0.rows.contains(y) }.map(\.columns))
  }
}
