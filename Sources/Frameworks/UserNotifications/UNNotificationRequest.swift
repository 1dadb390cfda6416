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
}
