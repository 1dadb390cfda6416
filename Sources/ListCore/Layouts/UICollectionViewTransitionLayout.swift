public import Foundation
import LayerCore
import StyleCore

/// A layout between two others, at the progress of an interactive transition.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at progress 0.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout at progress 1.
  open var nextLayout: UICollectionViewLayout { next }
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Creates the layout at the beginning of a transition.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (current, next) = (currentLayout, newLayout)
    super.init()
  }

  /// Creates a layout between two empty ones.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    (current, next) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// The progress of the transition, 0…1.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout(with: makeContext()) } }
  }

  /// Sets a value that the program interpolates itself.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a value that was set; 0 for an unknown key.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    for layout in [current, next] {
      if layout.owner !== owner { layout.enter(owner) }
      layout.prepareIfNeeded()
    }
  }

  /// Invalidates a part of the layout, and both layouts where the numbers of items are invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      for layout in [current, next] {
        layout.invalidateCounts(andEverything: context.invalidateEverything)
      }
    }
    super.invalidateLayout(with: context)
  }

  /// The size between those of both layouts, in points.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// Returns the attributes between those of both layouts, of the elements that one of them has in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<ElementKey> = []
    let both = current.shownElements(in: rect) + next.shownElements(in: rect)
    return both.compactMap { seen.insert($0.element).inserted ? between($0.element) : nil }
  }

  /// Returns the attributes of an item between those of both layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(.cell(indexPath))
  }

  /// Returns the attributes of a supplementary view between those of both layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.supplement(elementKind, indexPath)) }

  /// Returns the attributes of a decoration view between those of both layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind, indexPath)) }

  // MARK: Interpolation

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

  /// Returns the attributes of an element; one that a layout does not have is transparent there.
  private func between(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (current.scrolledAttributes(of: element), next.scrolledAttributes(of: element))
    guard let old else { return new.map { faded($0, transitionProgress) } }
    guard let new else { return faded(old, 1 - transitionProgress) }
    let attributes = (transitionProgress < 0.5 ? old : new).duplicate
    attributes.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    attributes.size = CGSize(
      width: between(old.size.width, new.size.width), height: between(old.size.height, new.size.height))
    attributes.alpha = between(old.alpha, new.alpha)
    attributes.transform3D = old.transform3D.interpolated(to: new.transform3D, transitionProgress)
    return attributes
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes, _ share: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate
    copy.alpha *= share
    return copy
  }
}

extension UICollectionViewLayout {
  /// Returns the displayed attributes of an element where its section, if it scrolls by itself, has scrolled to.
  fileprivate func scrolledAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let attributes = attributes(of: element), let section = attributes.scrollingSection,
      let layout = self as? UICollectionViewCompositionalLayout,
      let scrolling = layout.scrollingSection(section)
    else { return shownAttributes(of: element) }
    let moved = attributes.duplicate
    moved.center[scrolling.axis] -= layout.composition.offsets[section] ?? scrolling.range.low
    moved.scrollingSection = nil
    return shown(moved)
  }
}

extension CATransform3D {
  /// Returns the transform whose numbers are between those of two.
  fileprivate func interpolated(to other: CATransform3D, _ share: CGFloat) -> CATransform3D {
    func between(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share
    }
    return CATransform3D(
      m11: between(\.m11), m12: between(\.m12), m13: between(\.m13), m14: between(\.m14), m21: between(\.m21),
      m22: between(\.m22), m23: between(\.m23), m24: between(\.m24), m31: between(\.m31), m32: between(\.m32),
      m33: between(\.m33), m34: between(\.m34), m41: between(\.m41), m42: between(\.m42), m43: between(\.m43),
      m44: between(\.m44))
  }
}
