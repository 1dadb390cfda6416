import Foundation
import LayerCore
import LayoutCore
public import StyleCore

extension UIApplication {
  /// The requests of the program to the system.
  struct Requests {
    var isRegisteredForRemoteNotifications = false
    var settings: UIUserNotificationSettings?
    var notifications: [UILocalNotification] = []
    var fetchInterval: TimeInterval = 0
    var shortcutItems: [UIApplicationShortcutItem] = []
    var iconName: String?
    /// The traits before the screen turns.
    var formerTraits: UITraitCollection?
  }

  // MARK: Remote notifications

  /// Whether or not the program asked for remote notifications.
  ///
  /// Differs from UIKit: it says nothing of a registration, which never succeeds.
  public var isRegisteredForRemoteNotifications: Bool { requests.isRegisteredForRemoteNotifications }

  /// Asks for remote notifications.
  ///
  /// Differs from UIKit: there are none; the delegate is told of an error in the next turn of the loop.
  public func registerForRemoteNotifications() {
    requests.isRegisteredForRemoteNotifications = true
    MainLoop.main.enqueue { [weak self] in
      guard let self, requests.isRegisteredForRemoteNotifications else { return }
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported on Linux"])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Asks for remote notifications of some kinds, in code for systems before iOS 8.
  public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
    registerForRemoteNotifications()
  }

  /// Asks for no more remote notifications.
  public func unregisterForRemoteNotifications() {
    requests.isRegisteredForRemoteNotifications = false
  }

  /// Returns the kinds of remote notifications that the user allows: none.
  public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }

  // MARK: Local notifications

  /// Asks the user for notifications of some kinds.
  ///
  /// Differs from UIKit: the user is not asked and allows none, of which the delegate is told.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let allowed = UIUserNotificationSettings(types: [], categories: notificationSettings.categories)
    requests.settings = allowed
    delegate?.application(self, didRegister: allowed)
  }

  /// The kinds of notifications that the user allows: none.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    requests.settings ?? UIUserNotificationSettings(types: [], categories: nil)
  }

  /// The notifications that the program scheduled.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { requests.notifications }
    set { requests.notifications = newValue ?? [] }
  }

  /// Keeps a notification for its time; it is not shown.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    guard let copy = notification.copy() as? UILocalNotification else { return }
    requests.notifications.append(copy)
  }

  /// Gives a notification to the delegate, as while the program is in the foreground.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    delegate?.application(self, didReceive: notification)
  }

  /// Forgets a notification: that with the same time, text and values.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    requests.notifications.removeAll { other in
      other === notification
        || other.fireDate == notification.fireDate && other.alertBody == notification.alertBody
          && other.userInfo as NSDictionary? == notification.userInfo as NSDictionary?
    }
  }

  /// Forgets all notifications.
  public func cancelAllLocalNotifications() {
    requests.notifications = []
  }

  // MARK: The icon

  /// The items of the menu of the icon.
  ///
  /// Differs from UIKit: no menu shows them.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { requests.shortcutItems }
    set { requests.shortcutItems = newValue ?? [] }
  }

  /// Changes the icon to another one of `Info.plist`, or to the primary one, and calls the handler.
  ///
  /// Differs from UIKit: the user is not told.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard alternateIconName.map(AlternateIcons.names.contains) ?? true else {
      completionHandler?(CocoaError(.fileNoSuchFile))
      return
    }
    requests.iconName = alternateIconName
    completionHandler?(nil)
  }

  /// Changes the icon to another one of `Info.plist`, or to the primary one.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    guard alternateIconName.map(AlternateIcons.names.contains) ?? true else {
      throw CocoaError(.fileNoSuchFile)
    }
    requests.iconName = alternateIconName
  }

  /// Changes the icon of issues; without effect.
  public func setNewsstandIconImage(_ image: UIImage?) {}
}

/// The icons of the program beside the primary one.
enum AlternateIcons {
  /// The names, as `Info.plist` has them.
  static var names: Set<String> {
    let icons = Bundle.main.infoDictionary?["CFBundleIcons"] as? [String: Any]
    let others = icons?["CFBundleAlternateIcons"] as? [String: Any]
    return Set(others.map { Array($0.keys) } ?? [])
  }
}
