import ControlCore
import ControllerCore
import Foundation
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@MainActor
struct UISearchBarTests {
  private final class Delegate: NSObject, UISearchBarDelegate {
    var cancels = 0
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancels += 1 }
  }

  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  @Test("The field is 36 points high, 8 from the ends; a button to give up takes its width and 8 of it")
  func layout() throws {
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    // The button's title has 15 points and is rounded up to whole ones.
    let width = "Cancel".size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width.rounded(.up)
    #expect(cancel.frame.minX == 312 - width && cancel.frame.maxX == 312)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 296 - width, height: 36))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(cancel.frame.minX == 8 && bar.searchTextField.frame.minX == 16 + width)
    let delegate = Delegate()
    bar.delegate = delegate
    cancel.sendActions(for: .touchUpInside)
    #expect(delegate.cancels == 1)
  }

  @Test("Text begins after the glass, on the leading side") func text() {
    let field = bar.searchTextField
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 36)).minX == 34)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 36)).maxX == 66)
    bar.text = "abc"
    #expect(field.text == "abc")
  }

  @Test("A prompt adds 34 points above the field, scopes 47 below it (C.21)") func rows() throws {
    bar.prompt = "Find anything"
    #expect(
      bar.intrinsicContentSize.height == 90 && bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 90)
    bar.frame.size.height = 90
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 44, width: 304, height: 36))
    bar.prompt = nil
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(bar.intrinsicContentSize.height == 56, "scopes are hidden until they are asked for")
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 103)
    bar.frame.size.height = 103
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(!scopes.isHidden && scopes.frame.minX == 8 && scopes.frame.width == 304)
    #expect(scopes.frame.minY >= 56 && scopes.frame.maxY <= 103)
    #expect(bar.searchTextField.frame.minY == 10)
  }

  @Test("The delegate is told of scopes, texts, buttons and the return key") func delegate() throws {
    final class Log: NSObject, UISearchBarDelegate {
      var lines: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "x" }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        lines.append("scope \(selectedScope)")
      }
    }
    let (window, log) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Log())
    window.isHidden = false
    window.addSubview(bar)
    window.layoutIfNeeded()
    bar.delegate = log
    let user = HeadlessUser(of: window)
    try user.tap(on: bar.searchTextField)
    #expect(bar.isFirstResponder)
    try user.type("ax\n")
    #expect(log.lines == ["begin", "a", "search"] && bar.text == "a")
    bar.text = ""
    log.lines = []
    bar.showsBookmarkButton = true
    bar.layoutIfNeeded()
    let bookmark = try #require(bar.searchTextField.rightView as? UIButton)
    #expect(bookmark.frame == CGRect(x: 304 - 26, y: 8, width: 20, height: 20))
    bookmark.sendActions(for: .touchUpInside)
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    scopes.selectedSegmentIndex = 1
    scopes.sendActions(for: .valueChanged)
    #expect(log.lines == ["bookmark", "scope 1"] && bar.selectedScopeButtonIndex == 1)
    bar.resignFirstResponder()
    #expect(log.lines.last == "end" && !bar.isFirstResponder)
  }

  @Test("A search tells its updater when it begins and ends") func controller() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var states: [Bool] = []
      func updateSearchResults(for searchController: UISearchController) {
        states.append(searchController.isActive)
      }
    }
    let updater = Updater()
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = updater
    controller.isActive = true
    controller.isActive = true
    controller.isActive = false
    #expect(updater.states == [true, false])
  }
}
