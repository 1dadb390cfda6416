import Foundation
import LayoutCore
import StyleCore

/// A data source whose items the user expands and collapses.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Expands or collapses the item at an index path.
  func toggleExpansion(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  /// Shows the level of an item in its outline, and whether it is expanded.
  func outline(_ cell: UICollectionViewListCell, for item: ItemIdentifierType, at path: IndexPath) {
    guard let section = store.section(at: path.section), store.hasOutline(section) else { return }
    let outline = store.outline(of: section)
    guard outline.contains(item) else { return }
    cell.indentationLevel = outline.level(of: item)
    cell.isExpandedInOutline = outline.isExpanded(item)
  }

  /// Shows in the visible cells of a section which of them are expanded.
  func updateOutlines(in section: SectionIdentifierType) {
    guard let collectionView, let index = store.snapshot.indexOfSection(section) else { return }
    for path in collectionView.indexPathsForVisibleItems where path.section == index {
      guard let cell = collectionView.cellForItem(at: path) as? UICollectionViewListCell,
        let item = store.item(at: path)
      else { continue }
      outline(cell, for: item, at: path)
    }
  }

  func toggleExpansion(at path: IndexPath) {
    guard let item = store.item(at: path), let section = store.section(at: path.section) else { return }
    var outline = store.outline(of: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    show(outline, in: section, animated: true, completion: nil)
  }
}
