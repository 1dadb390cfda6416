import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore

extension UICollectionViewDiffableDataSource {
  func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType,
    animated: Bool, completion: (() -> Void)?
  ) {
    let new = store.showing(outline, in: section)
    store.apply(new, to: collectionView, animated: animated, completion: completion)
    updateOutlines(in: section)
  }

  /// Reports that there is no cell for an item, and returns an empty one.
  func missingCell(at path: IndexPath) -> UICollectionViewCell {
    let item = store.item(at: path).map { "\($0)" } ?? "at \(path)"
    LayoutDiagnostics.report(.snapshot(.noCell(item: item)))
    return UICollectionViewCell()
  }

  // MARK: Reordering

  /// Moves an item for the user, and tells the handlers.
  func reorder(from source: IndexPath, to target: IndexPath) {
    let old = store.snapshot
    guard source.count == 2, target.count == 2,
      let new = old.movingItem(at: (source.section, source.item), to: (target.section, target.item))
    else { return }
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new) { [store] in
      store.outline(of: $1, in: $0)
    }
    reorderingHandlers.willReorder?(transaction)
    store.take(new)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionView: DiffableList {
  var showsItems: Bool { window != nil && numberOfSections > 0 }

  func reloadEverything() { reloadData() }

  func performDifference(
    _ difference: SnapshotDifference, change: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    performBatchUpdates(
      {
        change()
        self.announce(difference)
      }, completion: { _ in completion() })
  }

  private func announce(_ difference: SnapshotDifference) {
    if !difference.deletedSections.isEmpty { deleteSections(difference.deletedSections) }
    if !difference.insertedSections.isEmpty { insertSections(difference.insertedSections) }
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    if !difference.deletedItems.isEmpty { deleteItems(at: difference.deletedItems) }
    if !difference.insertedItems.isEmpty { insertItems(at: difference.insertedItems) }
    for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
  }

  func reloadForSnapshot(_ items: [IndexPath], _ sections: IndexSet) {
    if !sections.isEmpty { reloadSections(sections) }
    if !items.isEmpty { reloadItems(at: items) }
  }

  func reconfigureForSnapshot(_ items: [IndexPath]) { reconfigureItems(at: items) }
}
