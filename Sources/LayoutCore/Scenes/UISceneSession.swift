public import Foundation
public import GraphicsCore

/// The session of a scene, which stays while the scene is not connected.
///
/// Differs from UIKit: sessions do not persist when the program ends.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a role from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The role of windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The role of windows on another screen, by its name before iOS 16.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  private static var count = 0

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The configuration of the scene.
  open package(set) var configuration: UISceneConfiguration
  /// A unique identifier.
  public let persistentIdentifier: String
  /// The values that the program keeps with the session.
  open var userInfo: [String: Any]?

  /// The activity by which the scene is restored; nothing restores it.
  open var stateRestorationActivity: NSUserActivity?

  /// The role of the scene.
  open var role: Role { configuration.role }

  init(configuration: UISceneConfiguration) {
    Self.count += 1
    persistentIdentifier = "session \(Self.count)"
    self.configuration = configuration
    super.init()
  }
}

/// The configuration of a scene.
///
/// Differs from UIKit: what `Info.plist` has for the name and the role is filled in when the scene connects.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in `Info.plist`, or `nil` for the first one of the role.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  ///
  /// Differs from UIKit: it is always `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, which has an `init()`, or `nil` for no delegate.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene shows in a window, which the delegate gets.
  open var storyboard: UIStoryboard?

  /// Creates a configuration with the given name and role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
