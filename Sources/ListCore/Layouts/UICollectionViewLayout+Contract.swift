import Foundation
import LayoutCore
import StyleCore

// The requests of a collection view to its layout. They call the public methods, which layouts of programs override.
extension UICollectionViewLayout {
  /// Prepares the layout, unless it is prepared.
  func prepareIfNeeded() {
    guard !state.isPrepared else { return }
    // Set first: `prepare()` of programs sets properties that invalidate the layout, which must not repeat it.
    state.isPrepared = true
    state.wasPrepared = true
    prepare()
    state.isPrepared = true
  }

  /// Gives the layout a collection view; the data may have changed while the layout had none.
  func enter(_ view: UICollectionView?) {
    owner = view
    invalidateCounts(andEverything: true)
  }

  /// Invalidates the numbers of items, by `invalidateLayout(with:)`.
  func invalidateCounts(andEverything isEverything: Bool) {
    let context = makeContext()
    (context.isEverything, context.areCounts) = (isEverything, true)
    invalidateLayout(with: context)
  }

  /// Notes that a part is invalid, and adjusts the offset and the size of the content.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    state.isPrepared = false
    guard let view = owner else { return }
    view.list.needsContentSize = true
    let (size, offset) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    if size != .zero {
      view.contentSize.width += size.width
      view.contentSize.height += size.height
    }
    if offset != .zero {
      view.contentOffset.x += offset.x
      view.contentOffset.y += offset.y
    }
    view.setNeedsLayout()
  }

  /// Returns a new context of the layout's class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return _LayerInstantiation.makeObject(of: type ?? UICollectionViewLayoutInvalidationContext.self)
  }

  /// Returns new attributes of an element, of the layout's class.
  func makeAttributes(_ element: ElementKey) -> UICollectionViewLayoutAttributes {
    .make(element, of: type(of: self).layoutAttributesClass)
  }

  // MARK: Places in the collection view

  /// Whether the collection view mirrors the places of the layout.
  var isMirrored: Bool {
    guard let view = owner, flipsHorizontallyInOppositeLayoutDirection else { return false }
    return view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Returns the attributes of the elements in a rectangle of the collection view's content.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard isMirrored else { return layoutAttributesForElements(in: rect) ?? [] }
    let width = mirroredWidth
    let elements = layoutAttributesForElements(in: rect.mirrored(in: width)) ?? []
    return elements.map { $0.mirrored(in: width) }
  }

  /// Returns the attributes of an element, at its place in the collection view's content.
  func shownAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    shown(attributes(of: element))
  }

  /// Returns attributes of the layout at their place in the collection view's content.
  func shown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    isMirrored ? attributes?.mirrored(in: mirroredWidth) : attributes
  }

  /// Returns the layout's own attributes of an element.
  func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.kind ?? "")
    return switch element.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// The width in which the collection view mirrors places.
  var mirroredWidth: CGFloat {
    max(
      collectionViewContentSize.width, owner.map { $0.bounds.inset(by: $0.adjustedContentInset).width } ?? 0)
  }

  // MARK: Decoration views

  /// Returns a new decoration view of a kind; nil if none was registered.
  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView? {
    state.decorations.view(for: .decoration(kind)) { type in
      (type as? UICollectionReusableView.Type).map { CellMaking.view(of: $0) }
    }
  }

  // MARK: Changes

  /// Returns the attributes from which an element appears, unless a program says others.
  func initialAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard state.changes.inserts(element) else { return state.previous[element]?.duplicate }
    return attributes(of: element)?.transparent
  }

  /// Returns the attributes to which an element disappears, unless a program says others.
  func finalAttributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard state.changes.deletes(element) else { return nil }
    return state.departing[element]?.transparent
  }
}

extension UICollectionViewLayoutAttributes {
  /// A transparent copy.
  var transparent: UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.alpha = 0
    return copy
  }

  /// Returns a copy that is mirrored in content of a width.
  func mirrored(in width: CGFloat) -> UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.center.x = width - center.x
    return copy
  }
}

extension CGRect {
  /// Returns the rectangle mirrored in content of a width; an unlimited one stays.
  func mirrored(in width: CGFloat) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
