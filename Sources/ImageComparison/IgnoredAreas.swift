/// The parts of ignored areas in a picture, row by row from the top down.
///
/// Areas enter with their first and leave with their last rows: between, all rows have the same columns.
struct IgnoredAreas {
  private struct Area {
    var columns: Range<Int>
    var rows: Range<Int>

    /// Returns whether or not it has all columns of another area that has begun, for all remaining rows of that.
    func hides(_ other: Area) -> Bool {
      columns.lowerBound <= other.columns.lowerBound && columns.upperBound >= other.columns.upperBound
        && rows.upperBound >= other.rows.upperBound
    }
  }

  /// The number of areas that were visited for all rows so far.
  private(set) var work = 0
  /// The areas that begin below the current row, the next of them last.
  private var waiting: [Area]
  /// The areas that intersect the current row, from left to right.
  private var active: [Area] = []
  private var columns = RangeSet<Int>()
  /// The first row below the current one at which an area ends.
  private var end = Int.max

  /// Creates areas clipped to a picture of a width and a height, without those that become empty.
  init(_ boxes: [Difference.Box], width: Int, height: Int) {
    waiting = boxes.map { Area(columns: $0.columns(ofWidth: width), rows: $0.rows(ofHeight: height)) }
      .filter { !$0.columns.isEmpty && !$0.rows.isEmpty }
      .sorted { $0.rows.lowerBound > $1.rows.lowerBound }
  }

  /// Returns the ignored columns of a row, which must not be above one of an earlier call.
  mutating func columns(inRow y: Int) -> RangeSet<Int> {
    guard end <= y || waiting.last.map({ $0.rows.lowerBound <= y }) ?? false else { return columns }
    var new: [Area] = []
    while let area = waiting.last, area.rows.lowerBound <= y {
      waiting.removeLast()
      new.append(area)
    }
    work += active.count + new.count
    new.sort { $0.columns.lowerBound < $1.columns.lowerBound }
    merge(new, inRow: y)
    return columns
  }

  /// Adds areas and removes those that have ended, and computes the union of all columns.
  private mutating func merge(_ new: [Area], inRow y: Int) {
    let old = active
    active.removeAll(keepingCapacity: true)
    var next = 0
    for area in old where area.rows.upperBound > y {
      while next < new.count, new[next].columns.lowerBound < area.columns.lowerBound {
        add(new[next], inRow: y)
        next += 1
      }
      add(area, inRow: y)
    }
    for area in new[next...] { add(area, inRow: y) }
    columns = RangeSet()
    end = .max
    var joined = 0..<0
    for area in active {
      end = min(end, area.rows.upperBound)
      if area.columns.lowerBound <= joined.upperBound {
        joined = joined.lowerBound..<max(joined.upperBound, area.columns.upperBound)
      } else {
        columns.insert(contentsOf: joined)
        joined = area.columns
      }
    }
    columns.insert(contentsOf: joined)
  }

  /// Adds an area on the right, unless its left neighbour hides it, in place of those that it hides.
  private mutating func add(_ area: Area, inRow y: Int) {
    if area.rows.upperBound <= y { return }
    if let last = active.last, last.hides(area) { return }
    while let last = active.last, area.hides(last) { active.removeLast() }
    active.append(area)
  }
}

extension Difference.Box {
  /// Returns the columns of the box in a picture of a width.
  func columns(ofWidth end: Int) -> Range<Int> { Self.clipped(x, width, to: end) }

  /// Returns the rows of the box in a picture of a height.
  func rows(ofHeight end: Int) -> Range<Int> { Self.clipped(y, height, to: end) }

  private static func clipped(_ start: Int, _ length: Int, to end: Int) -> Range<Int> {
    let (sum, isTooFar) = start.addingReportingOverflow(max(length, 0))
    return (start..<(isTooFar ? .max : sum)).clamped(to: 0..<end)
  }
}
