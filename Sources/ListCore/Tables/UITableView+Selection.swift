package import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// Selections, by code and by touch.
extension UITableView {
  /// Whether or not the user can select rows now.
  var maySelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether or not several rows can be selected now.
  var maySelectMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Deselects what the present rules do not allow.
  func selectionRulesDidChange() {
    if !maySelectMany, state.selection.count > 1 {
      for path in state.selection.dropFirst() { deselect(path, animated: false) }
    }
    setNeedsLayout()
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for old in state.selection { deselect(old, animated: animated) }
      return
    }
    if dataSource != nil, !checks(path, "select") { return }
    if !maySelectMany {
      for old in state.selection where old != path { deselect(old, animated: animated) }
    }
    mark(path, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    if !state.selection.contains(path) { state.selection.append(path) }
    let cell = state.shown[.row(path)] as? UITableViewCell
    if cell?.isSelected == false { cell?.setSelected(true, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    state.selection.removeAll { $0 == path }
    let cell = path.count == 2 ? state.shown[.row(path)] as? UITableViewCell : nil
    if cell?.isSelected == true { cell?.setSelected(false, animated: animated) }
  }

  // MARK: Touches

  /// Begins a touch, and returns whether it is one of a row.
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touches.count == 1 else { return false }
    if state.swipe != nil {
      endSwipe(animated: true)
      return true
    }
    guard maySelect, let path = rowPath(at: touch.location(in: self)), let cell = shownCell(at: path),
      touch.view?.isDescendant(of: cell) == true
    else { return false }
    guard rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    state.touched = path
    state.highlighted = path
    cell.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// Ends a touch, and returns whether it was one of a row.
  func endTouch() -> Bool {
    guard let path = state.touched else { return false }
    state.touched = nil
    // The highlighted row may have moved or gone since.
    let target = state.highlighted
    unhighlight()
    if let target, target == path || loadedGeometry.hasRow(target) { selectByTouch(target) }
    return true
  }

  func cancelTouch() -> Bool {
    guard state.touched != nil else { return false }
    state.touched = nil
    unhighlight()
    return true
  }

  private func unhighlight() {
    guard let path = state.highlighted else { return }
    state.highlighted = nil
    (state.shown[.row(path)] as? UITableViewCell)?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects a row that gets the focus as a touch does, if the user can select rows and it is not selected.
  package func selectByFocus(_ path: IndexPath) {
    if maySelect, !state.selection.contains(path) { selectByTouch(path) }
  }

  /// Selects a row as a touch does, or deselects it where several can be selected.
  func selectByTouch(_ path: IndexPath) {
    if maySelectMany, state.selection.contains(path) { return deselectByTouch(path) }
    var target = path
    if let rowDelegate {
      guard let answer = rowDelegate.tableView(self, willSelectRowAt: path) else { return }
      target = answer
    }
    guard loadedGeometry.hasRow(target) else { return }
    if !maySelectMany {
      for old in state.selection where old != target { deselectByTouch(old) }
    }
    mark(target, animated: false)
    rowDelegate?.tableView(self, didSelectRowAt: target)
    (state.shown[.row(target)] as? UITableViewCell)?.onSelect?()
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }

  private func deselectByTouch(_ path: IndexPath) {
    var target = path
    if let rowDelegate {
      guard let answer = rowDelegate.tableView(self, willDeselectRowAt: path) else { return }
      target = answer
    }
    deselect(target, animated: false)
    rowDelegate?.tableView(self, didDeselectRowAt: target)
  }

  /// Returns whether a recognizer may begin; nil leaves the answer to the scroll view.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if let swipe = recognizer as? SwipeRecognizer, swipe.view === self { return prepareSwipe(swipe) }
    guard recognizer === panGestureRecognizer else { return nil }
    return state.reorder == nil ? nil : false
  }
}
