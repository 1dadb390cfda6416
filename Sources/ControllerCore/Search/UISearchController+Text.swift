import ControlCore
import LayoutCore
import TextViewCore

extension UISearchController: SearchTextSource {
  /// The text in the search bar while the search is active.
  package var searchedText: String? { isActive ? searchBar.text : nil }
}
