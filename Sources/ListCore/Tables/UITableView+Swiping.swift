package import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// Swipes over rows.
extension UITableView: SwipeHost {
  var swipe: SwipeSession? {
    get { state.swipe }
    set { state.swipe = newValue }
  }

  var maySwipe: Bool { !isEditing && state.reorder == nil }

  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
    guard let path = rowPath(at: point), mayEdit(path), let cell = shownCell(at: path) else { return nil }
    return (path, cell)
  }

  func swipeActions(at path: IndexPath, _ side: SwipeSide) -> SideActions {
    if side == .leading {
      return SideActions(rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path))
    }
    if let own = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return SideActions(own)
    }
    if let own = rowDelegate?.tableView(self, editActionsForRowAt: path) {
      return SideActions(own.map { SwipeAction($0, at: path) })
    }
    guard editingStyle(at: path) == .delete else { return SideActions() }
    return SideActions([deletion(of: path)], performsFirst: true)
  }

  func frame(of swipe: SwipeSession) -> CGRect? {
    guard state.geometry != nil, state.shown[.row(swipe.path)] === swipe.cell else { return nil }
    return rectForRow(at: swipe.path)
  }

  /// Shows the actions at a side of a visible row, as after a swipe; nothing happens if it has none.
  package func showActions(at path: IndexPath, isLeading: Bool) {
    let side: SwipeSide = isLeading ? .leading : .trailing
    guard !isEditing, let cell = shownCell(at: path) else { return }
    let found = swipeActions(at: path, side)
    guard !found.actions.isEmpty else { return }
    beginSwipe(at: path, cell, side, found)
    openSwipe(animated: false)
  }

  func place(_ swipe: SwipeSession, in frame: CGRect) {
    swipe.cell.setFrameIfChanged(frame.offsetBy(dx: swipe.offset, dy: 0))
  }

  func willBeginSwipe(at path: IndexPath) {
    if shownCell(at: path)?.isHighlighted == true { _ = cancelTouch() }
    rowDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func didEndSwipe(_ swipe: SwipeSession) {
    (swipe.cell as? UITableViewCell)?.tellOfConfirmation(false)
    rowDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }
}

extension UITableViewCell: SwipedCell {
  func setSwiped(_ isSwiped: Bool) {
    guard isSwiped != parts.isSwiped else { return }
    parts.isSwiped = isSwiped
    configurator.setNeedsUpdate()
  }
}
