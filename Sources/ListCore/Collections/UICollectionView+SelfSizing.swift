import Foundation
import LayoutCore
import StyleCore

/// Views that have other sizes than the layout expected.
extension UICollectionView {
  /// Asks views for their preferred sizes; returns whether the layout is invalid for it.
  ///
  /// A view is asked when it is new, when the layout has another size for it than before, and when its content changed.
  /// The sizes for which views were asked while elements are being displayed are in `asked`.
  func measure(
    _ visible: [UICollectionViewLayoutAttributes], _ asked: inout [ObjectIdentifier: CGSize]
  ) -> Bool {
    guard collectionViewLayout.asksForSizes else { return false }
    var isInvalid = false
    for attributes in visible {
      guard let view = list.shown[attributes.element], attributes.element.category != .decorationView,
        view.isToBeMeasured(for: attributes),
        asked.updateValue(attributes.size, forKey: ObjectIdentifier(view)) != attributes.size
      else { continue }
      if prefersOther(view, attributes) { isInvalid = true }
    }
    return isInvalid
  }

  private func prefersOther(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
    view.preferredSize = preferred.size
    view.measuredSize = attributes.size
    let layout = collectionViewLayout
    guard preferred.size.width >= 0, preferred.size.height >= 0,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return !layout.state.isPrepared
  }

  /// Measures the view again with the next layout, after its content changed.
  func remeasure(_ view: UICollectionReusableView) {
    guard !list.isShowing, collectionViewLayout.asksForSizes else { return }
    view.preferredSize = nil
    setNeedsLayout()
  }
}

extension UICollectionReusableView {
  /// Returns whether the view is to be asked for its size again.
  fileprivate func isToBeMeasured(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let preferredSize else { return true }
    return attributes.size != preferredSize && attributes.size != measuredSize
  }

  /// Returns attributes with the size that the content asks for.
  func fittingAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = attributes.duplicate
    let (width, height) = fitting.flexibleAxes
    (self as? UICollectionViewCell)?.configurator.updateIfNeeded()
    var size = systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: width ? .fittingSizeLevel : .required,
      verticalFittingPriority: height ? .fittingSizeLevel : .required)
    if !width { size.width = attributes.size.width }
    if !height { size.height = attributes.size.height }
    guard size.width.isFinite, size.height.isFinite else { return fitting }
    fitting.frame = CGRect(origin: attributes.frame.origin, size: size)
    return fitting
  }

  /// Tells the collection view that the content may ask for another size.
  func sizeMayHaveChanged() {
    guard shownAttributes != nil, let collection = collectionView,
      collection.selfSizingInvalidation != .disabled
    else { return }
    collection.remeasure(self)
  }

  /// Tells the collection view of layout of the content.
  func contentDidLayOut() {
    guard preferredSize != nil, let collection = collectionView,
      collection.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    let preferred = preferredSize
    guard let attributes = shownAttributes, fittingAttributes(attributes).size != preferred else { return }
    collection.remeasure(self)
  }
}

extension UICollectionViewCell {
  /// Returns the size of the content view by its constraints.
  ///
  /// It is that of `sizeThatFits(_:)` of the cell if nothing has constraints, and nil if the cell itself has.
  func fittingContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    configurator.updateIfNeeded()
    if contentConfiguration != nil || contentView.hasConstrainedContent {
      return contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return constraints.isEmpty ? sizeThatFits(target) : nil
  }
}

extension UIView {
  /// Whether or not constraints place subviews in the view.
  fileprivate var hasConstrainedContent: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
