public import Foundation
package import ListCore

/// A snapshot of the items of one section, some below others, as an object, whose items have any type.
///
/// An item that is not hashable is known by its identity.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  /// The snapshot as a value.
  package var value: NSDiffableDataSourceSectionSnapshot<AnyHashable>

  /// Creates a snapshot without items.
  public override init() {
    value = NSDiffableDataSourceSectionSnapshot()
    super.init()
  }

  init(_ value: NSDiffableDataSourceSectionSnapshot<AnyHashable>) {
    self.value = value
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(value) }

  // MARK: Facts

  /// The items with their descendants behind them.
  open var items: [Any] { value.items.map(\.identifier) }
  /// The items below no other.
  open var rootItems: [Any] { value.rootItems.map(\.identifier) }
  /// The items that are visible.
  open var visibleItems: [Any] { value.visibleItems.map(\.identifier) }
  /// Returns the items whose children are visible.
  open func expandedItems() -> [Any] { value.expandedItems.map(\.identifier) }
  /// Returns whether there is an item.
  open func containsItem(_ item: Any) -> Bool { value.contains(identifierKey(item)) }
  /// Returns the number of an item among all, or `NSNotFound`.
  open func index(ofItem item: Any) -> Int { value.index(of: identifierKey(item)) ?? NSNotFound }
  /// Returns whether the children of an item are visible.
  open func isExpanded(_ item: Any) -> Bool { value.isExpanded(identifierKey(item)) }
  /// Returns whether an item is visible.
  open func isVisible(_ item: Any) -> Bool { value.isVisible(identifierKey(item)) }
  /// Returns the number of items above an item.
  open func level(ofItem item: Any) -> Int { value.level(of: identifierKey(item)) }
  /// Returns the item above an item, or nil.
  open func parent(ofChildItem childItem: Any) -> Any? {
    value.parent(of: identifierKey(childItem))?.identifier
  }
  /// Returns a snapshot of the items below an item.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }
  /// Returns a snapshot of the items below an item, and the item itself if that is asked for.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(
      value.snapshot(of: identifierKey(parentItem), includingParent: includingParentItem))
  }
  /// Returns the items as lines of text.
  open func visualDescription() -> String { value.visualDescription() }

  // MARK: Changes

  /// Adds items below no other.
  open func appendItems(_ items: [Any]) { value.append(identifierKeys(items)) }
  /// Adds items below another.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    value.append(identifierKeys(items), to: parentItem.map(identifierKey))
  }
  /// Inserts items before another.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    value.insert(identifierKeys(items), before: identifierKey(beforeIdentifier))
  }
  /// Inserts items behind another.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    value.insert(identifierKeys(items), after: identifierKey(afterIdentifier))
  }
  /// Inserts the items of a snapshot before an item.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    value.insert(snapshot.value, before: identifierKey(item))
  }
  /// Inserts the items of a snapshot behind an item, and returns the last of them.
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    value.insert(snapshot.value, after: identifierKey(item))
    return snapshot.rootItems.last ?? item
  }
  /// Replaces the items below an item by those of a snapshot.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) { value.replace(childrenOf: identifierKey(parentItem), using: snapshot.value) }
  /// Deletes items.
  open func deleteItems(_ items: [Any]) { value.delete(identifierKeys(items)) }
  /// Deletes all items.
  open func deleteAllItems() { value.deleteAll() }
  /// Shows the children of items.
  open func expandItems(_ items: [Any]) { value.expand(identifierKeys(items)) }
  /// Hides the children of items.
  open func collapseItems(_ items: [Any]) { value.collapse(identifierKeys(items)) }
}
