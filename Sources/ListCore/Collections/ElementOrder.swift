import Foundation
import GraphicsCore
import LayerCore

// The orders of elements, which do not depend on what was displayed before.
extension ElementKey {
  /// Returns whether the view of this element is requested before that of another.
  ///
  /// First come cells, in the order of their items, then supplementary views, then decorations; of one index path, a
  /// header comes before a footer.
  func isMadeBefore(_ other: ElementKey) -> Bool {
    if category != other.category { return category.rawValue < other.category.rawValue }
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    if isFooter != other.isFooter { return other.isFooter }
    return (kind ?? "").unicodeScalars.lexicographicallyPrecedes((other.kind ?? "").unicodeScalars)
  }

  private var isFooter: Bool { kind == UICollectionView.elementKindSectionFooter }
}

extension UICollectionViewLayoutAttributes {
  /// Returns whether the view of the element is behind that of another.
  ///
  /// The order is that of the z-index; with the same one, decorations are behind cells, and cells behind supplementary
  /// views.
  func isBehind(_ other: UICollectionViewLayoutAttributes) -> Bool {
    if zIndex != other.zIndex { return zIndex < other.zIndex }
    let (rank, otherRank) = (element.category.rank, other.element.category.rank)
    return rank != otherRank ? rank < otherRank : element.isMadeBefore(other.element)
  }

  /// Returns whether the transformed element overlaps an area.
  func meets(_ area: CGRect) -> Bool { coveredRect.meets(area) }

  /// The rectangle around the transformed element, in the content's coordinates.
  var coveredRect: CGRect {
    guard !CATransform3DIsIdentity(transform3D) else { return frame }
    let half = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return half.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// Returns whether a point of the content is in the transformed element.
  func contains(_ point: CGPoint) -> Bool {
    guard !CATransform3DIsIdentity(transform3D) else { return frame.contains(point) }
    let map = transform
    guard map.a * map.d - map.b * map.c != 0 else { return false }
    let own = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(map.inverted())
    return abs(own.x) <= size.width / 2 && abs(own.y) <= size.height / 2
  }
}

extension UICollectionView.ElementCategory {
  fileprivate var rank: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

extension UICollectionView {
  /// The displayed elements and their views, in the order in which views are made.
  var sortedElements: [(element: ElementKey, view: UICollectionReusableView)] {
    list.shown.map { (element: $0.key, view: $0.value) }.sorted { $0.element.isMadeBefore($1.element) }
  }

  /// The displayed cells, in the order of their items.
  var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
    sortedElements.compactMap { element, view in
      (view as? UICollectionViewCell).map { (path: element.indexPath, cell: $0) }
    }
  }

  /// Returns the displayed supplementary views of a kind, in the order of their index paths.
  func shownSupplements(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
    sortedElements.compactMap { element, view in
      guard element.category == .supplementaryView, element.kind == kind else { return nil }
      return (path: element.indexPath, view: view)
    }
  }

  /// Returns the index path of a displayed cell.
  func path(of cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.shownAttributes?.element, list.shown[element] === cell else { return nil }
    return element.indexPath
  }

  /// Returns the item in front at a point of the content.
  func item(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    prepareLayout()
    let place = layoutPoint(at: point)
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = attributes(meeting: area).filter { $0.element.category == .cell && $0.contains(place) }
    return hits.max { $0.isBehind($1) }?.indexPath
  }
}
