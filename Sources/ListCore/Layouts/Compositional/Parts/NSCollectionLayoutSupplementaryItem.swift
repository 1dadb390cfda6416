public import Foundation
import StyleCore

/// A supplementary view that is anchored to an item or a group, such as a badge (P.15).
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The point of the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is at that of the item or group; nil for the one with the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position on the z-axis; 1 by default.
  open var zIndex = 1

  init(
    _ layoutSize: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: layoutSize)
  }

  /// Creates a view inside an item or a group, at the edges of an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view with a point at a point of an item or a group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  /// The anchored view as a value.
  var anchored: SupplementPlan {
    SupplementPlan(
      kind: elementKind, size: layoutSize.lengths, insets: contentInsets, zIndex: zIndex,
      container: containerAnchor.point, item: itemAnchor?.point)
  }

  /// Returns an item with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    return copy
  }
}

/// A header, a footer or another view at the boundary of a section or of the whole layout (P.16).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The place at the boundary.
  public let alignment: NSRectAlignment
  /// The distance from this place, in points.
  public let offset: CGPoint
  /// Whether or not the view is outside of the items, and makes the section larger; true by default.
  open var extendsBoundary = true
  /// Whether or not the view stays visible while its section scrolls.
  open var pinToVisibleBounds = false

  /// Creates a view at a distance from a place at the boundary.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// The view as a value.
  var boundary: BoundaryPlan {
    BoundaryPlan(
      kind: elementKind, size: layoutSize.lengths, insets: contentInsets, zIndex: zIndex,
      edges: alignment.edges,
      offset: offset, extends: extendsBoundary, isPinned: pinToVisibleBounds)
  }

  /// Returns an item with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    return copy
  }
}

/// A decoration view of a section, such as its ground.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, which is registered with the layout.
  public let elementKind: String
  /// The position on the z-axis; −1 by default, behind the items.
  ///
  /// Differs from UIKit: there it is 0, and views with the same index are behind the items nevertheless.
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole)
  }

  /// Returns a view behind the whole section, with its headers and footers.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// Returns an item with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    (copy.contentInsets, copy.zIndex) = (contentInsets, zIndex)
    return copy
  }
}
