import Foundation
import LayoutCore
import ListCore
import StyleCore

/// A layout of rows below each other, as programs write it: headers of 20 points, items as high as their section says.
class StackLayout: UICollectionViewLayout {
  static let header = UICollectionView.elementKindSectionHeader
  var itemHeight: CGFloat = 44
  var calls: [String] = []
  private var all: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func prepare() {
    calls.append("prepare")
    (all, height) = ([], 0)
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections {
      let path = IndexPath(item: 0, section: section)
      let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: Self.header, with: path)
      add(header, 20, view)
      for item in 0..<view.numberOfItems(inSection: section) {
        add(
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)), itemHeight,
          view)
      }
    }
  }

  private func add(
    _ attributes: UICollectionViewLayoutAttributes, _ length: CGFloat, _ view: UICollectionView
  ) {
    attributes.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: length)
    height += length
    all.append(attributes)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // Programs that say nothing of the sizes of cells.
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
}
