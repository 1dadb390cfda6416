import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
import StyleCore

/// A view that a collection view displays at the place of a layout's attributes, and reuses.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier for the reuse of the view.
  open internal(set) var reuseIdentifier: String?
  /// The name under which the view waits for reuse; nil if it was not dequeued.
  var reuseKey: ReuseKey?
  /// A copy of the attributes that were applied last; nil while nothing is displayed.
  var shownAttributes: UICollectionViewLayoutAttributes?
  /// The size that the view preferred when it was asked last.
  var preferredSize: CGSize?
  /// The size of the attributes for which the view was asked last.
  var measuredSize: CGSize?
  /// Whether or not the delegate was told that the view is displayed.
  var isAnnounced = false

  /// Prepares the view for reuse with another item.
  open func prepareForReuse() {}

  /// Applies the attributes of the layout to the view; frame, transform, opacity and z-index are applied before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells the view that the layout is about to change.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Tells the view that the layout changed.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  @_spi(Plumb)
  open override var placeInList: String? { shownAttributes?.element.words }

  /// Returns the attributes that the view prefers to those of the layout: with the size that its constraints ask for,
  /// or else that of `sizeThatFits(_:)`.
  ///
  /// Only a layout that estimates sizes asks for them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes) }
}

extension UICollectionReusableView {
  /// Displays the view at the place of attributes, if they are new.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard shownAttributes?.isEqual(attributes) != true else { return }
    shownAttributes = attributes.duplicate
    let size = attributes.size
    if bounds.size != size { bounds.size = size }
    if center != attributes.center { center = attributes.center }
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }

  /// The collection view that displays the view.
  var collectionView: UICollectionView? {
    var next = superview
    while let view = next {
      if let collection = view as? UICollectionView { return collection }
      next = view.superview
    }
    return nil
  }
}
