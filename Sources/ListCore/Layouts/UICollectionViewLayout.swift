public import Foundation
public import LayoutCore
public import StyleCore

/// The abstract class of the layouts of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection view of the layout.
  open var collectionView: UICollectionView? { owner }

  weak var owner: UICollectionView?
  /// Whether or not the layout asks views for their sizes.
  var asksForSizes: Bool { true }
  /// The state that layouts of programs do not see.
  var state = LayoutState()

  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Creates a layout without a collection view.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(of: self, as: UICollectionViewLayout.self)
  }

  /// Called after a nib was loaded, with all outlets set; the default implementation does nothing.
  open func awakeFromNib() {}

  /// Encodes nothing.
  ///
  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The class of the layout attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The size of the content, in points; zero, unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// Prepares the layout for the other methods.
  open func prepare() {}
  /// Returns the attributes of the elements in a rectangle; nil, unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item; nil, unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view; nil, unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view; nil, unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decoration views of a kind; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    state.decorations.register(viewClass, for: .decoration(elementKind))
  }

  /// Registers the nib of decoration views of a kind; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    state.decorations.register(nib, for: .decoration(elementKind))
  }

  /// Whether or not the layout is mirrored in the other layout direction; false, unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The layout direction for which the layout was made.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Invalidation

  /// The class of the invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Invalidates the whole layout, by `invalidateLayout(with:)`.
  open func invalidateLayout() {
    invalidateCounts(andEverything: true)
  }

  /// Invalidates a part of the layout, and adjusts the offset and the size of the content.
  ///
  /// Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
  }

  /// Returns whether a change of the collection view's bounds invalidates the layout; false, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of a change of the collection view's bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether attributes that a cell prefers invalidate the layout; false, unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of attributes that a cell or another view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidate(originalAttributes)
    return context
  }

  // MARK: Offsets

  /// Returns the offset at which scrolling ends; the proposed one, unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after a change of the layout; the proposed one, unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Prepares the layout for changes of items; the defaults of initial and final attributes depend on it.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    state.changes = LayoutChanges(updateItems)
  }
  /// Ends changes of items.
  open func finalizeCollectionViewUpdates() { state.changes = LayoutChanges() }
  /// Prepares the layout for an animated change of the collection view's bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Ends an animated change of the collection view's bounds.
  open func finalizeAnimatedBoundsChange() {}
  /// Prepares the layout for its replacement by another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Prepares the layout to replace another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Ends the replacement of a layout by another.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes from which an item appears.
  ///
  /// For an inserted item these are those of its place, but transparent; for others those before the change, or nil if
  /// they were not displayed.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { initialAttributes(of: .cell(itemIndexPath)) }

  /// Returns the attributes to which an item disappears: for a deleted one those before the change, but transparent;
  /// for others nil.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { finalAttributes(of: .cell(itemIndexPath)) }

  /// Returns the attributes from which a supplementary view appears, as for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { initialAttributes(of: .supplement(elementKind, elementIndexPath)) }

  /// Returns the attributes to which a supplementary view disappears, as for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { finalAttributes(of: .supplement(elementKind, elementIndexPath)) }

  /// Returns the attributes from which a decoration view appears, as for items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Returns the attributes to which a decoration view disappears, as for items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: .decoration(elementKind, decorationIndexPath))
  }

  /// Returns the supplementary views to insert; none, unless overridden.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views to delete; none, unless overridden.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views to insert; none, unless overridden.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views to delete; none, unless overridden.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Movement

  /// Returns the place of an item that the user moved to a position: that of the item there, or else the previous one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that the user moved to a position: its own, at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.duplicate
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// Returns the context of a movement of items by the user.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = (previousIndexPaths, targetIndexPaths, targetPosition)
    context.keepsPlaces = true
    context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
    return context
  }

  /// Returns the context of the end of a movement of items by the user.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movement = (previousIndexPaths, indexPaths, .zero)
    context.invalidateItems(at: previousIndexPaths + indexPaths)
    return context
  }
}
