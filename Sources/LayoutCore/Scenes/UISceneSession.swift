public import Foundation

/// What stays of a scene when it is not connected. Differs from UIKit: nothing is kept when the program ends.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// The role of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  private static var count = 0

  /// The scene, while it is there.
  open internal(set) weak var scene: UIScene?
  /// How the scene is made.
  open package(set) var configuration: UISceneConfiguration
  /// A name of its own.
  public let persistentIdentifier: String
  /// What the program keeps with the session.
  open var userInfo: [String: Any]?

  /// What the scene is for.
  open var role: Role { configuration.role }

  init(configuration: UISceneConfiguration) {
    Self.count += 1
    persistentIdentifier = "session \(Self.count)"
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the program's property list. Differs from UIKit: the list is not read.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene. Differs from UIKit: it is always `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, which has an `init()`; nil is none.
  open var delegateClass: AnyClass?

  /// A configuration of the given name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
