import Foundation
import StyleCore

/// The spaces of a list section along the axis of scrolling, in points.
struct ListPadding {
  /// The space above the header.
  var header: CGFloat = 0
  /// The space above the first item.
  var start: CGFloat = 0
  /// The space beneath the last item.
  var end: CGFloat = 0
}

/// The measures of lists, in points (P.30–P.34).
enum ListMetrics {
  /// The space above a section without a header, at the top of the list.
  static let top: CGFloat = 35
  /// The spaces above and beneath a section where it has no header or no footer.
  static let between: CGFloat = 17.5
  /// The space above the headers of a plain list.
  static let plainHeaderTop: CGFloat = 22
  /// The estimated heights of rows, headers and footers, before cells measure themselves.
  static let row: CGFloat = 44
  static let header: CGFloat = 28
  static let footer: CGFloat = 28
}

extension NSCollectionLayoutSection {
  /// Returns the section of a list: a column of rows as high as their cells prefer, and the views around it.
  ///
  /// Differs from UIKit: the spaces of sidebars are those of inset grouped lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(ListMetrics.row), subitems: [NSCollectionLayoutItem(layoutSize: size(ListMetrics.row))]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    if configuration.isInset {
      let margin = (layoutEnvironment as? LayoutEnvironment)?.cardMargin ?? 16
      (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
    }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(ListMetrics.header), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(ListMetrics.footer), elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom)
      section.boundarySupplementaryItems.append(footer)
    }
    return section
  }

  private static func size(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }
}

extension UICollectionLayoutListConfiguration {
  /// Whether rows are inset from the edges of the collection view.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar || appearance == .sidebarPlain }

  /// Returns the spaces of a section (P.31–P.33).
  func padding(isFirst: Bool, pixels: PixelGrid) -> ListPadding {
    let hasHeader = headerMode != .none
    guard appearance != .plain else {
      return ListPadding(header: hasHeader ? headerTopPadding ?? ListMetrics.plainHeaderTop : 0)
    }
    return ListPadding(
      header: hasHeader ? headerTopPadding ?? 0 : 0,
      start: hasHeader ? 0 : isFirst ? ListMetrics.top : pixels.snap(ListMetrics.between, .floor),
      end: footerMode == .none ? pixels.snap(ListMetrics.between, .ceil) : 0)
  }

  /// Returns the place of an item in a section of a number of items.
  func placement(of path: IndexPath, count: Int) -> ListPlacement? {
    guard let item = ItemPlace(path)?.item else { return nil }
    let first = headerMode == .firstItemInSection ? 1 : 0
    guard item >= first else { return placement(.header) }
    let own = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    return ListPlacement(
      role: .item, appearance: appearance, isFirst: item == first, isLast: item == count - 1,
      separators: showsSeparators ? own : nil)
  }

  /// Returns the place of a supplementary view; nil if it is neither a header nor a footer.
  func placement(ofKind kind: String) -> ListPlacement? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: placement(.header)
    case UICollectionView.elementKindSectionFooter: placement(.footer)
    default: nil
    }
  }

  private func placement(_ role: ListPlacement.Role) -> ListPlacement {
    ListPlacement(role: role, appearance: appearance, isFirst: true, isLast: true, separators: nil)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the configuration of the list of which a section is one; nil for other sections.
  func listConfiguration(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    composeIfNeeded()
    return composition.solved.indices.contains(index) ? composition.solved[index].section.list : nil
  }
}
