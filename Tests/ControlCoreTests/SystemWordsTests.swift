import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// The system's own words on buttons are in the language of the application.
@MainActor
struct SystemWordsTests {
  private func inGerman<Result>(_ body: () -> Result) -> Result {
    AppLanguage.$ofTask.withValue("de", operation: body)
  }

  @Test func itemsOfBars() {
    let titles = inGerman {
      [.done, .cancel, .edit, .save, .undo, .redo].map { (item: UIBarButtonItem.SystemItem) in
        UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil).title
      }
    }
    #expect(titles == ["Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen"])
    #expect(UIBarButtonItem(systemItem: .done).title == "Done")
    #expect(inGerman { UITabBarItem(tabBarSystemItem: .search, tag: 0).title } == "Suchen")
  }

  @Test func editButton() {
    inGerman {
      let controller = UIViewController()
      #expect(controller.editButtonItem.title == "Bearbeiten")
      controller.setEditing(true, animated: false)
      #expect(controller.editButtonItem.title == "Fertig")
    }
  }

  @Test func backButton() {
    let item = UINavigationItem(title: "")
    #expect(inGerman { item.backTitle } == "Zurück")
    #expect(item.backTitle == "Back")
  }

  @Test func searchBar() throws {
    let bar = inGerman { UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)) }
    let cancel = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(cancel.title(for: .normal) == "Abbrechen")
    inGerman { bar.showsBookmarkButton = true }
    #expect(bar.searchTextField.rightView?.accessibilityLabel == "Lesezeichen")
    inGerman { bar.showsSearchResultsButton = true }
    #expect(bar.searchTextField.rightView?.accessibilityLabel == "Ergebnisse")
  }
}
