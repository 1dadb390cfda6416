import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

extension UITableView: RangeSelectionHost {
  var rangeSelection: RangeSelection? {
    get { state.range }
    set { state.range = newValue }
  }

  var selectsRange: Bool { maySelectMany }

  func rangePath(at point: CGPoint) -> IndexPath? { rowPath(at: point) }

  func isInSelection(_ path: IndexPath) -> Bool { state.selection.contains(path) }

  func toggleByPan(_ path: IndexPath) { selectByTouch(path) }

  func rowCount(inSection section: Int) -> Int { ListCounts(items: loadedGeometry.counts).items(in: section) }

  func mayBeginRange(at path: IndexPath) -> Bool {
    guard state.reorder == nil, state.swipe == nil,
      allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    else { return false }
    return rowDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func didBeginRange(at path: IndexPath) {
    rowDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndRange() { rowDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  /// Recognizes pans of two fingers, once there is a delegate that may allow them.
  func addRangeRecognizer() {
    guard rowDelegate != nil, !state.recognizesRanges else { return }
    state.recognizesRanges = true
    addGestureRecognizer(RangeRecognizer(for: self))
  }
}

extension UICollectionView: RangeSelectionHost {
  var rangeSelection: RangeSelection? {
    get { list.range }
    set { list.range = newValue }
  }

  var selectsRange: Bool { selectsSeveralNow }

  func rangePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func isInSelection(_ path: IndexPath) -> Bool { list.selection.contains(path) }

  func toggleByPan(_ path: IndexPath) { userSelect(path) }

  func rowCount(inSection section: Int) -> Int { counts.items(in: section) }

  func mayBeginRange(at path: IndexPath) -> Bool {
    guard list.movement == nil, list.swipe == nil,
      allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    else { return false }
    return itemDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func didBeginRange(at path: IndexPath) {
    itemDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndRange() { itemDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  /// Recognizes pans of two fingers, once there is a delegate that may allow them.
  func addRangeRecognizer() {
    guard itemDelegate != nil, !list.recognizesRanges else { return }
    list.recognizesRanges = true
    addGestureRecognizer(RangeRecognizer(for: self))
  }
}
