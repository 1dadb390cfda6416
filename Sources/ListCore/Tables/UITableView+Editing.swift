import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// Editing mode, and the deletion of rows.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != state.isEditing else { return }
    endSwipe(animated: animated)
    state.isEditing = editing
    for path in state.selection { deselect(path, animated: false) }
    let change = { [self] in
      setNeedsLayout()
      for part in state.shown.cells where !state.mustRecycle {
        configure(part.cell, at: part.path, cellSides)
        if !bounds.isEmpty, window != nil { part.cell.layoutIfNeeded() }
      }
    }
    guard animated else { return change() }
    animateChanges(change) {}
  }

  /// Returns whether a row can be edited.
  func mayEdit(_ path: IndexPath) -> Bool {
    loadedGeometry.hasRow(path) && dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// Shows the button that confirms the deletion of a row, after a tap on its control of editing.
  func confirmDeletion(at path: IndexPath) {
    guard mayEdit(path), let cell = shownCell(at: path) else { return }
    beginSwipe(at: path, cell, .trailing, SideActions([deletion(of: path)]))
    openSwipe(animated: true)
    cell.tellOfConfirmation(true)
  }

  /// Returns the action that deletes a row, with the delegate's title or the system's.
  func deletion(of path: IndexPath) -> SwipeAction {
    let title =
      rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemWord.delete.text
    return SwipeAction(title: title, image: nil, color: .systemRed) {
      [weak self] _, done in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(false)
    }
  }

  // MARK: Rows without content

  /// Draws the lines of rows without content below the last section of a plain table.
  func placeFillers() {
    var frames: [CGRect] = []
    if style == .plain, fillerRowHeight > 0, separatorHeight > 0, let geometry = state.geometry,
      tableFooterView == nil
    {
      var y = geometry.contentHeight
      let end = ownSeparatorInset == nil ? separatorEnd : 0
      while y < bounds.maxY, frames.count < 200 {
        y += max(1, fillerRowHeight.validLength)
        frames.append(
          CGRect(
            x: separatorInset.left.finite, y: y - separatorHeight,
            width: max(0, bounds.width - separatorInset.left.finite - end), height: separatorHeight))
      }
    }
    var fillers = state.fillers
    fillers.show(frames, separatorColor ?? .separator) { insertSubview($0, at: 0) }
    state.fillers = fillers
  }
}
