public import Foundation
public import StyleCore

/// An item of a compositional layout, and its supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views that are anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }
  var anchoredItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances of the item's frame from its space, in points; without effect on an estimated length.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around the item; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, anchoredItems) = (layoutSize, supplementaryItems)
  }

  /// The item as a value.
  var plan: ItemPlan {
    var plan = ItemPlan(size: layoutSize.lengths, content: .item)
    takeCommon(&plan)
    return plan
  }

  /// Gives a plan the insets, spaces and supplementary views.
  final func takeCommon(_ plan: inout ItemPlan) {
    plan.insets = contentInsets
    plan.edges = edgeSpacing?.edges ?? LayoutEdges()
    plan.supplements = anchoredItems.map(\.anchored)
  }

  /// Returns an item with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }
}

/// An item of a custom group: its frame in the group, and its position on the z-axis.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group's coordinates.
  public let frame: CGRect
  /// The position on the z-axis.
  public let zIndex: Int

  /// Creates an item of a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }

  /// Returns the item, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
