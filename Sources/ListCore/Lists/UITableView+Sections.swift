public import Foundation

/// The sections of a table view, and changes of them.
extension UITableView {
  /// Returns the rectangle of a section.
  ///
  /// Differs from UIKit: nothing is shown.
  public func rect(forSection section: Int) -> CGRect { .zero }
  /// Returns the rectangle of the header of a section.
  ///
  /// Differs from UIKit: nothing is shown.
  public func rectForHeader(inSection section: Int) -> CGRect { .zero }
  /// Returns the rectangle of the footer of a section.
  ///
  /// Differs from UIKit: nothing is shown.
  public func rectForFooter(inSection section: Int) -> CGRect { .zero }
  /// Returns the visible header of a section.
  ///
  /// Differs from UIKit: nothing is visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns the visible footer of a section.
  ///
  /// Differs from UIKit: nothing is visible.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns the index paths of the rows in a rectangle.
  ///
  /// Differs from UIKit: nothing is shown.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { [] }

  /// Moves a section, by calling `reloadData()`.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Configures the cells of rows again, by calling `reloadData()`.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }

  /// Scrolls to the selected row that is nearest to a position.
  ///
  /// Differs from UIKit: rows are not shown, and nothing scrolls.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  /// Performs several changes as a group, by a function that does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
