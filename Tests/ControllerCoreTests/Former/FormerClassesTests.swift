import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import ListCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// The search display controller and the actions of previews of old.
@MainActor
struct FormerClassesTests {
  private final class Listener: NSObject, UISearchDisplayDelegate {
    var notes: [String] = []

    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
      notes.append("begin")
    }
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { notes.append("end") }
    func searchDisplayController(
      _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
      notes.append("reload \(searchString ?? "")")
      return true
    }
    func searchDisplayController(
      _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool {
      notes.append("scope \(searchOption)")
      return true
    }

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }
  }

  private let listener = Listener()

  @Test func `a search display controller shows its table below the bar while there is a text`() throws {
    let contents = UIViewController()
    contents.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 300, height: 56))
    contents.view.addSubview(bar)
    let search = UISearchDisplayController(searchBar: bar, contentsController: contents)
    search.delegate = listener
    #expect(contents.searchDisplayController === search && search.searchContentsController === contents)
    bar.searchTextField.sendActions(for: .editingDidBegin)
    #expect(search.isActive && bar.showsCancelButton && search.searchResultsTableView.superview == nil)
    bar.text = "a"
    bar.searchTextField.sendActions(for: .editingChanged)
    #expect(search.searchResultsTableView.superview === contents.view)
    // The bar ends at 20 + 56 points.
    #expect(search.searchResultsTableView.frame == CGRect(x: 0, y: 76, width: 300, height: 324))
    bar.scopeButtonTitles = ["All", "New"]
    bar.scopes.selectedSegmentIndex = 1
    bar.scopes.sendActions(for: .valueChanged)
    search.setActive(false, animated: false)
    #expect(search.searchResultsTableView.superview == nil && bar.text?.isEmpty != false)
    #expect(listener.take() == ["begin", "reload a", "scope 1", "end"])
  }

  @Test func `an action of a preview calls its handler with itself and the controller`() {
    var called: [String] = []
    let action = UIPreviewAction(title: "Share", style: .default) { action, controller in
      called.append("\(action.title) \(controller.title ?? "")")
    }
    let controller = UIViewController()
    controller.title = "Photo"
    action.handler(action, controller)
    #expect(called == ["Share Photo"] && controller.previewActionItems.isEmpty)
    #expect(UIPreviewActionGroup(title: "More", style: .selected, actions: [action]).actions.first === action)
  }
}
