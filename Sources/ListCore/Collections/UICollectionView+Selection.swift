package import Foundation
import LayoutCore
import StyleCore

/// The selected items.
extension UICollectionView {
  /// Whether or not the user can select items now.
  var selectsNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  /// Whether or not the user can select several items now.
  var selectsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects an item as code does, or deselects all.
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in list.selection { deselect(old) }
      return
    }
    guard selectsNow || isEditing && selectsSeveralNow else { return }
    if !selectsSeveralNow { for old in list.selection where old != path { deselect(old) } }
    if !list.selection.contains(path) { list.selection.append(path) }
    if let cell = cellForItem(at: path), !cell.isSelected { cell.isSelected = true }
    if !position.isEmpty { scroll(to: path, at: position, animated: animated) }
  }

  /// Deselects an item as code does.
  func deselect(_ path: IndexPath) {
    list.selection.removeAll { $0 == path }
    if let cell = cellForItem(at: path), cell.isSelected { cell.isSelected = false }
  }

  /// Forgets all selected and highlighted items.
  func clearSelection() {
    let paths = list.selection + [list.highlighted].compactMap { $0 }
    (list.selection, list.highlighted, list.touched) = ([], nil, nil)
    for cell in paths.compactMap({ cellForItem(at: $0) }) {
      if cell.isSelected { cell.isSelected = false }
      if cell.isHighlighted { cell.isHighlighted = false }
    }
  }

  /// Selects or deselects an item as the user does, in UIKit's order of calls.
  ///
  /// - Parameter isFocused: Whether or not the item got the focus, which performs no action.
  func userSelect(_ path: IndexPath, isFocused: Bool = false) {
    let delegate = itemDelegate
    if selectsSeveralNow, list.selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveralNow {
      for old in list.selection where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    select(path, animated: true, [])
    cellForItem(at: path)?.onSelect?()
    delegate?.collectionView(self, didSelectItemAt: path)
    guard !isEditing, !isFocused, list.range == nil,
      delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true
    else { return }
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Selects an item that gets the focus as a touch does, if the user can select items and it is not selected.
  package func selectByFocus(_ path: IndexPath) {
    guard selectsNow || isEditing && selectsSeveralNow, !list.selection.contains(path) else { return }
    userSelect(path, isFocused: true)
  }

  /// Shows in the cells that editing began or ended, which deselects all items.
  func editingDidChange() {
    endSwipe(animated: true)
    for path in list.selection { deselect(path) }
    for (_, cell) in shownCells { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: Touches

  /// Highlights the item under a new touch.
  func beginTouch(_ touches: Set<UITouch>) {
    // A touch beside the actions closes the row, and does nothing else.
    guard list.swipe == nil else { return endSwipe(animated: true) }
    guard selectsNow || isEditing && selectsSeveralNow, list.touched == nil,
      let touch = touches.first, let path = item(of: touch),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    list.touched = path
    highlight(path)
  }

  /// Highlights the touched item only while the touch is on it.
  func moveTouch(_ touches: Set<UITouch>) {
    guard let path = list.touched, let touch = touches.first else { return }
    if isOn(path, touch) {
      if list.highlighted == nil { highlight(path) }
    } else {
      unhighlight()
    }
  }

  /// Selects the touched item if the touch ended on it.
  func endTouch(_ touches: Set<UITouch>) {
    guard let path = list.touched, let touch = touches.first else { return }
    list.touched = nil
    if isOn(path, touch) { userSelect(path) }
    unhighlight()
  }

  /// Lets go of the touched item, after a drag or a recognizer took the touch.
  func cancelTouch(_ touches: Set<UITouch>) {
    list.touched = nil
    unhighlight()
  }

  private func highlight(_ path: IndexPath) {
    list.highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func unhighlight() {
    guard let path = list.highlighted else { return }
    list.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Returns the item whose cell has the view of a touch.
  private func item(of touch: UITouch) -> IndexPath? {
    var next = touch.view
    while let view = next, view !== self {
      if let cell = view as? UICollectionViewCell, let path = path(of: cell) { return path }
      next = view.superview
    }
    return nil
  }

  private func isOn(_ path: IndexPath, _ touch: UITouch) -> Bool {
    guard let cell = cellForItem(at: path) else { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }
}
