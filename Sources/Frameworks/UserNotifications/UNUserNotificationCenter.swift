import Synchronization
@_exported public import UIKit

/// The kinds of notifications that a program asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates kinds of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers at the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Messages.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Messages in cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Messages of dangers.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button to the program's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Messages without a sound, for which the user is not asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Messages that are read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Messages that disturb.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The answers of a user who was asked for notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Not asked.
  case notDetermined
  /// Refused.
  case denied
  /// Allowed.
  case authorized
  /// Allowed without sounds.
  case provisional
  /// Allowed for a short time.
  case ephemeral
}

/// The states of a setting of notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// There is no such setting.
  case notSupported
  /// Off.
  case disabled
  /// On.
  case enabled
}

/// The forms of messages.
public enum UNAlertStyle: Int, Sendable {
  /// None.
  case none
  /// At the top, for a moment.
  case banner
  /// Until the user answers.
  case alert
}

/// The times at which contents are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always
  /// While the device is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}

/// The kinds in which a notification is shown while the program is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates kinds of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A message.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// A message in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A message at the top.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The settings of notifications.
open class UNNotificationSettings: NSObject {
  private let status: UNAuthorizationStatus

  /// Creates settings with an answer.
  init(_ status: UNAuthorizationStatus) {
    self.status = status
  }

  /// The answer of the user.
  open var authorizationStatus: UNAuthorizationStatus { status }
  /// Whether or not sounds are on.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether or not numbers at the icon are on.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether or not messages are on.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether or not messages are in the list.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether or not messages are on the locked screen.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Whether or not messages are in cars.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether or not messages of dangers are on.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether or not messages are read aloud.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether or not messages wait for a summary.
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// Whether or not messages disturb.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether or not messages of people are on.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The form of messages.
  open var alertStyle: UNAlertStyle { .none }
  /// The times at which contents are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .whenAuthenticated }
  /// Whether or not there is a button to the program's own settings.
  open var providesAppNotificationSettings: Bool { false }
}

/// A type that is told of notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Calls the handler with the kinds in which a notification is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Tells the delegate of an answer.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Tells the delegate to show the program's own settings of notifications.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the handler with no kinds.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Calls the handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The notifications of a program.
///
/// Differs from UserNotifications: the user refuses, and no notification is shown; those that are asked for are kept.
open class UNUserNotificationCenter: NSObject {
  // Unchecked because the class is open, as Apple's is: notifications and categories are used under `lock`, and the delegate
  // is set as the program starts.
  nonisolated(unsafe) private static let only = UNUserNotificationCenter()
  private static let wasAsked = Atomic(false)
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  /// The object that is told of notifications.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Returns the notifications of the program.
  open class func current() -> UNUserNotificationCenter { unsafe only }

  /// Calls the handler with a refusal.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Self.wasAsked.store(true, ordering: .relaxed)
    completionHandler(false, nil)
  }

  /// Calls the handler with the settings.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(
      UNNotificationSettings(Self.wasAsked.load(ordering: .relaxed) ? .denied : .notDetermined))
  }

  /// Keeps a notification in place of one of the same identity.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    completionHandler?(nil)
  }

  /// Calls the handler with the notifications that are kept.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(lock.withLock { pending })
  }

  /// Forgets the notifications of identities.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets all notifications.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  /// Does nothing: no notification was shown.
  open func removeAllDeliveredNotifications() {}

  /// Does nothing: no notification was shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Calls the handler with no notifications: none was shown.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }

  /// Returns no notifications: none was shown.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Returns the notifications that are kept.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }

  /// Returns the settings.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(Self.wasAsked.load(ordering: .relaxed) ? .denied : .notDetermined)
  }

  /// Returns a refusal.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    Self.wasAsked.store(true, ordering: .relaxed)
    return false
  }

  /// Keeps a notification in place of one of the same identity.
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  /// Sets the kinds of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// Calls the handler with the kinds of notifications.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    completionHandler(lock.withLock { categories })
  }

  /// Returns the kinds of notifications.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  /// Sets the number at the icon, which nothing shows.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil) }

  /// Sets the number at the icon, which nothing shows.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if newBadgeCount < 0 { throw UNError(.badgeInputInvalid) }
  }

  /// Whether or not programs can show notifications their own way: no.
  open var supportsContentExtensions: Bool { false }
}
