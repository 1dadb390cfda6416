import Foundation
import StyleCore

/// The rows that a pan of two fingers selects, or deselects if the first one was selected.
struct RangeSelection {
  /// The row at which the pan began.
  let start: IndexPath
  /// Whether the rows are selected, in contrast to deselected.
  let selects: Bool
  /// The rows between the first one and the present one, both included.
  private(set) var covered: [IndexPath] = []

  /// Creates the selection of a pan that begins at a row, which is not covered yet.
  init(start: IndexPath, isSelected: Bool) {
    (self.start, selects) = (start, !isSelected)
  }

  /// Covers the rows to another one, and returns those that are new and those that are no longer covered, from the first
  /// row on.
  mutating func cover(_ paths: [IndexPath]) -> (new: [IndexPath], gone: [IndexPath]) {
    let old = covered
    covered = paths
    let (before, after) = (Set(old), Set(paths))
    return (paths.filter { !before.contains($0) }, old.filter { !after.contains($0) })
  }

  /// Returns the rows from one to another, in this order.
  ///
  /// - Parameter count: The function that returns the number of rows of a section.
  static func paths(from start: IndexPath, to end: IndexPath, count: (Int) -> Int) -> [IndexPath] {
    let (low, high) = start <= end ? (start, end) : (end, start)
    var paths: [IndexPath] = []
    for section in low.section...high.section {
      let first = section == low.section ? low.item : 0
      let last = min(section == high.section ? high.item : .max, count(section) - 1)
      if first <= last { paths += (first...last).map { IndexPath(item: $0, section: section) } }
    }
    return start <= end ? paths : paths.reversed()
  }
}
