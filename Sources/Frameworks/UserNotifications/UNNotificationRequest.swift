// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

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

  /// Creates a notification, by which a test calls the delegate.
  ///
  /// Differs from UserNotifications, where only the system creates one.
  public init(request: UNNotificationRequest, date: Date) {
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

  /// Creates an answer, by which a test calls the delegate.
  ///
  /// Differs from UserNotifications, where only the system creates one.
  public init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  /// The scene that is to show the answer: none.
  @MainActor open var targetScene: UIScene? { nil }
}

/// An answer of the user to a notification, with a text.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  public let userText: String

  /// Creates an answer, by which a test calls the delegate.
  ///
  /// Differs from UserNotifications, where only the system creates one.
  public init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The identity of the answer of a tap.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identity of the answer of a swipe that throws the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
