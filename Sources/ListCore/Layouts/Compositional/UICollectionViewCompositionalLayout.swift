public import Foundation
import LayoutCore
import StyleCore

/// The provider of the sections of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The properties of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The axis along which sections follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the boundary of all sections; their index paths have one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area from which the content of sections is inset; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates the default configuration.
  public override init() {
    super.init()
  }

  /// Returns a configuration with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    (copy.boundarySupplementaryItems, copy.contentInsetsReference) =
      (boundarySupplementaryItems, contentInsetsReference)
    return copy
  }
}

/// A layout of sections, each of which repeats a group of items (P.10–P.17, P.20).
///
/// The layout is made for reading from left to right; in the other direction the collection view mirrors it.
///
/// Differs from UIKit: the area of sections is the collection view's without its adjusted content insets, along both
/// axes. Shares of a line are reduced by the fixed spaces only where the items would not fit otherwise.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  var composition: Composition

  /// Creates a layout of equal sections.
  public init(section: NSCollectionLayoutSection) {
    composition = Composition { _, _ in section }
    super.init()
  }

  /// Creates a layout of equal sections with a configuration.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    composition = Composition(configuration) { _, _ in section }
    super.init()
  }

  /// Creates a layout of the sections of a provider.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    composition = Composition(provider: sectionProvider)
    super.init()
  }

  /// Creates a layout of the sections of a provider, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    composition = Composition(configuration, provider: sectionProvider)
    super.init()
  }

  /// Creates a layout without sections.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    composition = Composition { _, _ in nil }
    super.init(coder: coder)
  }

  /// Returns a layout of list sections.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The properties of the layout as a whole, which are copied.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { composition.configuration }
    set {
      composition.configuration =
        newValue.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? newValue
      invalidateLayout()
    }
  }

  /// Whether or not the layout is mirrored in the other layout direction; true.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Asks the provider for the sections that are not known, and lays them out.
  open override func prepare() {
    super.prepare()
    composeIfNeeded()
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize {
    composeIfNeeded()
    return composition.contentSize
  }

  /// Returns the attributes of the elements in a rectangle, section by section.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  /// Returns the attributes of an item; nil if there is none at the index path.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    item(at: indexPath)
  }

  /// Returns the attributes of a supplementary view; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplement(elementKind, at: indexPath) }

  /// Returns the attributes of a decoration view; nil if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, at: indexPath) }

  // MARK: Invalidation

  /// Invalidates a part of the layout; sizes that cells prefer are kept.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteCompositionInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Returns whether the size changes, or whether views are pinned or handled while scrolling.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != owner?.bounds.size || dependsOnOffset
  }

  /// Returns the context of a change of the bounds, in which everything is valid unless the size changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = newBounds.size == owner?.bounds.size
    return context
  }

  /// Returns whether a view with an estimated length prefers another.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { prefersOther(preferredAttributes, originalAttributes) }

  /// Returns the context of the size that a view prefers, which keeps the displayed items in their place.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    return compositionContext(context, preferredAttributes, originalAttributes)
  }
}
