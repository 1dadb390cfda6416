import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

/// The heights of rows: those that are given, estimates, and measured ones.
extension UITableView {
  /// Asks the data source for counts, and the delegate for heights and estimates.
  func makeGeometry() -> TableGeometry {
    state.madeEdges = [:]
    state.heightsWidth = rowsWidth
    let counts = state.counts ?? sourceCounts
    state.counts = counts
    learnAboutDelegate(counts)
    let sections = counts.indices.map { section in
      TableSection(
        header: edge(of: .header(section)), rows: heights(of: section, count: counts[section]),
        footer: edge(of: .footer(section)))
    }
    return TableGeometry(
      sections, top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0)
  }

  private func learnAboutDelegate(_ counts: [Int]) {
    guard state.asksHeights == nil, let section = counts.firstIndex(where: { $0 > 0 }) else { return }
    let path = sourcePath(of: IndexPath(row: 0, section: section))
    guard let rowDelegate else {
      (state.asksHeights, state.asksEstimates) = (false, false)
      return
    }
    // A subclass of a table view controller may call super for some rows, so that one answer proves nothing.
    state.asksHeights =
      rowDelegate is UITableViewController
      || reachesOwn(.rowHeight) { _ = rowDelegate.tableView(self, heightForRowAt: path) }
    state.asksEstimates = reachesOwn(.estimatedRowHeight) {
      _ = rowDelegate.tableView(self, estimatedHeightForRowAt: path)
    }
  }

  /// Whether or not heights that are not given are estimated first.
  private var estimates: Bool { estimatedRowHeight != 0 || state.asksEstimates == true }

  /// The height of a row that is not given, and not measured yet.
  var defaultRowHeight: CGFloat { rowHeight >= 0 ? rowHeight : TableFigures.rowHeight(traitCollection) }

  private func heights(of section: Int, count: Int) -> HeightList {
    let asks = state.asksHeights == true
    if !asks, rowHeight >= 0 { return HeightList(count: count, height: rowHeight, isKnown: true) }
    guard estimates else {
      guard asks else { return HeightList(count: count, height: defaultRowHeight, isKnown: true) }
      return HeightList(
        (0..<count).map { (givenHeight(at: IndexPath(row: $0, section: section)) ?? defaultRowHeight, true) })
    }
    let usual = estimatedRowHeight > 0 ? estimatedRowHeight : defaultRowHeight
    guard state.asksEstimates == true, let rowDelegate else {
      return HeightList(count: count, height: usual, isKnown: false)
    }
    return HeightList(
      (0..<count).map { row in
        let path = sourcePath(of: IndexPath(row: row, section: section))
        let estimate = rowDelegate.tableView(self, estimatedHeightForRowAt: path)
        return (estimate > 0 ? estimate : usual, false)
      })
  }

  /// Returns the height that the delegate or the table view gives a row; nil if its cell is measured.
  private func givenHeight(at path: IndexPath) -> CGFloat? {
    guard state.asksHeights == true, let rowDelegate else { return rowHeight >= 0 ? rowHeight : nil }
    let height = rowDelegate.tableView(self, heightForRowAt: sourcePath(of: path))
    return height.isGiven ? height.validLength : nil
  }

  /// Returns the height of a row that is shown by a cell.
  func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    if let height = givenHeight(at: path) { return height }
    let size = CGSize(width: rowsWidth, height: 0)
    if cell.bounds.width != size.width { cell.frame.size.width = size.width }
    let fitting = cell.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = fitting.height.validLength
    return pixels.snap(height > separatorHeight ? height : defaultRowHeight, .ceil)
  }

  /// The height of separators, or nothing without them.
  var separatorHeight: CGFloat {
    separatorStyle == .none ? 0 : TableFigures.separatorHeight(traitCollection)
  }

  // MARK: Changed content

  /// Measures a visible cell again, which told that its content changed.
  func contentDidChange(in cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !state.isLayingOut, !state.mustRecycle, state.updateDepth == 0,
      let element = state.shown.element(of: cell), let path = element.indexPath,
      state.geometry?.hasRow(path) == true, rowHeightIsMeasured(at: path)
    else { return }
    let height = measuredHeight(of: cell, at: path)
    guard let growth = state.geometry?.setHeight(height, of: element), growth != 0 else { return }
    setNeedsLayout()
  }

  /// Returns whether the height of a row is that of its cell.
  func rowHeightIsMeasured(at path: IndexPath) -> Bool { estimates && givenHeight(at: path) == nil }
}
