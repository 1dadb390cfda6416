public import Foundation

/// An action that the user can choose in a notification.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
  /// The values of an action.
  fileprivate struct Values {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var parameters: [AnyHashable: Any] = [:]
    var mode = UIUserNotificationActivationMode.foreground
    var needsAuthentication = false
    var isDestructive = false
  }

  fileprivate var values = Values()

  /// Creates an action.
  public override init() {
    super.init()
  }

  /// Creates an action without values.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// The identifier.
  open var identifier: String? { values.identifier }
  /// The title.
  open var title: String? { values.title }
  /// The behaviour.
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// The values of the behaviour.
  open var parameters: [AnyHashable: Any] { values.parameters }
  /// The mode in which the program performs the action.
  open var activationMode: UIUserNotificationActivationMode { values.mode }
  /// Whether or not the user must unlock the device.
  open var isAuthenticationRequired: Bool { values.needsAuthentication }
  /// Whether or not the action destroys data.
  open var isDestructive: Bool { values.isDestructive }
}

/// An action of a notification, which can be changed.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// The identifier.
  open override var identifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  /// The title.
  open override var title: String? {
    get { values.title }
    set { values.title = newValue }
  }
  /// The behaviour.
  open override var behavior: UIUserNotificationActionBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }
  /// The values of the behaviour.
  open override var parameters: [AnyHashable: Any] {
    get { values.parameters }
    set { values.parameters = newValue }
  }
  /// The mode in which the program performs the action.
  open override var activationMode: UIUserNotificationActivationMode {
    get { values.mode }
    set { values.mode = newValue }
  }
  /// Whether or not the user must unlock the device.
  open override var isAuthenticationRequired: Bool {
    get { values.needsAuthentication }
    set { values.needsAuthentication = newValue }
  }
  /// Whether or not the action destroys data.
  open override var isDestructive: Bool {
    get { values.isDestructive }
    set { values.isDestructive = newValue }
  }
}

/// A category of notifications, whose actions the user can choose.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  fileprivate var name: String?
  fileprivate var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  /// Creates a category.
  public override init() {
    super.init()
  }

  /// Creates a category without actions.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// The identifier, which notifications name.
  open var identifier: String? { name }

  /// Returns the actions in a place.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    actions[context]
  }
}

/// A category of notifications, which can be changed.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The identifier, which notifications name.
  open override var identifier: String? {
    get { name }
    set { name = newValue }
  }

  /// Sets the actions in a place.
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    self.actions[context] = actions
  }
}
