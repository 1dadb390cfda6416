import ControlCore
import Foundation
import FoundationNetworking
import GraphicsCore
import LayerCore
import ListCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// The search display controller, the web view and the actions of previews of old.
@MainActor
struct FormerClassesTests {
  private final class Listener: NSObject, UISearchDisplayDelegate, UIWebViewDelegate {
    var notes: [String] = []
    var allowed = true

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
    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
      notes.append("\(request.url?.absoluteString ?? "") \(navigationType)")
      return allowed
    }
    func webViewDidFinishLoad(_ webView: UIWebView) { notes.append("finish") }

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

  @Test func `a web view goes where its delegate allows, back, and forward`() throws {
    let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = listener
    let (a, b) = (
      try #require(URL(string: "https://a.example/")), try #require(URL(string: "https://b.example/"))
    )
    view.loadRequest(URLRequest(url: a))
    view.loadHTMLString("<title> B </title>", baseURL: b)
    #expect(
      listener.take() == ["https://a.example/ other", "finish", "https://b.example/ other", "finish"])
    #expect(view.request?.url == b && view.canGoBack && !view.canGoForward && !view.isLoading)
    #expect(view.stringByEvaluatingJavaScript(from: "document.title") == "B")
    #expect(view.stringByEvaluatingJavaScript(from: "alert(1)") == nil)
    view.goBack()
    #expect(view.request?.url == a && view.canGoForward && listener.take().last == "finish")
    listener.allowed = false
    view.goForward()
    #expect(view.request?.url == a && listener.take() == ["https://b.example/ backForward"])
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
