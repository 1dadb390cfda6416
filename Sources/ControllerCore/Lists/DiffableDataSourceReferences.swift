public import Foundation
import LayoutCore
public import ListCore
import StyleCore

/// A closure that returns the cell of an item of a table.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) ->
  UITableViewCell?
/// A closure that returns the cell of an item of a collection.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (UICollectionView, IndexPath, Any)
  ->
  UICollectionViewCell?

/// A data source of a table by snapshots whose identifiers have any type.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  private let source: UITableViewDiffableDataSource<AnyHashable, AnyHashable>

  /// Creates a data source, which becomes that of the table.
  public init(
    tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
  ) {
    source = UITableViewDiffableDataSource(tableView: tableView) { table, path, item in
      cellProvider(table, path, item.identifier)
    }
    super.init()
    tableView.dataSource = self
  }

  /// The animation of rows.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  /// Returns the present snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Shows a snapshot, and calls a closure at the end.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) { source.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion) }

  /// Shows a snapshot by loading all data again, and calls a closure at the end.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) { source.applySnapshotUsingReloadData(snapshot.value, completion: completion) }

  /// Returns the identifier of the item at a place, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.identifier
  }
  /// Returns the place of an item, or nil.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: identifierKey(identifier))
  }
  /// Returns the identifier of a section, or nil.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.identifier }
  /// Returns the number of a section, or `NSNotFound`.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: identifierKey(identifier)) ?? NSNotFound
  }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }
  /// Returns the cell of an item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    source.tableView(tableView, cellForRowAt: indexPath)
  }
}

/// A data source of a collection by snapshots whose identifiers have any type.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  private let source: UICollectionViewDiffableDataSource<AnyHashable, AnyHashable>

  /// Creates a data source, which becomes that of the collection.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
  ) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, item in
      cellProvider(collection, path, item.identifier)
    }
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that returns supplementary views.
  open var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  /// Returns the present snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Shows a snapshot, and calls a closure at the end.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) { source.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion) }

  /// Shows a snapshot by loading all data again, and calls a closure at the end.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) { source.applySnapshotUsingReloadData(snapshot.value, completion: completion) }

  /// Returns the identifier of the item at a place, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.identifier
  }
  /// Returns the place of an item, or nil.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: identifierKey(identifier))
  }
  /// Returns the identifier of a section, or nil.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.identifier }
  /// Returns the number of a section, or `NSNotFound`.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: identifierKey(identifier)) ?? NSNotFound
  }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }
  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }
  /// Returns a supplementary view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
