import Foundation
import StyleCore

/// The appearance of bars over the edges of content.
extension UIScrollView {
  /// Whether or not content begins where the bar at the top ends, or below it.
  var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top + pixels.pixel / 2 }

  /// Whether or not content ends where the bar at the bottom begins, or above it.
  var isAtBottomEdge: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - pixels.pixel / 2
  }

  /// Updates the bars of the controllers around the view for content at their edges.
  func updateBarsForEdges() {
    var responder: UIResponder? = self
    while let next = responder?.next {
      if let navigation = next as? UINavigationController {
        navigation.followScrolling()
        navigation.navigationBar.updateScrollEdge()
      }
      if let tabs = next as? UITabBarController {
        tabs.tabBar.updateScrollEdge()
        tabs.tabBar.onScroll?(self)
      }
      responder = next
    }
  }
}

extension UINavigationBar {
  /// Whether or not content is scrolled to its start, which is at the end of the bar.
  ///
  /// It is also true without a scroll view.
  var isAtScrollEdge: Bool {
    guard let controller = superview?.next as? UINavigationController else { return false }
    return controller.topViewController?.currentContentScrollView?.isAtTopEdge ?? true
  }

  /// Updates a tab bar around the controller, since another item may mean other content.
  func updateTabsForEdges() {
    (superview?.next as? UINavigationController)?.tabBarController?.tabBar.updateScrollEdge()
  }

  func updateScrollEdge() {
    if look.isAtScrollEdge != isAtScrollEdge { setNeedsLayout() }
  }
}

extension UITabBar {
  /// Whether or not content is scrolled to its end, which is at the bar.
  ///
  /// It is also true without a scroll view. Columns side by side all have to be at their end.
  var isAtScrollEdge: Bool {
    guard let controller = superview?.next as? UITabBarController else { return false }
    return controller.followedScrollViews.allSatisfy(\.isAtBottomEdge)
  }

  func updateScrollEdge() {
    if wasAtScrollEdge != isAtScrollEdge { setNeedsLayout() }
  }
}

extension UIViewController {
  /// The scroll views of the visible controllers in this one, which a tab bar around them follows.
  package var followedScrollViews: [UIScrollView] {
    switch self {
    case let tabs as UITabBarController: tabs.shownChild?.followedScrollViews ?? []
    case let navigation as UINavigationController: navigation.topViewController?.followedScrollViews ?? []
    default:
      columnChildren.map { $0.flatMap(\.followedScrollViews) } ?? currentContentScrollView.map { [$0] } ?? []
    }
  }
}
