public import ControlCore
public import Foundation
public import LayoutCore

/// A type that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results: the text changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// Updates the results: the user chose a suggestion.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// A type that is notified of the presentation of a search.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Presents the search, for a delegate that does so itself.
  ///
  /// Differs from UIKit: it is called when the search is about to begin, and replaces nothing.
  func presentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search bar gets another place.
  ///
  /// Differs from UIKit: it is not called.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Tells the delegate that the search bar got another place.
  ///
  /// Differs from UIKit: it is not called.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
