// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import FoundationNetworking
public import LayoutCore
import StandInCore
import StyleCore
public import TextViewCore

/// A view that shows a page, for code of old.
///
/// Differs from UIKit: nothing is loaded, run or drawn. The view keeps what it was told, and tells its delegate of a navigation
/// that the delegate allows: its start and its end. It is a labelled rectangle with the title or the address.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// A page that the view showed.
  private struct Page {
    var request: URLRequest
    var text: String?
  }

  private var pages: [Page] = []
  private var index = -1
  private var standIn: StandInView?
  private let scroller = UIScrollView()

  /// The delegate.
  open weak var delegate: (any UIWebViewDelegate)?
  /// Whether or not a page fits into the width.
  ///
  /// Differs from UIKit: without effect.
  open var scalesPageToFit = false
  /// The kinds of data that become links.
  ///
  /// Differs from UIKit: without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether or not films are played in the page.
  ///
  /// Differs from UIKit: without effect.
  open var allowsInlineMediaPlayback = false
  /// Whether or not films begin only when the user asks for it.
  ///
  /// Differs from UIKit: without effect.
  open var mediaPlaybackRequiresUserAction = true
  /// Whether or not films are played on other devices.
  ///
  /// Differs from UIKit: without effect.
  open var mediaPlaybackAllowsAirPlay = true
  /// Whether or not films are played above other programs.
  ///
  /// Differs from UIKit: without effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether or not a press shows a page behind a link.
  ///
  /// Differs from UIKit: without effect.
  open var allowsLinkPreview = true
  /// Whether or not a page is shown only when it is complete.
  ///
  /// Differs from UIKit: without effect.
  open var suppressesIncrementalRendering = false
  /// Whether or not the keyboard comes only when the user asks for it.
  ///
  /// Differs from UIKit: without effect.
  open var keyboardDisplayRequiresUserAction = true
  /// The places of pages side by side.
  ///
  /// Differs from UIKit: without effect.
  open var paginationMode = PaginationMode.unpaginated
  /// The breaks between pages.
  ///
  /// Differs from UIKit: without effect.
  open var paginationBreakingMode = PaginationBreakingMode.page
  /// The length of a page in points; 0 is that of the view.
  ///
  /// Differs from UIKit: without effect.
  open var pageLength: CGFloat = 0
  /// The distance between pages in points.
  ///
  /// Differs from UIKit: without effect.
  open var gapBetweenPages: CGFloat = 0

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .systemBackground
    scroller.frame = bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scroller)
    standIn = addStandIn(StandIn(name: "UIWebView"))
  }

  // MARK: State

  /// The scroll view of the page.
  open var scrollView: UIScrollView { scroller }
  /// The request of the page.
  open var request: URLRequest? { page?.request }
  /// Whether or not a page is loaded at present; a load ends at once.
  open var isLoading: Bool { false }
  /// The number of pages side by side: one.
  open var pageCount: Int { 1 }
  /// Whether or not there is a page before.
  open var canGoBack: Bool { index > 0 }
  /// Whether or not there is a page after.
  open var canGoForward: Bool { index + 1 < pages.count }

  private var page: Page? { pages.indices.contains(index) ? pages[index] : nil }

  // MARK: Navigation

  /// Goes to the address of a request.
  open func loadRequest(_ request: URLRequest) { add(Page(request: request)) }

  /// Shows a text in HTML.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    guard let url = baseURL ?? URL(string: "about:blank") else { return }
    add(Page(request: URLRequest(url: url), text: string))
  }

  /// Shows a file's bytes: the text of HTML.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
    let isText = MIMEType.hasPrefix("text/") || MIMEType.contains("html")
    let text = isText ? String(data: data, encoding: .utf8) : nil
    add(Page(request: URLRequest(url: baseURL), text: text))
  }

  /// Goes to the present address again.
  open func reload() {
    if let page { show(page, .reload) {} }
  }

  /// Does nothing, since a load ends at once.
  open func stopLoading() {}

  /// Goes to the page before.
  open func goBack() { go(to: index - 1) }

  /// Goes to the page after.
  open func goForward() { go(to: index + 1) }

  /// Returns the result of a script that asks for the title or the address of the page; nil for others, which are not run.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    switch script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n")) {
    case "document.title": title ?? ""
    case "window.location.href", "document.location.href", "location.href", "window.location", "document.URL":
      request?.url?.absoluteString ?? ""
    default: nil
    }
  }

  private func go(to place: Int) {
    guard pages.indices.contains(place) else { return }
    show(pages[place], .backForward) { [self] in index = place }
  }

  private func add(_ page: Page) {
    show(page, .other) { [self] in
      pages = pages.prefix(index + 1) + [page]
      index = pages.count - 1
    }
  }

  /// Shows a page only if the delegate allows it.
  private func show(_ page: Page, _ type: NavigationType, then commit: () -> Void) {
    let isAllowed = delegate?.webView(self, shouldStartLoadWith: page.request, navigationType: type)
    guard isAllowed != false else { return }
    delegate?.webViewDidStartLoad(self)
    commit()
    standIn?.standIn.detail = title ?? request?.url?.absoluteString ?? ""
    delegate?.webViewDidFinishLoad(self)
  }

  /// The text between the tags of a title.
  private var title: String? {
    guard let text = page?.text, let start = text.range(of: "<title>", options: .caseInsensitive),
      let end = text.range(of: "</title>", options: .caseInsensitive, range: start.upperBound..<text.endIndex)
    else { return nil }
    return text[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
