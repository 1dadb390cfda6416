import LayerCore

extension UIView {
  /// Asks for layout of the view and of all in it, whoever watches.
  package func setTreeNeedsLayout() {
    var pending = [backing]
    while let layer = pending.popLast() {
      layer.markNeedsLayout()
      pending += layer.children
    }
  }
}
