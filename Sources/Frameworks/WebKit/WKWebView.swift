// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import StandInCore
@_exported public import UIKit

/// A view that shows a page.
///
/// Differs from WebKit: nothing is loaded, run or drawn. The view keeps what it was told and tells its navigation delegate
/// of a navigation that the delegate allows: its start, its commit and its end. It is a labelled rectangle with the address.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// A copy of the circumstances that the view was created with.
  public let configuration: WKWebViewConfiguration
  /// The object that allows navigations and is told of them.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows what pages ask for.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page.
  public let scrollView = UIScrollView()
  /// The pages before and after the present one.
  public let backForwardList = WKBackForwardList()
  /// The name of the program for servers.
  open var customUserAgent: String?
  /// Whether or not swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// Whether or not a press shows a page behind a link.
  open var allowsLinkPreview = true
  /// Whether or not tools of a developer can look at the page.
  open var isInspectable = false
  /// The factor of zoom.
  open var pageZoom: CGFloat = 1
  /// The colour behind the page, where it ends.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// Whether or not the user can search the page.
  ///
  /// Differs from WebKit: it has no effect.
  open var isFindInteractionEnabled = false
  /// The medium of the styles of pages; nil for the screen.
  open var mediaType: String?
  /// The smallest distances of the page from the edges of the view.
  open private(set) var minimumViewportInset = UIEdgeInsets.zero
  /// The largest distances of the page from the edges of the view.
  open private(set) var maximumViewportInset = UIEdgeInsets.zero
  /// Whether or not cameras film for the page.
  open internal(set) var cameraCaptureState = WKMediaCaptureState.none
  /// Whether or not microphones record for the page.
  open internal(set) var microphoneCaptureState = WKMediaCaptureState.none
  /// The title of the page: the text between the tags of a title in a text that was loaded.
  open private(set) var title: String?
  /// The address of the page.
  open private(set) var url: URL?
  /// The text that was loaded.
  private var text: String?
  private var standIn: StandInView?

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copied()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view with the usual circumstances.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view with the usual circumstances.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    standIn = addStandIn(StandIn(name: "WKWebView"))
  }

  // MARK: State

  /// Whether or not a page is loaded at present; a load ends at once.
  open var isLoading: Bool { false }
  /// The share of the page that is loaded.
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// Whether or not all of the page came by secure connections.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// Whether or not there is a page before.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether or not there is a page after.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Sets the smallest and largest distances of the page from the edges of the view.
  open func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
  ) {
    self.minimumViewportInset = minimumViewportInset
    self.maximumViewportInset = maximumViewportInset
  }

  // MARK: Navigation

  /// Goes to the address of a request.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    navigate(to: request, text: nil, type: .other) { [backForwardList] in
      if let url = request.url { backForwardList.add(WKBackForwardListItem(url: url, title: nil)) }
    }
  }

  /// Shows a text in HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let url = baseURL ?? URL(string: "about:blank")
    return navigate(
      to: url.map { URLRequest(url: $0) } ?? URLRequest(url: URL(fileURLWithPath: "/")), text: string,
      type: .other)
  }

  /// Shows a file's bytes: the text of HTML, by the name of its encoding.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let text = Self.text(of: data, MIMEType, encoding: characterEncodingName)
    return navigate(to: URLRequest(url: baseURL), text: text, type: .other)
  }

  /// Goes to a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Goes to the present address again.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let url else { return nil }
    return navigate(to: URLRequest(url: url), text: text, type: .reload)
  }

  /// Does nothing, since a load ends at once.
  open func stopLoading() {}

  /// Goes to the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  /// Goes to the page after.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  /// Goes to a page of the list.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    navigate(to: URLRequest(url: item.url), text: nil, type: .backForward) { [backForwardList] in
      backForwardList.select(item)
    }
  }

  /// Goes on only if the delegate allows it.
  func navigate(
    to request: URLRequest, text: String?, type: WKNavigationType, then commit: @escaping () -> Void = {}
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    let finish = { [weak self] (policy: WKNavigationActionPolicy) in
      guard let self, policy == .allow else { return }
      show(request, text: text)
      commit()
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate?.webView(self, didCommit: navigation)
      navigationDelegate?.webView(self, didFinish: navigation)
    }
    guard let navigationDelegate else {
      finish(.allow)
      return navigation
    }
    let action = WKNavigationAction(request: request, navigationType: type, in: self)
    let preferences: WKWebpagePreferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) { policy, _ in
      finish(policy)
    }
    return navigation
  }

  private func show(_ request: URLRequest, text: String?) {
    url = request.url
    self.text = text
    title = text.flatMap { Self.title(in: $0) } ?? ""
    standIn?.standIn.detail = title.flatMap { $0.isEmpty ? nil : $0 } ?? url?.absoluteString ?? ""
  }

  /// Returns the text between the tags of a title.
  private static func title(in text: String) -> String? {
    guard let start = text.range(of: "<title>", options: .caseInsensitive),
      let end = text.range(of: "</title>", options: .caseInsensitive, range: start.upperBound..<text.endIndex)
    else { return nil }
    return text[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Scripts

  /// Calls the handler with an error, since no script is run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }

  /// Calls the handler with an error, since no page is drawn.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }
}
