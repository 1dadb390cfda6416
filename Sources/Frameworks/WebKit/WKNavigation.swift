/// A navigation to a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The answers to a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The view stays.
  case cancel
  /// The view goes on.
  case allow
}

/// The answers to a server's reply.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The view stays.
  case cancel
  /// The view goes on.
  case allow
}

/// The causes of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated
  /// A form.
  case formSubmitted
  /// The list of pages.
  case backForward
  /// The same page again.
  case reload
  /// A form again.
  case formResubmitted
  /// Something else.
  case other = -1
}

/// A navigation that is asked for.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// The cause.
  public let navigationType: WKNavigationType
  /// The frame of the page that asked for it.
  public let sourceFrame: WKFrameInfo
  /// The frame of the page that is to show it.
  public let targetFrame: WKFrameInfo?
  /// Whether or not the page asked for a file to keep: never.
  open var shouldPerformDownload: Bool { false }

  init(request: URLRequest, navigationType: WKNavigationType, in view: WKWebView) {
    self.request = request
    self.navigationType = navigationType
    sourceFrame = WKFrameInfo(request: view.url.map { URLRequest(url: $0) } ?? request, in: view)
    targetFrame = WKFrameInfo(request: request, in: view)
  }
}

/// The reply of a server.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The reply.
  public let response: URLResponse
  /// Whether or not it is for the whole view.
  public let isForMainFrame = true

  /// Creates a reply, by which a test asks a delegate.
  ///
  /// Differs from WebKit, where only a page creates one.
  public init(response: URLResponse) {
    self.response = response
  }
}

/// A type that allows navigations and is told of them.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Calls the handler with an answer to a navigation.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Calls the handler with an answer to a reply.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// Tells the delegate of a start.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Tells the delegate that the page arrives.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Tells the delegate that the page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Tells the delegate of an error.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Tells the delegate of an error at the start.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows the navigation.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Allows the reply.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// A type that shows what pages ask for.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Returns a view for a new window; nil is none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

extension WKUIDelegate {
  /// Returns nil: no new window.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
}

/// The wishes of a page for a new window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// A page of a list.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The title.
  public let title: String?
  /// The address that was asked for.
  public var initialURL: URL { url }

  init(url: URL, title: String?) {
    self.url = url
    self.title = title
  }
}

/// The pages before and after the present one.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  /// The present page.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// Returns the page at a distance from the present one.
  open func item(at distance: Int) -> WKBackForwardListItem? {
    let (place, overflow) = index.addingReportingOverflow(distance)
    return !overflow && items.indices.contains(place) ? items[place] : nil
  }

  /// Adds a page behind the present one, and forgets those after it.
  func add(_ item: WKBackForwardListItem) {
    items = items.prefix(index + 1) + [item]
    index = items.count - 1
  }

  /// Makes a page the present one.
  func select(_ item: WKBackForwardListItem) {
    if let place = items.firstIndex(where: { $0 === item }) { index = place }
  }
}
