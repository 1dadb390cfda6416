public import ControlCore
public import Foundation
import GraphicsCore
@_spi(Plumb) public import LayoutCore
import StyleCore

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
  private let bar = UISearchBar(
    frame: CGRect(x: 0, y: 0, width: 0, height: ControlSizes.searchBarHeight[.ofMainScreen]))
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

  /// The moment at which the scope bar appears.
  ///
  /// Differs from UIKit: without effect.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// The suggestions for the search.
  ///
  /// Differs from UIKit: they are not shown; tests choose one by `HeadlessUser.choose(suggestion:)`.
  open var searchSuggestions: [any UISearchSuggestion]?
  /// Whether or not suggestions are left out where the search bar is below the titles.
  ///
  /// Differs from UIKit: without effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// The place of the search bar: below the titles.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    search.item?.searchBarPlacement ?? .stacked
  }

  /// The moments at which a scope bar appears.
  public enum ScopeBarActivation: Int, Sendable {
    /// The moment that the system chooses.
    case automatic = 0
    /// The moment that the program chooses.
    case manual = 1
    /// The first text.
    case onTextEntry = 2
    /// The beginning of the search.
    case onSearchActivation = 3
  }

  /// Chooses a suggestion on behalf of the user.
  package func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// Whether or not the search is active.
  open var isActive = false {
    didSet { if isActive != oldValue { activityChanged() } }
  }
}

/// A controller that shows a search controller, for focus-based screens.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  private let search: UISearchController?

  /// Creates a controller of a search.
  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
    addChild(searchController)
    searchController.didMove(toParent: self)
  }

  /// Creates a controller without a search.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    search = nil
    super.init(coder: coder)
  }

  /// The controller of the search.
  open var searchController: UISearchController { search ?? UISearchController(searchResultsController: nil) }

  /// Shows the search bar at the top and the results below it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let bar = search?.searchBar else { return }
    bar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: ControlSizes.searchBarHeight[traitCollection])
    bar.autoresizingMask = .flexibleWidth
    view.addSubview(bar)
    guard let results = search?.searchResultsController?.view else { return }
    results.frame = view.bounds.inset(by: UIEdgeInsets(top: bar.frame.height, left: 0, bottom: 0, right: 0))
    results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results)
  }
}
