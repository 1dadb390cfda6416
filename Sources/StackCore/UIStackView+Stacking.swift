@_spi(Plumb) public import LayoutCore

/// The questions and messages of the layout engine.
@_spi(Plumb)
extension UIStackView: StackingView {
  /// The arranged views.
  public var stackedViews: [UIView] { arrangement.views }

  /// The end of UIKit's description of the view: its axis, distribution and alignment (L.1).
  public var stackDescription: String {
    let axis = axis == .vertical ? "vert" : "horiz"
    return " axis=\(axis) distribution=\(distribution) alignment=\(alignment)"
  }

  /// Updates this stack view and those around it after the size of an arranged view's content changed.
  ///
  /// Those that share their length by contents compute the shares again (F.42).
  public func stackedContentChanged() {
    var next: UIStackView? = self
    while let stack = next {
      next = stack.attachedSuperview as? UIStackView
      guard stack.distribution == .fillProportionally else { continue }
      stack.isArrangementStale = true
      stack.setNeedsUpdateConstraints()
      stack.setNeedsLayout()
    }
  }

  /// Updates the constraints after an arranged view was hidden or shown, which frees or takes space (B.4).
  public func stackedVisibilityChanged(of view: UIView) {
    if arrangement.views.contains(where: { $0 === view }) { arrangementChanged() }
  }
}
