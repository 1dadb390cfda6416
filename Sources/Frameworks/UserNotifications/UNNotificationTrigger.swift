public import Foundation

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

  /// Returns the next time at which it holds, from now on.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
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

  /// Returns the next time at which it holds, from now on; nil if there is none.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current)
      .nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A message of a server.
///
/// Differs from UserNotifications: none comes.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
