/// The kinds of data that change without a tap.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates kinds of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The circumstances of a view of pages.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The settings of pages.
  open var preferences = WKPreferences()
  /// The scripts and messages of pages.
  open var userContentController = WKUserContentController()
  /// The data that pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process that views share.
  open var processPool = WKProcessPool()
  /// The settings of each page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether or not films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether or not films go on in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that begin by a tap only.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// Whether or not a page is shown only when it is whole.
  open var suppressesIncrementalRendering = false
  /// The name behind that of the system, for servers.
  open var applicationNameForUserAgent: String?

  /// Creates the usual circumstances.
  public override init() {
    super.init()
  }

  /// Returns a copy with the same parts.
  func copied() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.processPool = processPool
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    return copy
  }
}

/// The settings of pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The least size of texts, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether or not scripts run.
  open var javaScriptEnabled = true
  /// Whether or not scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// The settings of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether or not scripts run.
  open var allowsContentJavaScript = true
}

/// The process that views share.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// The data that pages keep.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let usual = WKWebsiteDataStore(isPersistent: true)
  /// Whether or not the data stay.
  public let isPersistent: Bool

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
  }

  /// Returns the data that stay.
  open class func `default`() -> WKWebsiteDataStore { usual }

  /// Returns data that do not stay.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}

/// The circumstances of a picture of a page.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in points.
  open var rect = CGRect.null
  /// The width of the picture, in points.
  open var snapshotWidth: NSNumber?
}

/// An error of this framework.
public struct WKError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// An error of unknown kind.
    case unknown = 1
    /// The process of pages ended.
    case webContentProcessTerminated = 2
    /// The view does not exist any more.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}
