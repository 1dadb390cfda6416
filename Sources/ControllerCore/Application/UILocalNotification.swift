// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A notification that the program schedules for itself.
///
/// Differs from UIKit: it is kept by the application and never shown; no region is watched.
@preconcurrency @MainActor
open class UILocalNotification: NSObject, @preconcurrency NSCopying {
  /// The time of the notification.
  open var fireDate: Date?
  /// The time zone of the time.
  open var timeZone: TimeZone?
  /// The interval after which the notification comes again; empty for once.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar of the interval.
  open var repeatCalendar: Calendar?
  /// Whether or not a region triggers the notification only once.
  open var regionTriggersOnce = true
  /// The text.
  open var alertBody: String?
  /// Whether or not an action can be chosen.
  open var hasAction = true
  /// The title of the action.
  open var alertAction: String?
  /// The name of the image that is shown during the launch.
  open var alertLaunchImage: String?
  /// The title.
  open var alertTitle: String?
  /// The name of the sound.
  open var soundName: String?
  /// The number at the icon of the program, or 0 for no change.
  open var applicationIconBadgeNumber = 0
  /// The values of the program.
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of the category whose actions can be chosen.
  open var category: String?

  /// Creates a notification.
  public override required init() {
    super.init()
  }

  /// Creates a notification without values.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns a notification with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Swift.type(of: self).init()
    (copy.fireDate, copy.timeZone) = (fireDate, timeZone)
    (copy.repeatInterval, copy.repeatCalendar) = (repeatInterval, repeatCalendar)
    (copy.regionTriggersOnce, copy.alertBody, copy.hasAction) = (regionTriggersOnce, alertBody, hasAction)
    (copy.alertAction, copy.alertLaunchImage) = (alertAction, alertLaunchImage)
    (copy.alertTitle, copy.soundName, copy.category) = (alertTitle, soundName, category)
    (copy.applicationIconBadgeNumber, copy.userInfo) = (applicationIconBadgeNumber, userInfo)
    return copy
  }
}

/// The name of the default sound of notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
