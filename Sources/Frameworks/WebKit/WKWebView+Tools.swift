public import UIKit

/// A search in a page.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  /// Whether or not it goes backwards.
  open var backwards = false
  /// Whether or not capitals are other letters.
  open var caseSensitive = false
  /// Whether or not it goes on at the other end.
  open var wraps = true

  /// Creates the usual search.
  public override init() {
    super.init()
  }
}

/// The result of a search in a page.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  /// Whether or not the text was found.
  public let matchFound: Bool

  init(matchFound: Bool) {
    self.matchFound = matchFound
  }
}

/// The part of a page that becomes a PDF.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// The part, in points; nil for all of the page.
  open var rect: CGRect?
  /// Whether or not the page may have no background.
  open var allowTransparentBackground = false

  /// Creates the whole page.
  public override init() {
    super.init()
  }
}

extension WKWebView {
  /// The ways in which a part of a page fills the screen.
  public enum FullscreenState: Int, Sendable {
    /// The part does not fill it.
    case notInFullscreen
    /// The part is about to fill it.
    case enteringFullscreen
    /// The part fills it.
    case inFullscreen
    /// The part is about to go back.
    case exitingFullscreen
  }

  /// The way in which a part of the page fills the screen: none does.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  /// The colour that the page names for the bars around it: none.
  public var themeColor: UIColor? { nil }
  /// The bar by which the user searches the page: none.
  public var findInteraction: UIFindInteraction? { nil }
  /// The state of the page for the user, to go on later: none.
  public var interactionState: Any? {
    get { nil }
    set {}
  }
  /// Whether or not a tool of writing works on the page: no.
  public var isWritingToolsActive: Bool { false }
  /// The certificates of the server: none.
  public var certificateChain: [Any] { [] }

  /// Returns whether or not the view answers requests of a scheme itself.
  public class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ftp"].contains(urlScheme.lowercased())
  }

  /// Goes to the present address again.
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { reload() }

  // MARK: Scripts

  /// Throws an error, since no script is run.
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Throws an error, since no script is run.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  // MARK: Contents

  /// Gives a completion the result of a search: nothing is found.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { completionHandler(WKFindResult(matchFound: false)) }

  /// Returns the result of a search: nothing is found.
  public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws
    -> WKFindResult
  { WKFindResult(matchFound: false) }

  /// Gives a completion an error, since no page is drawn.
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }

  /// Throws an error, since no page is drawn.
  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    throw WKError(.unknown)
  }

  /// Gives a completion an error, since no page is loaded.
  public func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void)
  {
    completionHandler(.failure(WKError(.unknown)))
  }

  /// Throws an error, since no page is drawn.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    throw WKError(.unknown)
  }

  // MARK: Media

  /// Stops the media of the page: there are none.
  public func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    completionHandler?()
  }

  /// Stops the media of the page, or lets them go on: there are none.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil
  ) { completionHandler?() }

  /// Ends the media that fill the screen: there are none.
  public func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    completionHandler?()
  }

  /// Gives a completion the state of the media of the page: there are none.
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
  ) { completionHandler(.none) }

  /// Lets cameras film for the page, or ends it.
  public func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    cameraCaptureState = state
    completionHandler?()
  }

  /// Lets microphones record for the page, or ends it.
  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    microphoneCaptureState = state
    completionHandler?()
  }
}
