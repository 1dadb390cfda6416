package import Foundation
@_spi(Plumb) package import LayoutCore

/// A list as those see it who examine how its cells are made and used again.
@MainActor
package protocol ExaminedList: ListView {
  /// Whether or not nothing is changed, moved or swiped at the moment.
  var isAtRest: Bool { get }
  /// The selected index paths, which a reload forgets.
  var selectedPaths: [IndexPath] { get }
  /// Selects items without telling the delegate.
  func select(_ paths: [IndexPath])
  /// Lets go of the cells that wait for reuse, so that the next rows have new ones.
  func forgetWaitingCells()
  /// Loads the data again, and shows it in new cells.
  func reloadWithNewCells()
  /// Loads the data again, and shows it in the cells of other rows.
  func reloadData()
  /// Returns whether the height of a displayed cell is that which its content asks for.
  func sizesItself(_ path: IndexPath) -> Bool
}

/// The requests of cells from data sources, for those who examine lists.
@MainActor
package enum CellRequests {
  /// A closure that makes each request, and may note what happens meanwhile; `nil` makes requests directly.
  package static var observer: ((_ request: () -> UIView?) -> Void)?

  /// Makes a request by way of the observer, if there is one.
  static func make<Cell: UIView>(_ request: () -> Cell?) -> Cell? {
    guard let observer else { return request() }
    var cell: Cell?
    observer {
      cell = request()
      return cell
    }
    return cell
  }
}

extension UITableView: ExaminedList {
  package var isAtRest: Bool { state.updateDepth == 0 && state.swipe == nil && state.reorder == nil }

  package var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

  package func select(_ paths: [IndexPath]) {
    for path in paths { selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  package func forgetWaitingCells() { queue.removeAll() }

  package func reloadWithNewCells() {
    reloadData()
    for entry in state.shown.removeAll() { recycle(entry.view, entry.element) }
    queue.removeAll()
    layoutIfNeeded()
  }

  package func sizesItself(_ path: IndexPath) -> Bool { rowHeightIsMeasured(at: path) }
}

extension UICollectionView: ExaminedList {
  package var isAtRest: Bool { list.batch == nil && list.swipe == nil && list.movement == nil }

  package var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

  package func select(_ paths: [IndexPath]) {
    for path in paths { selectItem(at: path, animated: false, scrollPosition: []) }
  }

  package func forgetWaitingCells() { list.queue.removeAll() }

  package func reloadWithNewCells() {
    reloadData()
    for (_, view) in sortedElements { endShowing(view) }
    list.queue.removeAll()
    layoutIfNeeded()
  }

  package func sizesItself(_ path: IndexPath) -> Bool {
    guard collectionViewLayout.asksForSizes, let attributes = cellForItem(at: path)?.shownAttributes else {
      return false
    }
    return attributes.flexibleAxes.height
  }
}

extension UIView {
  /// Whether or not this is a cell whose content constraints place.
  package var hasConstrainedCellContent: Bool {
    guard let content = ownContentView, isReusablePart, !(content is any UIContentView) else { return false }
    return !content.constraints.isEmpty
  }
}
