import Foundation
import LayoutCore

/// The state of a layout that its subclasses do not see.
@MainActor
struct LayoutState {
  /// The sources of decoration views, by kind.
  var decorations = ReuseRegistry()
  /// Whether `prepare()` has run since the last invalidation.
  var isPrepared = false
  /// Whether `prepare()` has ever run.
  var wasPrepared = false
  /// The sizes that cells preferred to the estimates; the collection view moves them before it applies an update.
  var measured = MeasuredSizes()
  /// The changes of items that are being made.
  var changes = LayoutChanges()
  /// The attributes of the displayed elements before the changes, by their places after them.
  ///
  /// The collection view sets them before it prepares the layout for changes.
  var previous: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The attributes of the displayed elements before the changes, by their places before them.
  var departing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
}

/// The inserted and deleted items and sections of a group of changes.
struct LayoutChanges {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  private var insertedSections: Set<Int> = []
  private var deletedSections: Set<Int> = []

  /// Creates no changes.
  init() {}

  /// Creates the changes of some updates, of which those of sections have paths without an item.
  @MainActor
  init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      let isInsertion = update.updateAction == .insert || update.updateAction == .reload
      let isDeletion = update.updateAction == .delete || update.updateAction == .reload
      if isInsertion, let path = update.indexPathAfterUpdate ?? update.indexPathBeforeUpdate {
        if let section = path.wholeSection { insertedSections.insert(section) } else { inserted.insert(path) }
      }
      if isDeletion, let path = update.indexPathBeforeUpdate {
        if let section = path.wholeSection { deletedSections.insert(section) } else { deleted.insert(path) }
      }
    }
  }

  /// Returns whether an element is new after the changes.
  func inserts(_ element: ElementKey) -> Bool {
    contains(element, in: inserted, insertedSections)
  }

  /// Returns whether an element is gone after the changes.
  func deletes(_ element: ElementKey) -> Bool {
    contains(element, in: deleted, deletedSections)
  }

  private func contains(_ element: ElementKey, in items: Set<IndexPath>, _ sections: Set<Int>) -> Bool {
    if let section = element.indexPath.first, sections.contains(section) { return true }
    return element.category == .cell && items.contains(element.indexPath)
  }
}

extension IndexPath {
  /// The section of a path that means a whole section: one without an item, or with `NSNotFound` for it.
  fileprivate var wholeSection: Int? {
    guard let section = first else { return nil }
    return count == 1 || self[1] == NSNotFound ? section : nil
  }
}
