public import ControlCore
public import Foundation
import GraphicsCore
import LayoutCore
public import ListCore
import StyleCore

extension UITableViewCell {
  /// Returns the background of a cell of its list's style.
  ///
  /// Differs from UIKit: that of plain lists.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewHeaderFooterView {
  /// Returns the background of a header of its list's style.
  ///
  /// Differs from UIKit: that of plain lists.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }
}

extension UICollectionViewCell {
  /// Returns the background of a cell of its list's style.
  ///
  /// Differs from UIKit: none, but for cells of lists, which have that of plain lists.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    self is UICollectionViewListCell ? .listPlainCell() : .clear()
  }
}

extension UITableView {
  /// The interaction that shows the menus of rows: nil, as rows have recognizers of their own.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UICollectionView {
  /// The interaction that shows the menus of items: nil, as items have recognizers of their own.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Returns the index path of a supplementary view, or nil if it is not displayed.
  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    let shown = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return shown.first { attributes in
      guard attributes.representedElementCategory == .supplementaryView,
        let kind = attributes.representedElementKind
      else { return false }
      return self.supplementaryView(forElementKind: kind, at: attributes.indexPath) === supplementaryView
    }?.indexPath
  }
}

extension NSCollectionLayoutSpacing {
  /// Whether or not the space can grow.
  public var isFlexible: Bool { isFlexibleSpacing }
  /// Whether or not the space has one length.
  public var isFixed: Bool { isFixedSpacing }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot) { self = snapshot }

  /// The items whose children are visible.
  public var expandedItems: [ItemIdentifierType] { items.filter { isExpanded($0) } }
}
