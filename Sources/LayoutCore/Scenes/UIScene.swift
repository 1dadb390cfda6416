public import Foundation

/// A user interface of an application.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The state of a scene that is not connected.
    case unattached = -1
    /// The state of a scene in the foreground.
    case foregroundActive = 0
    /// The state of a scene in the foreground behind other content.
    case foregroundInactive = 1
    /// The state of a scene in the background.
    case background = 2
  }

  /// The reason for the connection of a scene.
  ///
  /// Differs from UIKit: there are no reasons; only `HeadlessApplication` asks later.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The application that requested the scene.
    open var sourceApplication: String? { nil }

    /// The reasons, by their names.
    package var reasons: [String: Any] = [:]

    package override init() {}
  }

  /// The session of the scene.
  open var session: UISceneSession { sceneSession }
  private let sceneSession: UISceneSession

  /// Creates a scene of a session.
  ///
  /// The scene is connected to the application as soon as it has a visible window.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    sceneSession = session
    super.init()
    session.scene = self
  }

  /// Creates a scene with a session of its own.
  public convenience override init() {
    self.init(
      session: UISceneSession(
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
      connectionOptions: ConnectionOptions())
  }

  /// The delegate of the scene, which is also the next responder if it is one.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene, which is in the foreground by default.
  open package(set) var activationState = ActivationState.foregroundActive

  /// The title of the scene.
  open var title: String! = ""

  /// The second line of the scene's title.
  open var subtitle = ""

  /// The next responder: the delegate if it is a responder, or else the application.
  open override var next: UIResponder? { delegate as? UIResponder ?? HigherModules.application }
}
