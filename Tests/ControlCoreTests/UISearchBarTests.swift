import ControlCore
import ControllerCore
import Foundation
import LayoutCore
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
