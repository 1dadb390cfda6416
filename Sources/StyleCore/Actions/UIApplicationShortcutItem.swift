public import Foundation

/// The picture beside a shortcut item.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  /// The pictures of the system.
  public enum IconType: Int, Sendable {
    /// A page with a pencil.
    case compose = 0
    /// A triangle that plays.
    case play = 1
    /// Two bars.
    case pause = 2
    /// A plus sign.
    case add = 3
    /// An arrow for the location.
    case location = 4
    /// A magnifier.
    case search = 5
    /// An arrow out of a box.
    case share = 6
    /// A sign that forbids.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// A house.
    case home = 9
    /// A pin on a map.
    case markLocation = 10
    /// A star.
    case favorite = 11
    /// A heart.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An envelope.
    case invitation = 14
    /// A check mark.
    case confirmation = 15
    /// A letter.
    case mail = 16
    /// A bubble.
    case message = 17
    /// A calendar.
    case date = 18
    /// A clock.
    case time = 19
    /// A camera.
    case capturePhoto = 20
    /// A video camera.
    case captureVideo = 21
    /// A circle to check.
    case task = 22
    /// A checked circle.
    case taskCompleted = 23
    /// A clock with a bell.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Two crossed arrows.
    case shuffle = 26
    /// A loudspeaker.
    case audio = 27
    /// Two arrows in a circle.
    case update = 28
  }

  /// The source of a picture.
  private enum Source: Hashable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Creates an icon with a picture of the system.
  public convenience init(type: IconType) {
    self.init(.type(type))
  }

  /// Creates an icon with an image of the program.
  public convenience init(templateImageName: String) {
    self.init(.template(templateImageName))
  }

  /// Creates an icon with a symbol.
  public convenience init(systemImageName: String) {
    self.init(.symbol(systemImageName))
  }

  /// Returns the icon itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  open override var hash: Int { source.hashValue }
}

/// An item of the menu of the program's icon.
///
/// Differs from UIKit: no menu shows it; `HeadlessApplication.perform(_:)` chooses it.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// The values of an item.
  fileprivate struct Values {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }

  fileprivate var values: Values

  /// Creates an item with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The type by which the program tells its items apart.
  open var type: String { values.type }
  /// The title.
  open var localizedTitle: String { values.title }
  /// The second line.
  open var localizedSubtitle: String? { values.subtitle }
  /// The picture.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// The values that the program needs for the action.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// The identifier of the content, by which a scene is chosen.
  open var targetContentIdentifier: Any? { values.target }

  /// Returns an item with the same values, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }

  /// Returns an item with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutItem else { return false }
    return type == other.type && localizedTitle == other.localizedTitle
      && localizedSubtitle == other.localizedSubtitle && icon == other.icon
      && (userInfo as NSDictionary?) == (other.userInfo as NSDictionary?)
  }

  open override var hash: Int { type.hashValue ^ localizedTitle.hashValue }
}

/// An item of the menu of the program's icon, which can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type by which the program tells its items apart.
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The picture.
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  /// The values that the program needs for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The identifier of the content, by which a scene is chosen.
  open override var targetContentIdentifier: Any? {
    get { values.target }
    set { values.target = newValue }
  }
}
