public import Foundation

/// The ways of an answer.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates ways of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The user unlocks the device first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The answer deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The program is opened.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The picture of an answer.
open class UNNotificationActionIcon: NSObject {
  /// The name of the picture.
  let name: String

  private init(name: String) {
    self.name = name
  }

  /// Creates a picture of the program.
  public convenience init(templateImageName: String) {
    self.init(name: templateImageName)
  }

  /// Creates a symbol of the system.
  public convenience init(systemImageName: String) {
    self.init(name: systemImageName)
  }
}

/// An answer to a notification.
open class UNNotificationAction: NSObject {
  /// The identity.
  public let identifier: String
  /// The title.
  public let title: String
  /// The way.
  public let options: UNNotificationActionOptions
  /// The picture.
  public let icon: UNNotificationActionIcon?

  /// Creates an answer.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
}

/// An answer to a notification, with a text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text in place of the user's.
  public let textInputPlaceholder: String

  /// Creates an answer with a text.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The ways of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates ways of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The program is told that the user throws a notification away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Notifications are shown in cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Titles are shown while contents are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Second titles are shown while contents are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// Notifications are read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A kind of notifications, with its answers.
open class UNNotificationCategory: NSObject {
  /// The identity.
  public let identifier: String
  /// The answers.
  public let actions: [UNNotificationAction]
  /// The identities of the intents.
  public let intentIdentifiers: [String]
  /// The text in place of a hidden content.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of the summary of a group.
  public let categorySummaryFormat: String
  /// The ways.
  public let options: UNNotificationCategoryOptions

  /// Creates a kind of notifications.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}

/// A program that changes notifications before they are shown.
///
/// Differs from UserNotifications: only your code calls it.
open class UNNotificationServiceExtension: NSObject {
  /// Changes a notification, and calls the handler with it; unless overridden, as it is.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Calls the handler with what there is, since the time is over.
  open func serviceExtensionTimeWillExpire() {}
}
