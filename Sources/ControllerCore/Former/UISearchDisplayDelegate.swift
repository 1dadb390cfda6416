public import Foundation
import LayoutCore
public import ListCore

/// A type of delegates of search display controllers, for code of old.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  /// Tells the delegate that the search began.
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  /// Tells the delegate that the search is about to end.
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  /// Tells the delegate that the search ended.
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  /// Tells the delegate that the table of the results was made.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the table of the results is given up.
  ///
  /// Differs from UIKit: it is not called, since the table stays.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the table of the results is about to be shown.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the table of the results is shown.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the table of the results is about to be hidden.
  func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
  /// Tells the delegate that the table of the results is hidden.
  func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
  /// Returns whether the table is loaded again for a text.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool
  /// Returns whether the table is loaded again for a scope.
  func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

extension UISearchDisplayDelegate {
  /// Does nothing.
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing.
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing.
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing.
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
  ) {}
  /// Does nothing.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
  ) {}
  /// Returns `true`.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
  ) -> Bool { true }
  /// Returns `true`.
  public func searchDisplayController(
    _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { true }
}
