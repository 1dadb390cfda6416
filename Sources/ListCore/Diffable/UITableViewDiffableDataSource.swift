import DiagnosticCore
public import Foundation
import LayoutCore
import StyleCore

/// A data source of a table view that shows snapshots, and changes the view by their difference.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// The provider of the cells of items.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of rows that are inserted and deleted.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  let store = DiffableStore<SectionIdentifierType, ItemIdentifierType>()
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider

  /// Creates the data source of a table view, and sets it as that.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private var list: (any DiffableList)? {
    tableView.map { DiffableTable(tableView: $0, animation: defaultRowAnimation) }
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
    store.apply(snapshot, to: list, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by the difference from the present one, animated or not.
  ///
  /// Differs from UIKit: returns before the animations end, since the clock advances only when code advances it.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    store.apply(snapshot, to: list, animated: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot by reloading the whole table view.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.reload(snapshot, in: list, completion: completion)
  }

  /// Shows a snapshot by reloading the whole table view.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    store.reload(snapshot, in: list, completion: nil)
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
  open func numberOfSections(in tableView: UITableView) -> Int { store.snapshot.numberOfSections }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.numberOfItems(inSection: section)
  }

  /// Returns the cell of a row, which the provider makes.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = store.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    let item = store.item(at: indexPath).map { "\($0)" } ?? "at \(indexPath)"
    LayoutDiagnostics.report(.snapshot(.noCell(item: item)))
    return UITableViewCell()
  }

  /// Returns the title of a header; none unless a subclass has one.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns the title of a footer; none unless a subclass has one.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether a row can be edited; false unless a subclass allows it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns whether a row can be moved; false unless a subclass allows it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns the titles of the index; none unless a subclass has some.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section to which a title of the index scrolls.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing; a subclass deletes or inserts the row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing; a subclass moves the row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// A table view with the animation of its rows, for a diffable data source.
private final class DiffableTable: DiffableList {
  let tableView: UITableView
  let animation: UITableView.RowAnimation

  init(tableView: UITableView, animation: UITableView.RowAnimation) {
    (self.tableView, self.animation) = (tableView, animation)
  }

  var showsItems: Bool { tableView.window != nil && tableView.numberOfSections > 0 }

  func reloadEverything() { tableView.reloadData() }

  func performDifference(
    _ difference: SnapshotDifference, change: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    tableView.performBatchUpdates(
      {
        change()
        self.announce(difference)
      }, completion: { _ in completion() })
  }

  private func announce(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty {
      tableView.deleteSections(difference.deletedSections, with: animation)
    }
    if !difference.insertedSections.isEmpty {
      tableView.insertSections(difference.insertedSections, with: animation)
    }
    for move in difference.movedSections { tableView.moveSection(move.from, toSection: move.to) }
    if !difference.deletedItems.isEmpty { tableView.deleteRows(at: difference.deletedItems, with: animation) }
    if !difference.insertedItems.isEmpty {
      tableView.insertRows(at: difference.insertedItems, with: animation)
    }
    for move in difference.movedItems { tableView.moveRow(at: move.from, to: move.to) }
  }

  func reloadForSnapshot(_ items: [IndexPath], _ sections: IndexSet) {
    if !sections.isEmpty { tableView.reloadSections(sections, with: animation) }
    if !items.isEmpty { tableView.reloadRows(at: items, with: animation) }
  }

  func reconfigureForSnapshot(_ items: [IndexPath]) { tableView.reconfigureRows(at: items) }
}
