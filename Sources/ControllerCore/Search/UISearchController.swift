public import ControlCore
public import Foundation
public import LayoutCore

/// A type that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results: the text changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// A type that is notified of the presentation of a search.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A view controller of a search, with its search bar and the controller of the results.
///
/// Differs from UIKit: navigation bars do not show the search bar, and the results are not presented.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: ControlSizes.searchBarHeight))

  /// Creates a search controller with a controller for the results; nil shows them in the searched one.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search controller that shows the results in the searched controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search controller that shows the results in the searched controller.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  /// The view controller that displays the results.
  open var searchResultsController: UIViewController? { results }
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// Whether or not the searched content is dimmed.
  ///
  /// Differs from UIKit: without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether or not the navigation bar is hidden during the search.
  ///
  /// Differs from UIKit: without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether or not the cancel button shows and hides automatically.
  ///
  /// Differs from UIKit: without effect.
  open var automaticallyShowsCancelButton = true

  /// Whether or not the search is active.
  open var isActive = false {
    didSet { if isActive != oldValue { activityChanged() } }
  }

  private func activityChanged() {
    if isActive {
      delegate?.willPresentSearchController(self)
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
