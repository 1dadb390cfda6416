public import Foundation
public import LayoutCore

/// A move of the focus in a table view.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  package final var paths: (old: IndexPath?, new: IndexPath?)
  /// The index path of the row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { paths.old }
  /// The index path of the row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { paths.new }
}

/// A move of the focus in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  package final var paths: (old: IndexPath?, new: IndexPath?)
  /// The index path of the item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { paths.old }
  /// The index path of the item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { paths.new }
}

extension UIView {
  /// The innermost list of a kind around the view.
  fileprivate func enclosingList<List: UIScrollView>() -> List? {
    for case let list as List in sequence(first: self, next: \.superview) { return list }
    return nil
  }
}

extension UITableViewCell {
  /// Whether or not the table view lets the row have the focus.
  var mayHaveFocus: Bool {
    guard let table: UITableView = enclosingList(), let path = table.indexPath(for: self),
      table.isEditing ? table.allowsFocusDuringEditing : table.allowsFocus
    else { return false }
    return table.rowDelegate?.tableView(table, canFocusRowAt: path) ?? true
  }
}

extension UICollectionViewCell {
  /// Whether or not the collection view lets the item have the focus.
  var mayHaveFocus: Bool {
    guard let list: UICollectionView = enclosingList(), let path = list.indexPath(for: self),
      list.isEditing ? list.allowsFocusDuringEditing : list.allowsFocus
    else { return false }
    return list.itemDelegate?.collectionView(list, canFocusItemAt: path) ?? true
  }
}
