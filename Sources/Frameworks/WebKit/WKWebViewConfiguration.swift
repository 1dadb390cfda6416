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

/// The data of texts that can be tapped.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates data of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers of telephones.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let trackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Words to look up.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// All data.
  public static let all = Self(rawValue: .max)
}

/// The steps in which a selection grows.
public enum WKSelectionGranularity: Int, Sendable {
  /// Those that suit the place.
  case dynamic
  /// Characters.
  case character
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

  /// The data of texts that can be tapped.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// The steps in which a selection grows.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether or not pages may forbid zooming.
  open var ignoresViewportScaleLimits = false
  /// Whether or not media may be shown on other screens.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether or not addresses of servers that are known to be secure become secure.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether or not only pages of the program's servers are shown.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether or not words are suggested while the user types.
  open var allowsInlinePredictions = false
  /// Whether or not texts may have pictures among letters.
  open var supportsAdaptiveImageGlyph = false
  /// Whether or not films begin by a tap only.
  open var mediaPlaybackRequiresUserAction = true
  /// Whether or not films begin by a tap only.
  open var requiresUserActionForMediaPlayback = true
  /// Whether or not media may be shown on other screens.
  open var mediaPlaybackAllowsAirPlay = true
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates the usual circumstances.
  public override init() {
    super.init()
  }

  /// Sets the object that answers the requests of a scheme.
  ///
  /// Differs from WebKit: no page asks for anything.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler }

  /// Returns the object that answers the requests of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
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
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
    copy.mediaPlaybackRequiresUserAction = mediaPlaybackRequiresUserAction
    copy.requiresUserActionForMediaPlayback = requiresUserActionForMediaPlayback
    copy.mediaPlaybackAllowsAirPlay = mediaPlaybackAllowsAirPlay
    copy.schemeHandlers = schemeHandlers
    return copy
  }
}

/// The settings of pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The ways in which pages go on that are in no window.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// They stop.
    case suspend
    /// They are slow.
    case throttle
    /// They go on as usual.
    case none
  }

  /// The least size of texts, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether or not scripts run.
  open var javaScriptEnabled = true
  /// Whether or not scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether or not the user is warned of pages that deceive.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether or not old pages are shown by rules of their own.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether or not texts can be selected.
  open var isTextInteractionEnabled = true
  /// Whether or not parts of pages may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether or not backgrounds are printed.
  open var shouldPrintBackgrounds = false
  /// The way in which pages go on that are in no window.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
}

/// The settings of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The forms of pages for kinds of devices.
  public enum ContentMode: Int, Sendable {
    /// The one that suits the device.
    case recommended
    /// That for phones.
    case mobile
    /// That for computers.
    case desktop
  }

  /// The ways in which addresses become secure.
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    /// They stay.
    case keepAsRequested
    /// They become secure if the server can.
    case automaticFallbackToHTTP
    /// They become secure unless the user says otherwise.
    case userMediatedFallbackToHTTP
    /// They become secure, or fail.
    case errorOnFailure
  }

  /// Whether or not scripts run.
  open var allowsContentJavaScript = true
  /// The form of the page.
  open var preferredContentMode = ContentMode.recommended
  /// Whether or not the page has fewer abilities, for safety.
  open var isLockdownModeEnabled = false
  /// The way in which the address becomes secure.
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
}

/// The process that views share.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// The circumstances of a picture of a page.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in points.
  open var rect = CGRect.null
  /// The width of the picture, in points.
  open var snapshotWidth: NSNumber?
  /// Whether or not changes that wait are drawn first.
  open var afterScreenUpdates = true
}
