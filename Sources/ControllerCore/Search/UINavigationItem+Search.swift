public import LayoutCore

extension UINavigationItem {
  /// The search controller of the navigation item, whose search bar is below the titles.
  ///
  /// Differs from UIKit: it cannot be overridden.
  public var searchController: UISearchController? {
    get { storedSearchController as? UISearchController }
    set {
      searchController?.search.item = nil
      newValue?.search.item = self
      storedSearchController = newValue
    }
  }
}
