public import Foundation

/// The part of a layout that is invalid, for layouts that compute only that again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var isEverything = false
  var areCounts = false
  private var items: [IndexPath]?
  private var supplements: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?
  var movement: (previous: [IndexPath], target: [IndexPath], position: CGPoint)?

  /// Creates a context in which nothing is invalid.
  public override required init() {
    super.init()
  }

  /// Whether or not the whole layout is invalid, as after `invalidateLayout()`.
  open var invalidateEverything: Bool { isEverything }
  /// Whether or not the numbers of sections and items are requested again.
  open var invalidateDataSourceCounts: Bool { areCounts }

  /// Adds items to the invalid ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths.filter { items?.contains($0) != true }
  }

  /// Adds supplementary views to the invalid ones.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplements = Self.merge(supplements, elementKind, indexPaths)
  }

  /// Adds decoration views to the invalid ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = Self.merge(decorations, elementKind, indexPaths)
  }

  /// The invalid items, or `nil` if there are none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The invalid supplementary views by kind, or `nil` if there are none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplements }
  /// The invalid decoration views by kind, or `nil` if there are none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  /// The distance that is added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The size that is added to the content size, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that the user moves, before the change.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// The items that the user moves, after the change.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }
  /// The position of the items that the user moves, in the content's coordinates.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  private static func merge(
    _ old: [String: [IndexPath]]?, _ kind: String, _ added: [IndexPath]
  ) -> [String: [IndexPath]] {
    var merged = old ?? [:]
    let known = merged[kind] ?? []
    merged[kind] = known + added.filter { !known.contains($0) }
    return merged
  }
}

/// The part of a flow layout that is invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether or not the delegate is asked for sizes and spaces again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether or not the attributes of the items are computed again.
  open var invalidateFlowLayoutAttributes = true
}

/// A change of an item or a section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// The insertion of an item.
    case insert = 0
    /// The deletion of an item.
    case delete = 1
    /// The reload of an item.
    case reload = 2
    /// The move of an item.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The place before the change; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after the change; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
  }
}
