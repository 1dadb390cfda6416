public import Foundation
import GraphicsCore
import LayoutCore
public import ListCore

/// Dynamics of the attributes of a layout, whose collection is laid out for each frame.
extension UIDynamicAnimator {
  /// Creates an animator of the attributes of a layout, in the coordinates of its content.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    referenceArea = { [weak layout] in CGRect(origin: .zero, size: layout?.collectionViewContentSize ?? .zero)
    }
    onFrame = { [weak layout] in layout?.invalidateLayout() }
  }

  /// Returns the attributes of a cell that behaviors move.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view that behaviors move.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath
        && $0.representedElementKind == elementKind
    }
  }

  /// Returns the attributes of a decoration view that behaviors move.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.indexPath == indexPath
        && $0.representedElementKind == decorationViewKind
    }
  }

  private func attributes(
    where isWanted: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
