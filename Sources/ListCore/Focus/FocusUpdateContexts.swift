public import Foundation
public import LayoutCore

/// A move of the focus in a table view.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path of the item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
