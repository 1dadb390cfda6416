public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import ListCore
import StyleCore
import TextViewCore

/// A controller of a search bar and a table of results over the content of another controller, for code of old.
///
/// The search begins when the user edits the bar and ends with its cancel button. The table is shown while there is a text.
///
/// Differs from UIKit: the content is not dimmed, and a navigation bar is not hidden.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
  private static let controllers = AttachedValue<UISearchDisplayController>()

  private let bar: UISearchBar
  private weak var contents: UIViewController?
  private var table: UITableView?

  /// The delegate.
  open weak var delegate: (any UISearchDisplayDelegate)?
  /// The source of the rows of results.
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { table?.dataSource = searchResultsDataSource }
  }
  /// The delegate of the table of results.
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { table?.delegate = searchResultsDelegate }
  }
  /// The title of the results.
  ///
  /// Differs from UIKit: without effect.
  open var searchResultsTitle: String?
  /// Whether or not the search bar is in the navigation bar, as the title view of the controller's item.
  open var displaysSearchBarInNavigationBar = false {
    didSet {
      guard displaysSearchBarInNavigationBar != oldValue else { return }
      contents?.navigationItem.titleView = displaysSearchBarInNavigationBar ? bar : nil
    }
  }
  /// Whether or not the search is active.
  open var isActive = false {
    didSet { if isActive != oldValue { activityChanged() } }
  }
  private var isAnimated = false

  /// Creates a controller for a search bar, which the program places, and for the controller whose content is searched.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    (bar, contents) = (searchBar, viewController)
    super.init()
    Self.controllers[viewController] = self
    let field = searchBar.searchTextField
    field.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    // After the action of the bar itself, which has the scope then.
    searchBar.scopes.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
    for button in searchBar.buttons {
      button.addAction(UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
    }
  }

  /// Begins or ends the search.
  open func setActive(_ visible: Bool, animated: Bool) {
    isAnimated = animated
    defer { isAnimated = false }
    isActive = visible
  }

  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// The controller whose content is searched; an empty one once that is gone.
  open var searchContentsController: UIViewController { contents ?? UIViewController() }
  /// The item that shows the search bar, if it is in the navigation bar.
  open var navigationItem: UINavigationItem? {
    displaysSearchBarInNavigationBar ? contents?.navigationItem : nil
  }

  /// The table of the results, which is made when it is first asked for.
  open var searchResultsTableView: UITableView {
    if let table { return table }
    let made = UITableView(frame: .zero, style: .plain)
    made.dataSource = searchResultsDataSource
    made.delegate = searchResultsDelegate
    table = made
    delegate?.searchDisplayController(self, didLoadSearchResultsTableView: made)
    return made
  }

  static func controller(of controller: UIViewController) -> UISearchDisplayController? {
    controllers[controller]
  }

  private func activityChanged() {
    if isActive {
      delegate?.searchDisplayControllerWillBeginSearch(self)
      bar.setShowsCancelButton(true, animated: isAnimated)
      placeTable()
      delegate?.searchDisplayControllerDidBeginSearch(self)
    } else {
      delegate?.searchDisplayControllerWillEndSearch(self)
      bar.setShowsCancelButton(false, animated: isAnimated)
      bar.searchTextField.resignFirstResponder()
      bar.text = nil
      placeTable()
      delegate?.searchDisplayControllerDidEndSearch(self)
    }
  }

  private func textChanged() {
    guard isActive else { return }
    let text = bar.text
    let reloads = delegate?.searchDisplayController(self, shouldReloadTableForSearch: text) ?? true
    if reloads { searchResultsTableView.reloadData() }
    placeTable()
  }

  private func scopeChanged() {
    guard isActive else { return }
    let scope = bar.selectedScopeButtonIndex
    let reloads = delegate?.searchDisplayController(self, shouldReloadTableForSearchScope: scope) ?? true
    if reloads { searchResultsTableView.reloadData() }
  }

  /// Shows the table below the search bar, or hides it.
  private func placeTable() {
    let isShown = isActive && !(bar.text ?? "").isEmpty
    guard isShown != (table?.superview != nil), let view = contents?.viewIfLoaded else { return }
    let table = searchResultsTableView
    guard isShown else {
      delegate?.searchDisplayController(self, willHideSearchResultsTableView: table)
      table.removeFromSuperview()
      delegate?.searchDisplayController(self, didHideSearchResultsTableView: table)
      return
    }
    delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
    let top =
      bar.isDescendant(of: view)
      ? max(view.bounds.minY, bar.convert(bar.bounds, to: view).maxY) : view.bounds.minY
    table.frame = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width, height: max(0, view.bounds.maxY - top))
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
  }
}

extension UIViewController {
  /// The search display controller of which this controller is the searched one, for code of old.
  public var searchDisplayController: UISearchDisplayController? {
    UISearchDisplayController.controller(of: self)
  }
}

extension UIView {
  /// The buttons in the view.
  fileprivate var buttons: [UIButton] {
    subviews.flatMap { view in (view as? UIButton).map { [$0] } ?? (view is UIControl ? [] : view.buttons) }
  }
}
