import ControlCore
import Foundation
package import LayoutCore
import TextViewCore

/// The parts of lists, for those who examine trees of views.
extension UIView {
  /// Whether the view is a cell, a header or another reusable view of a list, whose content is a program's.
  package var isReusablePart: Bool {
    self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
  }

  /// Returns whether a table, a collection view or one of their cells has created or placed a subview of this view.
  ///
  /// Views that a program adds, or gives as backgrounds, headers and footers of a whole table, are not among them.
  package func placesAsListPart(_ view: UIView) -> Bool {
    switch self {
    case is UITableView, is UICollectionView, is SectionScrollView: view.isReusablePart || view.isPartOfLists
    case let cell as UITableViewCell: cell.ownParts.contains { $0 === view }
    case let cell as UICollectionViewCell: cell.ownParts.contains { $0 === view }
    case is UIListContentView: true
    default: view.isPartOfLists || superview?.isContent(self, withOwn: view) == true
    }
  }

  /// Whether only lists make views of this class.
  private var isPartOfLists: Bool {
    switch self {
    case is SectionScrollView, is ListGroundView, is SwipeActionsView, is ListIndexView, is SeparatorView:
      true
    default: false
    }
  }

  /// Returns whether `content` is the content view of this cell, header or footer, and a view one of its labels.
  private func isContent(_ content: UIView, withOwn view: UIView) -> Bool {
    switch self {
    case let cell as UITableViewCell:
      content === cell.contentView
        && [cell.parts.label, cell.parts.detailLabel, cell.parts.imageView].contains { $0 === view }
    case let edge as UITableViewHeaderFooterView:
      content === edge.contentView && edge.ownLabels.contains { $0 === view }
    default: false
    }
  }
}

extension UITableViewCell {
  /// The subviews that the cell makes, or places as an accessory.
  fileprivate var ownParts: [UIView] {
    [parts.accessory, parts.editControl, parts.grip, parts.ownSelection, configurator.backgroundView]
      .compactMap { $0 } + parts.separators
  }
}

extension UICollectionViewCell {
  /// The subviews that the cell makes, or places as accessories.
  fileprivate var ownParts: [UIView] {
    let background = [configurator.backgroundView as UIView?].compactMap { $0 }
    guard let cell = self as? UICollectionViewListCell else { return background }
    return background + [cell.listState.topSeparator, cell.listState.bottomSeparator].compactMap { $0 }
      + cell.listState.leading + cell.listState.trailing
  }
}

extension UITableViewHeaderFooterView {
  /// The labels that the view has made.
  fileprivate var ownLabels: [UILabel] {
    [hasLabel ? textLabel : nil, hasDetailLabel ? detailTextLabel : nil].compactMap { $0 }
  }
}
