import Foundation
import StyleCore

/// What bars look like over the edges of content.
extension UIScrollView {
  /// Whether content begins where the bar at the top ends, or beneath it.
  var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top + pixels.pixel / 2 }

  /// Whether content ends where the bar at the bottom begins, or above it.
  var isAtBottomEdge: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - pixels.pixel / 2
  }

  /// Has the bars of the controllers around the view look whether content is at their edges.
  func updateBarsForEdges() {
    var responder: UIResponder? = self
    while let next = responder?.next {
      (next as? UINavigationController)?.navigationBar.updateScrollEdge()
      (next as? UITabBarController)?.tabBar.updateScrollEdge()
      responder = next
    }
  }
}

extension UINavigationBar {
  /// Whether content is scrolled to its beginning, which ends at the bar; also where nothing scrolls.
  var isAtScrollEdge: Bool {
    guard let controller = superview?.next as? UINavigationController else { return false }
    return controller.topViewController?.currentContentScrollView?.isAtTopEdge ?? true
  }

  /// Another item may mean other content, which a tab bar around it follows, too.
  func updateTabsForEdges() {
    (superview?.next as? UINavigationController)?.tabBarController?.tabBar.updateScrollEdge()
  }

  func updateScrollEdge() {
    if look.isAtScrollEdge != isAtScrollEdge { setNeedsLayout() }
  }
}

extension UITabBar {
  /// Whether content is scrolled to its end, which is at the bar; also where nothing scrolls.
  var isAtScrollEdge: Bool {
    guard let controller = superview?.next as? UITabBarController else { return false }
    var shown = controller.selectedViewController
    if let navigation = shown as? UINavigationController { shown = navigation.topViewController }
    return shown?.currentContentScrollView?.isAtBottomEdge ?? true
  }

  func updateScrollEdge() {
    if wasAtScrollEdge != isAtScrollEdge { setNeedsLayout() }
  }
}
