import ControlCore
package import Foundation
import LayerCore
@_spi(Plumb) package import LayoutCore
import StyleCore
import TextViewCore

/// The beginning and the end of a search.
extension UISearchController {
  /// The state of a search.
  @MainActor
  struct Search {
    /// The item whose bar shows the search bar.
    weak var item: UINavigationItem?
    /// The view over the searched content.
    var cover: UIView?
    /// The controller whose content is covered.
    weak var searched: UIViewController?
  }

  /// The colour over the searched content: that behind a sheet.
  private static var dimming: UIColor { PresentationFigures.dimming }

  func observeSearchBar() {
    let field = searchBar.searchTextField
    field.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    searchBar.textWasSet = { [weak self] in self?.textChanged() }
    for button in searchBar.buttons {
      button.addAction(
        UIAction { [weak self] _ in if self?.isActive == true { self?.isActive = false } },
        for: .touchUpInside)
    }
  }

  private func textChanged() {
    guard isActive else { return }
    placeCover()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func activityChanged() {
    if isActive { begin() } else { end() }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    search.searched = searchedController
    barMayChange()
    placeCover()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.searchTextField.resignFirstResponder()
    searchBar.text = nil
    removeCover()
    barMayChange()
    delegate?.didDismissSearchController(self)
  }

  /// Lays out the navigation bar again, in which the search bar may have another place now.
  func barMayChange() {
    search.item?.paletteDidChange()
  }

  /// The controller at the top of the navigation controller whose bar shows the search bar.
  private var searchedController: UIViewController? {
    (search.item?.bar?.superview?.next as? UINavigationController)?.topViewController
  }

  // MARK: The cover

  /// Whether or not the results are shown.
  private var showsResults: Bool {
    guard searchResultsController != nil else { return false }
    return showsSearchResultsController
      || (automaticallyShowsSearchResultsController && !(searchBar.text ?? "").isEmpty)
  }

  /// Covers the searched content by the results, or by a view that dims it.
  func placeCover() {
    guard isActive, let searched = search.searched, let view = searched.viewIfLoaded else { return }
    guard showsResults || obscuresBackgroundDuringPresentation else { return removeCover() }
    let results = showsResults ? searchResultsController : nil
    if let cover = search.cover, results == nil || cover === results?.viewIfLoaded,
      (results != nil) == (cover === searchResultsController?.viewIfLoaded)
    {
      return
    }
    removeCover()
    if let results { searched.addChild(results) }
    guard let cover = results?.view ?? makeDimming() else { return }
    cover.translatesAutoresizingMaskIntoConstraints = false
    // A list adds cells after it.
    cover.layer.zPosition = 1
    view.addSubview(cover)
    pin(cover, to: view, belowBar: results == nil)
    search.cover = cover
    results?.didMove(toParent: searched)
  }

  /// Keeps a cover over a view, a scroll view at any offset: all of it, or what is below the bar.
  private func pin(_ cover: UIView, to view: UIView, belowBar: Bool) {
    let bar = view.safeAreaLayoutGuide.topAnchor
    if let frame = (view as? UIScrollView)?.frameLayoutGuide {
      NSLayoutConstraint.activate([
        cover.topAnchor.constraint(equalTo: belowBar ? bar : frame.topAnchor),
        cover.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
        cover.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      ])
    } else {
      NSLayoutConstraint.activate([
        cover.topAnchor.constraint(equalTo: belowBar ? bar : view.topAnchor),
        cover.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  private func makeDimming() -> UIView? {
    let dimming = UIView()
    dimming.backgroundColor = Self.dimming
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandler { [weak self] _ in self?.isActive = false }
    dimming.addGestureRecognizer(tap)
    return dimming
  }

  private func removeCover() {
    guard let cover = search.cover else { return }
    search.cover = nil
    let results = cover === searchResultsController?.viewIfLoaded ? searchResultsController : nil
    results?.willMove(toParent: nil)
    cover.layer.zPosition = 0
    cover.removeFromSuperview()
    cover.translatesAutoresizingMaskIntoConstraints = true
    results?.removeFromParent()
  }
}

extension UISearchController: BarPalette {
  package var paletteView: UIView { searchBar }

  package var paletteHeight: CGFloat {
    if isOnGlass {
      let scopes = searchBar.showsScopeBar && searchBar.scopeButtonTitles?.isEmpty == false
      return isInToolbar ? 0 : BarSearchFigures.glassHeight + (scopes ? BarSearchFigures.glassScopes : 0)
    }
    // A scope bar and a prompt make it higher.
    let own = searchBar.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).height
    return BarSearchFigures.height + max(0, own - ControlSizes.searchBarHeight[searchBar.traitCollection])
  }

  /// Whether or not the bar of the search is one of iOS 26.
  private var isOnGlass: Bool { (search.item?.bar?.traitCollection.system ?? .standard) >= .v26 }

  /// A search that is not active is in the toolbar of a phone, unless it is to be below the titles.
  package var isInToolbar: Bool { !isActive && isOnGlass && search.item?.searchBarPlacement != .stacked }

  package var isButton: Bool { search.item?.searchBarPlacement == .integratedButton }
  package var placeholder: String? { searchBar.placeholder }

  package func beginSearch() {
    isActive = true
    searchBar.searchTextField.becomeFirstResponder()
  }

  package var staysVisible: Bool { isActive }
  package var replacesBar: Bool { isActive && hidesNavigationBarDuringPresentation }
}

extension UIView {
  /// The buttons in the view.
  fileprivate var buttons: [UIButton] {
    subviews.flatMap { view in (view as? UIButton).map { [$0] } ?? (view is UIControl ? [] : view.buttons) }
  }
}
