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
  /// The answer of the user.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// A sound of a notification.
open class UNNotificationSound: NSObject {
  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The title.
  open fileprivate(set) var title = ""
  /// The second title.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// The number at the icon.
  open fileprivate(set) var badge: NSNumber?
  /// The sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// Values of the program.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
}

/// The content of a notification that can be changed.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number at the icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// Values of the program.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// A condition of a notification.
open class UNNotificationTrigger: NSObject {
  /// Whether or not it holds several times.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// The end of a number of seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The number of seconds.
  public let timeInterval: TimeInterval

  /// Creates the end of a number of seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Creates the condition of a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject {
  /// The identity.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The condition; nil is at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification.
open class UNNotification: NSObject {
  /// The notification that was asked for.
  public let request: UNNotificationRequest
  /// The time.
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// An answer of the user to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The identity of the answer.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
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
}

/// The notifications of a program.
///
/// Differs from UserNotifications: the user refuses, and no notification is shown; those that are asked for are kept.
open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let only = UNUserNotificationCenter()
  private var pending: [UNNotificationRequest] = []
  /// The object that is told of notifications.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Returns the notifications of the program.
  open class func current() -> UNUserNotificationCenter { unsafe only }

  /// Calls the handler with a refusal.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Calls the handler with the settings.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  /// Keeps a notification in place of one of the same identity.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    pending.append(request)
    completionHandler(nil)
  }

  /// Calls the handler with the notifications that are kept.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(pending)
  }

  /// Forgets the notifications of identities.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  /// Forgets all notifications.
  open func removeAllPendingNotificationRequests() { pending = [] }

  /// Does nothing: no notification was shown.
  open func removeAllDeliveredNotifications() {}
}
