public import LayoutCore

extension UINavigationItem {
  /// The search controller of the navigation item.
  ///
  /// Differs from UIKit: the bar does not show it, and it cannot be overridden.
  public var searchController: UISearchController? {
    get { storedSearchController as? UISearchController }
    set { storedSearchController = newValue }
  }
}
