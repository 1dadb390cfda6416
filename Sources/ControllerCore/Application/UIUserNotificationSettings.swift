// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The kinds of notifications that a program asks for.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers at the icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// Messages.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The kinds of remote notifications that a program asks for.
public struct UIRemoteNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers at the icon.
  public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
  /// Messages.
  public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
  /// Issues that can be downloaded.
  public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}

/// The modes in which a program performs an action of a notification.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// In the foreground.
  case foreground = 0
  /// In the background.
  case background = 1
}

/// The behaviours of an action of a notification.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// A button.
  case `default` = 0
  /// A button behind which the user can type.
  case textInput = 1
}

/// The places in which actions of a notification are shown.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// A place with much space.
  case `default` = 0
  /// A place with little space.
  case minimal = 1
}

/// The key of the title of the button behind which the user typed.
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"
/// The key of the text that the user typed.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// The kinds of notifications that a program asks for, and their actions.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  private let kinds: UIUserNotificationType
  private let groups: Set<UIUserNotificationCategory>?

  init(_ types: UIUserNotificationType, _ categories: Set<UIUserNotificationCategory>?) {
    (kinds, groups) = (types, categories)
    super.init()
  }

  /// Creates settings.
  public convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.init(types, categories)
  }

  /// The kinds of notifications.
  open var types: UIUserNotificationType { kinds }
  /// The categories of actions.
  open var categories: Set<UIUserNotificationCategory>? { groups }
}
