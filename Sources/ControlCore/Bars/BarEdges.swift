package import Foundation
package import LayoutCore
package import StyleCore

/// A type of views that show the effect at an edge of a scroll view, on what lies beneath them.
@MainActor
package protocol EdgeEffectShowing: UIView {
  /// Creates a view without a scroll view.
  init(frame: CGRect)
  /// The scroll view beneath.
  var scrollView: UIScrollView? { get set }
  /// The edge of the scroll view.
  var edge: UIRectEdge { get set }
}

/// The effects at the edges of the scroll views under a bar of iOS 26: one for each, side by side (26.B.6).
@MainActor
struct BarEdges {
  /// The type of the views, which belongs to a higher module: nil in a program without it.
  private static let type =
    _typeByName("15InteractionCore14ScrollEdgeViewC") as? any EdgeEffectShowing.Type
  private var shown: [any EdgeEffectShowing] = []

  /// Shows the effects of scroll views behind the other views of a bar's ground.
  mutating func show(_ scrollViews: [UIScrollView], at edge: UIRectEdge, in ground: UIView) {
    let wanted = Self.type == nil ? [] : scrollViews
    while shown.count > wanted.count { shown.removeLast().removeFromSuperview() }
    while shown.count < wanted.count, let type = Self.type {
      let view = type.init(frame: .zero)
      ground.insertSubview(view, at: 0)
      shown.append(view)
    }
    for (view, scrollView) in zip(shown, wanted) {
      if view.edge != edge { view.edge = edge }
      if view.scrollView !== scrollView { view.scrollView = scrollView }
      view.setNeedsDisplay()
    }
  }

  /// Places the effects in an area of the ground, each where its scroll view is.
  func place(in area: CGRect, of ground: UIView) {
    for view in shown {
      var frame = area
      if shown.count > 1, let scrollView = view.scrollView {
        let column = scrollView.convert(scrollView.bounds, to: ground)
        frame.origin.x = max(area.minX, column.minX)
        frame.size.width = max(0, min(area.maxX, column.maxX) - frame.minX)
      }
      if view.frame != frame { view.frame = frame }
    }
  }
}

extension UITabBar {
  /// The scroll views of the selected controller, whose content is under the bar while it is scrolled.
  var scrollViewsBeneath: [UIScrollView] {
    guard let superview, frame.minY < superview.bounds.maxY else { return [] }
    return (superview.next as? UITabBarController)?.selectedViewController?.followedScrollViews ?? []
  }
}

extension UIToolbar {
  /// The scroll view whose content is under the bar of a navigation controller, in a list of at most one.
  var scrollViewsBeneath: [UIScrollView] {
    (superview?.next as? UINavigationController)?.navigationBar.scrollViewsBeneath ?? []
  }
}
