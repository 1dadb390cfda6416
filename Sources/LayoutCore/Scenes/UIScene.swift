public import Foundation

/// One of an application's user interfaces.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What a scene does.
  public enum ActivationState: Int, Sendable {
    /// It is not there.
    case unattached = -1
    /// It is in front.
    case foregroundActive = 0
    /// It is in front, and something is in front of it.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2
  }

  /// Why a scene was connected. Differs from UIKit: there is never a reason.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Who asked for it.
    open var sourceApplication: String? { nil }

    package override init() {}
  }

  /// What the scene belongs to.
  open var session: UISceneSession { sceneSession }
  private let sceneSession: UISceneSession

  /// A scene of a session, connected to the application as soon as it has a window that is shown.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    sceneSession = session
    super.init()
    session.scene = self
  }

  /// A scene of a session of its own.
  public convenience override init() {
    self.init(
      session: UISceneSession(
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
      connectionOptions: ConnectionOptions())
  }

  /// Who is told what happens to the scene, and the responder after it, if it is one.
  open var delegate: (any UISceneDelegate)?

  /// What the scene does: it is in front until told otherwise.
  open package(set) var activationState = ActivationState.foregroundActive

  /// The title of the scene.
  open var title: String! = ""

  /// The delegate if it is a responder, or else the application.
  open override var next: UIResponder? { delegate as? UIResponder ?? HigherModules.application }
}
