// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The identifier of an activity by which its search result is deleted.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of the activity of browsing a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A type of objects that are told of an activity.
public protocol NSUserActivityDelegate: AnyObject {
  /// Tells the delegate that the activity is about to be saved, so that it can be updated.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Tells the delegate that the activity was continued on another device.
  ///
  /// Differs from Foundation: it is not called.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Tells the delegate that streams to another device were opened.
  ///
  /// Differs from Foundation: it is not called.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}

/// The activity of a user at one moment, with what is needed to continue it.
///
/// Differs from Foundation: activities are kept in this program; no other device and no search sees them.
open class NSUserActivity: NSObject {
  private static let lock = NSRecursiveLock()
  // Used under `lock` only.
  nonisolated(unsafe) private static weak var latest: NSUserActivity?

  /// The activity that became current last, and was not resigned.
  package static var current: NSUserActivity? { lock.withLock { unsafe latest } }

  private let type: String
  private var isSaving = false
  /// The closures that update the activity before it is saved, by the objects that own it.
  package var savers: [ObjectIdentifier: (NSUserActivity) -> Void] = [:]

  /// The values that are needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the values that are kept when the activity is searched for.
  open var requiredUserInfoKeys: Set<String>?
  /// The title.
  open var title: String?
  /// The words by which the activity is found.
  open var keywords: Set<String> = []
  /// The page of the web with the same content.
  open var webpageURL: URL?
  /// The page of the web that led to the activity.
  open var referrerURL: URL?
  /// The time at which the activity is no longer of use.
  open var expirationDate: Date?
  /// The identifier of the content, by which a scene is chosen.
  open var targetContentIdentifier: String?
  /// The identifier by which a saved activity is deleted.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// Whether or not the activity can be continued on another device.
  open var isEligibleForHandoff = true
  /// Whether or not the activity is found by searches on the device.
  open var isEligibleForSearch = false
  /// Whether or not the activity may be found by the searches of other users.
  open var isEligibleForPublicIndexing = false
  /// Whether or not the activity may be proposed to the user.
  open var isEligibleForPrediction = false
  /// Whether or not the activity can be continued by streams.
  open var supportsContinuationStreams = false
  /// The object that is told of the activity.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Whether or not the activity is to be saved with the present state.
  ///
  /// Differs from Foundation: the delegate and the responders of the activity are told at once, and it is `false` then.
  open var needsSave = false {
    didSet {
      guard needsSave, !isSaving else { return }
      isSaving = true
      delegate?.userActivityWillSave(self)
      for saver in savers.values { saver(self) }
      (needsSave, isSaving) = (false, false)
    }
  }

  /// Creates an activity of a type, such as `org.example.reading`.
  public init(activityType: String) {
    type = activityType
    super.init()
  }

  /// Creates an activity of the first type that `Info.plist` lists.
  public override convenience init() {
    let types = Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String]
    self.init(activityType: types?.first ?? "")
  }

  /// The type of the activity.
  open var activityType: String { type }

  /// Adds values to those that are needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the one that the user could continue.
  open func becomeCurrent() {
    Self.lock.withLock { unsafe Self.latest = self }
  }

  /// Makes the activity no longer the current one.
  open func resignCurrent() {
    Self.lock.withLock { if unsafe Self.latest === self { unsafe Self.latest = nil } }
  }

  /// Ends the activity.
  open func invalidate() { resignCurrent() }

  /// Calls a handler with streams to the device from which the activity was continued: with an error, since there is none.
  open func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil, CocoaError(.userActivityConnectionUnavailable))
  }

  /// Deletes all activities that searches know: none, so that only the handler is called.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }

  /// Deletes activities that searches know: none, so that only the handler is called.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) { handler() }
}
