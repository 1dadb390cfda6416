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

extension NSCollectionLayoutSection {
  /// Returns the section of a list: a column of rows as high as their cells prefer, and the views around it.
  ///
  /// Differs from UIKit: the spaces of sidebars are those of inset grouped lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let traits = layoutEnvironment.traitCollection
    let row = size(ListMetrics.row[traits])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    if configuration.isInset {
      let margin = (layoutEnvironment as? LayoutEnvironment)?.cardMargin ?? 16
      (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
    }
    if configuration.headerMode == .supplementary {
      let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
      var headerSize = size(ListMetrics.header[traits])
      if hugs {
        let width = NSCollectionLayoutDimension.estimated(layoutEnvironment.container.contentSize.width)
        headerSize = NSCollectionLayoutSize(
          widthDimension: width, heightDimension: headerSize.heightDimension)
      }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: hugs ? .topLeading : .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(ListMetrics.footer[traits]), elementKind: UICollectionView.elementKindSectionFooter,
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
      separators: showsSeparators ? own : nil, hasFooter: footerMode == .supplementary)
  }

  /// Returns the place of a supplementary view; nil if it is neither a header nor a footer.
  func placement(ofKind kind: String) -> ListPlacement? {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      placement(.header, hugs: contentHuggingElements.contains(.supplementaryHeader))
    case UICollectionView.elementKindSectionFooter: placement(.footer)
    default: nil
    }
  }

  private func placement(_ role: ListPlacement.Role, hugs: Bool = false) -> ListPlacement {
    ListPlacement(
      role: role, appearance: appearance, isFirst: true, isLast: true, separators: nil, hugsContent: hugs)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the configuration of the list of which a section is one; nil for other sections.
  func listConfiguration(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    composeIfNeeded()
    return composition.solved.indices.contains(index) ? composition.solved[index].section.list : nil
  }
}
