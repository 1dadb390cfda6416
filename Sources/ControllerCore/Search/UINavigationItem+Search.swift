public import LayoutCore

extension UINavigationItem {
  /// The search of what the controller shows. Differs from UIKit: the bar does not show it, and it cannot be overridden.
  public var searchController: UISearchController? {
    get { storedSearchController as? UISearchController }
    set { storedSearchController = newValue }
  }
}
