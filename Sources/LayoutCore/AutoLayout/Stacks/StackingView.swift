import LayerCore

/// A type of views that arrange others by constraints that they make: stack views, which a higher module has.
///
/// The engine asks them for their order, in which views give way (F.40, F.60).
@_spi(Plumb)
@MainActor
public protocol StackingView: UIView {
  /// The views that the view arranges, in their order.
  var stackedViews: [UIView] { get }

  /// The end of UIKit's description of the view.
  var stackDescription: String { get }

  /// Updates the constraints after the size of an arranged view's content changed.
  func stackedContentChanged()

  /// Updates the constraints after a subview was hidden or shown (B.4).
  func stackedVisibilityChanged(of view: UIView)
}

extension UIView {
  /// The stack view that the view is directly in, which may not arrange it.
  var enclosingStack: (any StackingView)? { attachedSuperview?.asStack }

  /// Deactivates the constraints of a stack view that it holds, and that mention a view.
  package func releaseStackConstraints(of view: UIView) {
    for constraint in view.storedState.constraintItem?.mentions.constraints ?? []
    where constraint.isOfStack && constraint.holder === storedState.constraintItem {
      constraint.isActive = false
    }
  }

  /// Makes the engine of the tree solve all constraints from the beginning.
  package func invalidateSolution() {
    layoutEngine?.invalidate()
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != backing.isHidden else { return }
    backing.isHidden = isHidden
    enclosingStack?.stackedVisibilityChanged(of: self)
  }
}
