public import Foundation

/// The part of a layout that is invalid, for layouts that compute only that again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var isEverything = false
  var areCounts = false
  /// Whether or not the places in the layout stay, as when the bounds move without a change of their size, or an item
  /// follows a touch.
  var keepsPlaces = false
  /// The sizes that cells and other views prefer, for layouts of this package.
  var preferences: [ElementKey: CGSize] = [:]
  private var items: [IndexPath]?
  private var supplements: [String: [IndexPath]] = [:]
  private var decorations: [String: [IndexPath]] = [:]
  var movement: (previous: [IndexPath], target: [IndexPath], position: CGPoint)?

  /// Creates a context in which nothing is invalid.
  public override init() {
    super.init()
  }

  /// Whether or not the whole layout is invalid, as after `invalidateLayout()`.
  open var invalidateEverything: Bool { isEverything }
  /// Whether or not the numbers of sections and items are requested again.
  open var invalidateDataSourceCounts: Bool { areCounts }

  /// Adds items to the invalid ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    Self.add(indexPaths, to: &items)
  }

  /// Adds supplementary views to the invalid ones.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.add(indexPaths, to: &supplements[elementKind])
  }

  /// Adds decoration views to the invalid ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.add(indexPaths, to: &decorations[elementKind])
  }

  /// The invalid items, or `nil` if there are none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The invalid supplementary views by kind, or `nil` if there are none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplements.isEmpty ? nil : supplements
  }
  /// The invalid decoration views by kind, or `nil` if there are none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations.isEmpty ? nil : decorations }

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

  /// Adds the element of some attributes to the invalid ones.
  func invalidate(_ attributes: UICollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: invalidateItems(at: [attributes.indexPath])
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: [attributes.indexPath])
    }
  }

  /// Adds index paths to others, each once.
  private static func add(_ added: [IndexPath], to paths: inout [IndexPath]?) {
    let known = paths ?? []
    var seen = Set(known)
    paths = known + added.filter { seen.insert($0).inserted }
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
