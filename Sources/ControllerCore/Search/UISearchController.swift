public import ControlCore
public import Foundation
public import LayoutCore

/// Who finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text is another, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who is told of a search. Every method has an answer by default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search ended.
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

/// A search: its bar, and the controller that shows what was found.
///
/// Differs from UIKit: navigation bars do not show the search bar, and what was found is not shown over others.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: ControlSizes.searchBarHeight))

  /// A search whose finds another controller shows; nil is the one that is searched.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A search whose finds the controller that is searched shows.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A search. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  /// Who shows what was found.
  open var searchResultsController: UIViewController? { results }
  /// Who finds it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar.
  open var searchBar: UISearchBar { bar }
  /// Whether what is searched is dimmed. Differs from UIKit: without effect.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes away. Differs from UIKit: without effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to give up comes and goes by itself. Differs from UIKit: without effect.
  open var automaticallyShowsCancelButton = true

  /// Whether there is a search now.
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
