package import LayoutCore

extension UIBarButtonItem {
  /// Returns the view that shows the item in a window: its custom view, or its button in a bar.
  package func shownView(in window: UIView) -> UIView? {
    if let customView, customView.window != nil { return customView }
    var pending = [window]
    while let view = pending.popLast() {
      if let button = view as? BarButton, button.item === self { return button }
      if !view.isHidden { pending += view.subviews.reversed() }
    }
    return nil
  }
}
