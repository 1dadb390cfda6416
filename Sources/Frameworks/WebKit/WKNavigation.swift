public import FoundationNetworking
public import UIKit

/// A navigation to a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// The form of the page.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}

/// The answers to a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The view stays.
  case cancel
  /// The view goes on.
  case allow
  /// The page becomes a file.
  ///
  /// Differs from WebKit: the view stays, and there is no file.
  case download
}

/// The answers to a server's reply.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The view stays.
  case cancel
  /// The view goes on.
  case allow
  /// The page becomes a file.
  ///
  /// Differs from WebKit: the view stays, and there is no file.
  case download
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
  /// The keys that were held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The number of the button that was pressed: none.
  open var buttonNumber: Int { 0 }

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

  /// Whether or not a view can show the type of the reply: texts, pictures and PDF.
  open var canShowMIMEType: Bool {
    let type = response.mimeType ?? ""
    return ["text/", "image/", "audio/", "video/"].contains { type.hasPrefix($0) }
      || ["application/pdf", "application/json", "application/xml", "application/xhtml+xml"].contains(type)
  }

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
  /// Calls the handler with an answer to a navigation, and with the settings of its page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
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
  /// Tells the delegate that a server named another address.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Calls the handler with an answer to a server that asks who the user is.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Tells the delegate that the process of the page ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Calls the handler with whether or not old rules of secure connections will do.
  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping (Bool) -> Void)
  /// Tells the delegate that a navigation became a file.
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Tells the delegate that a reply became a file.
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  /// Asks the delegate without settings.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Leaves the answer to the system.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// Allows old rules.
  public func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping (Bool) -> Void
  ) { decisionHandler(true) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
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

/// The wishes of a page for a new window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// The place of the window; nil if the page has no wish.
  open var x: NSNumber? { nil }
  /// The place of the window; nil if the page has no wish.
  open var y: NSNumber? { nil }
  /// The width of the window; nil if the page has no wish.
  open var width: NSNumber? { nil }
  /// The height of the window; nil if the page has no wish.
  open var height: NSNumber? { nil }
  /// Whether or not the window has a menu; nil if the page has no wish.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether or not the window has a line of its state; nil if the page has no wish.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether or not the window has tools; nil if the page has no wish.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether or not the user can change the size of the window; nil if the page has no wish.
  open var allowsResizing: NSNumber? { nil }
}

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
