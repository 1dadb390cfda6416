public import Foundation
public import StyleCore

extension UICollectionView {
  /// The axes along which a collection view scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The vertical axis.
    case vertical = 0
    /// The horizontal axis.
    case horizontal = 1
  }
}

/// A layout that fills lines with items, one line after another (P.1–P.6).
///
/// The delegate is asked by `prepare()`, section by section: for the header, the footer, the insets, the spaces between
/// lines and between items, then for the size of each item. Items of the same size are laid out by arithmetic.
///
/// A pinned header moves no further than to the footer of its section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that lets items size themselves, and headers and footers, as their reference size.
  ///
  /// Headers and footers have 50 points until they are measured.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  var flow = FlowState()
  /// Whether or not the layout asks views for their sizes: it does if it estimates any.
  override var asksForSizes: Bool { isEstimated || flow.hasAutomaticEdges }

  /// The default size of items, in points; 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items, which then size themselves, in points; zero is none.
  ///
  /// With `automaticSize`, `itemSize` is the estimate.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The minimum space between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum space between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The area from which sections are inset along their lines.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The axis along which the lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The default size of headers, in points, of which the length along the axis of scrolling is used.
  ///
  /// With `automaticSize` they size themselves.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The default size of footers, in points, of which the length along the axis of scrolling is used.
  ///
  /// With `automaticSize` they size themselves.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether or not headers stay visible while their section scrolls.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether or not footers stay visible while their section scrolls.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The class of the invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Asks the delegate for the sizes and distances that are not known, and fills the lines.
  open override func prepare() {
    super.prepare()
    solveIfNeeded()
  }

  /// The size of the content, in points: as wide as the collection view without its insets, or as high if it scrolls
  /// horizontally.
  open override var collectionViewContentSize: CGSize { solvedContentSize }

  /// Returns the attributes of the headers, items and footers in a rectangle, in their order.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  /// Returns the attributes of an item; nil if there is none at the index path.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    item(at: indexPath)
  }

  /// Returns the attributes of the header or the footer of a section; nil if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplement(elementKind, at: indexPath) }

  // MARK: Invalidation

  /// Invalidates a part of the layout; sizes that cells prefer are kept.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteFlowInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Returns whether the length of the lines changes, or whether headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesLines(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// Returns the context of a change of the bounds, in which the sizes are valid unless the lines' length changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    boundsContext(super.invalidationContext(forBoundsChange: newBounds), newBounds)
  }

  /// Returns whether an item with an estimated size, or an automatic header or footer, prefers another.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size != originalAttributes.size
      && (originalAttributes.representedElementCategory == .cell
        ? isEstimated : isAutomatic(originalAttributes))
  }

  /// Returns the context of the size that an item prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    return preferenceContext(context, preferredAttributes, originalAttributes)
  }
}

extension UICollectionViewFlowLayout {
  /// The areas from which sections can be inset.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }
}
