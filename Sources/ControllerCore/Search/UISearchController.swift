public import ControlCore
public import Foundation
@_spi(Plumb) public import LayoutCore

/// A view controller of a search, with its search bar and the controller of the results.
///
/// The navigation bar shows the search bar of its top item's search controller. The search becomes active when the user
/// begins to edit it or your code says so: then the bar may hide its row, the cancel button is visible, and the results
/// or a dimming view cover the searched content. It ends with the cancel button, or a tap on the dimming view.
///
/// Differs from UIKit: the results are a child of the searched controller instead of a presentation; without a
/// navigation bar, your code places the search bar, and nothing covers the content.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: ControlSizes.searchBarHeight))
  var search = Search()

  /// Creates a search controller with a controller for the results; nil shows them in the searched one.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    observeSearchBar()
  }

  /// Creates a search controller that shows the results in the searched controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeSearchBar()
  }

  /// Creates a search controller that shows the results in the searched controller.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    observeSearchBar()
  }

  /// The view controller that displays the results.
  open var searchResultsController: UIViewController? { results }
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// Whether or not the searched content is dimmed while the results do not cover it.
  open var obscuresBackgroundDuringPresentation = true { didSet { placeCover() } }
  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether or not the row of the navigation bar is hidden during the search.
  open var hidesNavigationBarDuringPresentation = true { didSet { barMayChange() } }
  /// Whether or not the cancel button shows and hides automatically.
  open var automaticallyShowsCancelButton = true
  /// Whether or not the results are shown and hidden automatically: with an empty text they are hidden.
  open var automaticallyShowsSearchResultsController = true
  /// Whether or not the results are shown while the search is active.
  open var showsSearchResultsController = false { didSet { placeCover() } }
  /// Whether or not the scope bar shows and hides automatically.
  ///
  /// Differs from UIKit: without effect.
  open var automaticallyShowsScopeBar = true

  /// Whether or not the search is active.
  open var isActive = false {
    didSet { if isActive != oldValue { activityChanged() } }
  }
}
