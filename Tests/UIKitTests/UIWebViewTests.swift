import Testing
import UIKit

/// The web view of old.
@MainActor
@Suite struct UIWebViewTests {
  private final class Listener: NSObject, UIWebViewDelegate {
    var notes: [String] = []
    var allowed = true

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
}
