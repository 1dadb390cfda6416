import LayerCore
import LayoutCore

extension UIView {
  /// Requests layout of the view and of all views in it, with or without observers.
  func setTreeNeedsLayout() {
    var pending = [backing]
    while let layer = pending.popLast() {
      layer.markNeedsLayout()
      pending += layer.children
    }
  }
}
