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
  private let status: UNAuthorizationStatus

  /// Creates settings with an answer.
  init(_ status: UNAuthorizationStatus) {
    self.status = status
  }

  /// The answer of the user.
  open var authorizationStatus: UNAuthorizationStatus { status }
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
  private static let wasAsked = Atomic(false)
  private var pending: [UNNotificationRequest] = []
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
