public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
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
  /// The identity of the category, which has the answers.
  open fileprivate(set) var categoryIdentifier: String = ""
  /// The identity of the group of notifications.
  open fileprivate(set) var threadIdentifier: String = ""
  /// The files that are shown.
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  /// The name of the picture that is shown while the program starts.
  open fileprivate(set) var launchImageName: String = ""
  /// The identity of the window that is to show the content.
  open fileprivate(set) var targetContentIdentifier: String?
  /// The importance.
  open fileprivate(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
  /// The place among notifications of the program, 0…1.
  open fileprivate(set) var relevanceScore: Double = 0
  /// The text by which the user's focus lets notifications pass.
  open fileprivate(set) var filterCriteria: String?
  /// The text for the summary of a group.
  open fileprivate(set) var summaryArgument: String = ""
  /// The number for the summary of a group.
  open fileprivate(set) var summaryArgumentCount: Int = 0

  /// Returns a copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { copied(to: UNNotificationContent()) }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: UNMutableNotificationContent()) }

  private func copied(to copy: UNNotificationContent) -> UNNotificationContent {
    (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
    (copy.badge, copy.sound, copy.userInfo) = (badge, sound, userInfo)
    (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    (copy.attachments, copy.launchImageName) = (attachments, launchImageName)
    (copy.targetContentIdentifier, copy.filterCriteria) = (targetContentIdentifier, filterCriteria)
    (copy.interruptionLevel, copy.relevanceScore) = (interruptionLevel, relevanceScore)
    (copy.summaryArgument, copy.summaryArgumentCount) = (summaryArgument, summaryArgumentCount)
    return copy
  }
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
  /// The identity of the category, which has the answers.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identity of the group of notifications.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The files that are shown.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The name of the picture that is shown while the program starts.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  /// The identity of the window that is to show the content.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The importance.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The place among notifications of the program, 0…1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// The text by which the user's focus lets notifications pass.
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
  /// The text for the summary of a group.
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  /// The number for the summary of a group.
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
}
