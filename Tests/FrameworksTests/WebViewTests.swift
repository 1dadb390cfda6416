import Testing
import UIKit
import WebKit

/// Ways of loading pages, and scripts, which fail.
@MainActor
struct WebViewTests {
  private final class Handler: NSObject, WKScriptMessageHandler {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {}
  }

  private final class Navigation: NSObject, WKNavigationDelegate {
    var frames: [WKFrameInfo] = []
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      frames += [navigationAction.sourceFrame, navigationAction.targetFrame].compactMap(\.self)
      decisionHandler(.allow)
    }
  }

  @Test func bytesAreTextsByTheirEncoding() throws {
    let (view, url) = (WKWebView(frame: .zero), try #require(URL(string: "https://example.com/a")))
    let bytes = Data("<title>".utf8) + Data([0xE4]) + Data("</title>".utf8)
    view.load(bytes, mimeType: "text/html", characterEncodingName: "ISO-8859-1", baseURL: url)
    #expect(view.title == "ä" && view.url == url)
    view.load(bytes, mimeType: "image/png", characterEncodingName: "ISO-8859-1", baseURL: url)
    #expect(view.title?.isEmpty == true)
    view.loadSimulatedRequest(URLRequest(url: url), responseHTML: "<title>b</title>")
    #expect(view.title == "b" && view.backForwardList.currentItem?.url == url)
    let response = URLResponse(
      url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
    view.loadSimulatedRequest(
      URLRequest(url: url), response: response, responseData: Data("<title>ü</title>".utf8))
    #expect(view.title == "ü")
  }

  @Test func framesHaveServers() throws {
    let (view, delegate) = (WKWebView(frame: .zero), Navigation())
    view.navigationDelegate = delegate
    let url = try #require(URL(string: "https://example.com:8080/a"))
    view.load(URLRequest(url: url))
    let frame = try #require(delegate.frames.last)
    #expect(frame.isMainFrame && frame.webView === view && frame.request.url == url)
    #expect(frame.securityOrigin.host == "example.com" && frame.securityOrigin.port == 8080)
    #expect(frame.securityOrigin.protocol == "https")
  }

  @Test func scriptsFail() async {
    let view = WKWebView(frame: .zero)
    var errors: [WKError?] = []
    view.callAsyncJavaScript("return 1", arguments: ["a": 1], in: nil, in: .page) { result in
      if case .failure(let error) = result { errors.append(error as? WKError) }
    }
    view.evaluateJavaScript("1", in: nil, in: .defaultClient) { result in
      if case .failure(let error) = result { errors.append(error as? WKError) }
    }
    #expect(errors == [WKError(.javaScriptExceptionOccurred), WKError(.javaScriptExceptionOccurred)])
    await #expect(throws: WKError.self) {
      try await view.callAsyncJavaScript("return 1", contentWorld: .page) != nil
    }
  }

  @Test func handlersBelongToNameSpaces() {
    let (controller, handler) = (WKUserContentController(), Handler())
    let world = WKContentWorld.world(name: "own")
    #expect(WKContentWorld.world(name: "own") === world && world.name == "own")
    controller.add(handler, name: "a")
    controller.add(handler, contentWorld: world, name: "a")
    controller.removeAllScriptMessageHandlers(from: world)
    #expect(controller.scriptMessageHandler(forName: "a", in: world) == nil)
    #expect(controller.scriptMessageHandler(forName: "a", in: .page) === handler)
    controller.removeAllScriptMessageHandlers()
    #expect(controller.scriptMessageHandler(forName: "a", in: .page) == nil)
  }
}
