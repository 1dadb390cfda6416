import ControlCore
import Foundation
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// The search bar in a navigation bar, and what a search covers.
///
/// The window has a safe area of 59 points at the top: the bar ends at 59 + 44 = 103 points without a search bar, and a
/// search bar adds 52.
@MainActor
struct UISearchControllerTests {
  private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var notes: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      notes.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { notes.append("will begin") }
    func didPresentSearchController(_ searchController: UISearchController) { notes.append("did begin") }
    func willDismissSearchController(_ searchController: UISearchController) { notes.append("will end") }
    func didDismissSearchController(_ searchController: UISearchController) { notes.append("did end") }

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }
  }

  private let listener = Listener()
  private let content = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: content)
  }

  private func show(_ search: UISearchController) throws -> UIWindow {
    search.searchResultsUpdater = listener
    search.delegate = listener
    content.navigationItem.searchController = search
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private var barEnd: CGFloat { navigation.navigationBar.frame.maxY }

  private func fieldFrame(_ search: UISearchController, in window: UIWindow) -> CGRect {
    let field = search.searchBar.searchTextField
    return field.convert(field.bounds, to: window)
  }

  @Test("The search bar is below the row, its field at the margins") func place() throws {
    let search = UISearchController()
    let window = try show(search)
    #expect(barEnd == 155 && content.view.safeAreaInsets.top == 155)
    // One point below the row, 36 high, 16 points from the sides of 393.
    #expect(fieldFrame(search, in: window) == CGRect(x: 16, y: 104, width: 361, height: 36))
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    // The large title has 52 points above it.
    #expect(barEnd == 207 && fieldFrame(search, in: window).minY == 156)
  }

  @Test("Scrolled content takes the search bar along first, which is hidden until it is pulled down")
  func scrolled() throws {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    content.view = scrollView
    navigation.navigationBar.prefersLargeTitles = true
    let search = UISearchController()
    let window = try show(search)
    #expect(barEnd == 155 && search.searchBar.superview?.isHidden != false)
    func scroll(to offset: CGFloat) -> CGFloat {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      return barEnd
    }
    #expect(scroll(to: -181) == 181)
    // Half of it is there, half opaque.
    #expect(search.searchBar.superview?.alpha == 0.5 && search.searchBar.superview?.frame.height == 26)
    #expect(scroll(to: -207) == 207 && scroll(to: -250) == 207)
    #expect(scroll(to: -155) == 155 && scroll(to: -120) == 120 && scroll(to: 0) == 103)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    #expect(barEnd == 155 && scrollView.contentOffset.y == 0, "the row and the search bar")
    #expect(scroll(to: -207) == 207)
  }

  @Test("An active search hides the row, shows the cancel button, and dims the content") func active() throws
  {
    let search = UISearchController()
    let window = try show(search)
    search.isActive = true
    window.layoutIfNeeded()
    #expect(listener.take() == ["will begin", "did begin", "update "])
    #expect(barEnd == 59 + 52 && search.searchBar.showsCancelButton)
    // From the end of the bar at 111 points to that of the window.
    #expect(content.view.subviews.last?.frame == CGRect(x: 0, y: 111, width: 393, height: 741))
    search.searchBar.text = "a"
    #expect(listener.take() == ["update a"])
    search.isActive = false
    window.layoutIfNeeded()
    #expect(listener.take() == ["will end", "did end", "update "])
    #expect(barEnd == 155 && !search.searchBar.showsCancelButton && content.view.subviews == [])
    search.hidesNavigationBarDuringPresentation = false
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    window.layoutIfNeeded()
    #expect(barEnd == 155 && content.view.subviews == [])
  }

  @Test("A text that code sets shows the results of an active search, and updates no other")
  func textByCode() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let window = try show(search)
    search.searchBar.text = "R"
    #expect(listener.take() == [] && results.viewIfLoaded?.superview == nil)
    search.searchBar.text = nil
    search.isActive = true
    _ = listener.take()
    // The step `activate` of nav/search-results.
    search.searchBar.text = "Ro"
    window.layoutIfNeeded()
    #expect(listener.take() == ["update Ro"] && results.view.superview === content.view)
    search.searchBar.text = ""
    #expect(listener.take() == ["update "] && results.view.superview == nil)
  }

  @Test("Editing begins a search, and the results cover the content as soon as there is a text")
  func results() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let window = try show(search)
    window.makeKeyAndVisible()
    #expect(search.searchBar.searchTextField.becomeFirstResponder() && search.isActive)
    #expect(results.viewIfLoaded?.window == nil && content.view.subviews.count == 1)
    search.searchBar.searchTextField.insertText("b")
    #expect(listener.take().last == "update b")
    #expect(results.view.superview === content.view && results.parent === content)
    search.isActive = false
    #expect(results.view.superview == nil && results.parent == nil)
    #expect(!search.searchBar.searchTextField.isFirstResponder)
    window.isHidden = true
  }
}
