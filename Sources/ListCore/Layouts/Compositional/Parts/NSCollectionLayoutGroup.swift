public import Foundation
import StyleCore

/// The provider of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column, repeated until the group is full, or wherever a provider places them (P.10–P.14).
///
/// A shorter last group keeps the places of a full one.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangements of the items of a group.
  enum Arrangement {
    /// A line of items along an axis.
    case line(LayoutAxis, LineFilling)
    /// The places of a provider.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The items and groups, which are repeated.
  public let subitems: [NSCollectionLayoutItem]
  /// The supplementary views that are anchored to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchoredItems }
    set { anchoredItems = newValue }
  }
  /// The space between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let arrangement: Arrangement

  init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns a row of items that are repeated until it is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .line(.x, .sequence)) }

  /// Returns a column of items that are repeated until it is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .line(.y, .sequence)) }

  /// Returns a row of a number of items of equal widths that fill it.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .line(.x, .equal(count))) }

  /// Returns a column of a number of items of equal heights that fill it.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .line(.y, .equal(count))) }

  /// Returns a row of a number of items of their own widths.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .line(.x, .repeated(count))) }

  /// Returns a column of a number of items of their own heights.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .line(.y, .repeated(count))) }

  /// Returns a group whose items a provider places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

  override var plan: ItemPlan {
    let content: ItemPlan.Content =
      switch arrangement {
      case .line(let axis, let filling):
        .line(
          LinePlan(
            axis: axis, filling: filling, spacing: interItemSpacing?.space ?? .none,
            children: subitems.map(\.plan)))
      case .custom(let provider): .custom(provider)
      }
    var plan = ItemPlan(size: layoutSize.lengths, content: content)
    takeCommon(&plan)
    return plan
  }

  /// Returns a text that lists the group's items, each on a line.
  open func visualDescription() -> String { plan.outline.joined(separator: "\n") }

  /// Returns a group with the same properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    (copy.anchoredItems, copy.interItemSpacing) = (anchoredItems, interItemSpacing)
    return copy
  }
}
