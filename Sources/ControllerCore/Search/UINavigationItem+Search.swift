import ControlCore
public import LayoutCore
import StyleCore

@MainActor
private let placeholders = AttachedValue<UIBarButtonItem>()

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

  /// The item that stands for the search bar among the items of a toolbar, in bars of iOS 26.
  ///
  /// Without it, the search bar is after the others.
  public var searchBarPlacementBarButtonItem: UIBarButtonItem {
    placeholders.of(self) {
      let item = UIBarButtonItem()
      item.isSearchPlace = true
      return item
    }
  }

  /// Whether or not a toolbar may show the search bar on a phone, in bars of iOS 26.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { allowsSearchInToolbar }
    set { allowsSearchInToolbar = newValue }
  }
}
