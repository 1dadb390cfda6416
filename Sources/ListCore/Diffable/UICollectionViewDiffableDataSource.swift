public import Foundation
import LayoutCore
import StyleCore

/// A data source of a collection view that shows snapshots, and changes the view by their difference.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// The provider of the cells of items.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// The provider of headers, footers and other views.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The handlers of movements of items by the user.
  public struct ReorderingHandlers {
    /// The handler that returns whether an item can be moved; nil moves none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The handler that is told before an item is moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The handler that is told after an item was moved, and changes the model.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that move nothing.
    public init() {}
  }

  /// The handlers of items that the user expands and collapses.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// The handler that returns whether an item may be expanded; nil allows all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The handler that is told before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// The handler that returns whether an item may be collapsed; nil allows all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The handler that is told before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The handler that returns the children of an item that is expanded, from those that it has; nil keeps them.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers that allow everything.
    public init() {}
  }

  /// The provider of headers, footers and other views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers of movements of items by the user.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers of items that the user expands and collapses.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  let store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()
  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider

  /// Creates the data source of a collection view, and sets it as that.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    store.snapshot
  }

  /// Shows a snapshot by the difference from the present one, animated or not.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    store.apply(snapshot, to: collectionView, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by the difference from the present one, animated or not.
  ///
  /// Differs from UIKit: returns before the animations end, since the clock advances only when code advances it.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    store.apply(snapshot, to: collectionView, animated: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by reloading the whole collection view.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.reload(snapshot, in: collectionView, completion: completion)
  }

  /// Shows a snapshot by reloading the whole collection view.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    store.reload(snapshot, in: collectionView, completion: nil)
  }

  /// Returns the outline of a section; that of an unknown section is empty.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    store.outline(of: section)
  }

  /// Shows an outline in a section, which is added at the end if it is unknown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section, animated: animatingDifferences, completion: completion)
  }

  /// Shows an outline in a section, which is added at the end if it is unknown.
  ///
  /// Differs from UIKit: returns before the animations end, since the clock advances only when code advances it.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, in: section, animated: animatingDifferences, completion: nil)
  }

  // MARK: Places

  /// Returns the item at an index path; nil without one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(at: indexPath) }
  /// Returns the index path of an item; nil for an unknown item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.indexPath(of: itemIdentifier)
  }
  /// Returns the section at an index; nil without one.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { store.section(at: index) }
  /// Returns the index of a section; nil for an unknown section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { store.snapshot.numberOfSections }

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    store.numberOfItems(inSection: section)
  }

  /// Returns the cell of an item, which the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = store.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      return missingCell(at: indexPath)
    }
    if let cell = cell as? UICollectionViewListCell { outline(cell, for: item, at: indexPath) }
    return cell
  }

  /// Returns a header, footer or other view, which the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// Returns what the handlers of movements say of an item.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    store.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Changes the snapshot after the user moved an item, and tells the handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns the titles of the index; none unless a subclass has some.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the item to which a title of the index scrolls: the first of its section.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
