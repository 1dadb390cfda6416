public import Foundation
public import GraphicsCore
public import LayoutCore

/// The options with which a session is destroyed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() {
    super.init()
  }
}

/// The options with which the session of a scene with windows is destroyed.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of the windows; without effect.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// A request to show a scene.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The session to show, or nil for a new one.
  public let session: UISceneSession?
  /// The role of the session.
  public let role: UISceneSession.Role
  /// The activity that the scene continues.
  public var userActivity: NSUserActivity?
  /// The options.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new session.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (session, self.role, self.userActivity, self.options) = (nil, role, userActivity, options)
  }

  /// Creates a request for a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, role, self.userActivity, self.options) = (session, session.role, userActivity, options)
  }
}

extension UIApplication {
  /// Shows the scene of a session, which continues an activity.
  ///
  /// Differs from UIKit: there is one scene; a new one is refused.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let scene = UIWindowScene.main
    guard let session = request.session, session === scene.session else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
      return
    }
    enterForeground()
    if let activity = request.userActivity { scene.delegate?.scene(scene, continue: activity) }
  }

  /// Shows the scene of a session, or of a new one for nil, which continues an activity.
  ///
  /// Differs from UIKit: there is one scene; a new one is refused.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let request =
      sceneSession.map {
        UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options)
      } ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// Removes the scene of a session.
  ///
  /// Differs from UIKit: there is one scene, whose removal is refused.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }

  /// Updates what the system shows of a session; without effect.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// The conditions in which a scene is shown for an identifier of content.
///
/// Differs from UIKit: there is one scene, which is always shown.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Creates conditions that every identifier meets.
  public override init() {
    super.init()
  }

  /// Creates conditions that every identifier meets.
  public init?(coder aDecoder: NSCoder) {
    super.init()
  }

  /// The condition in which the scene can be shown.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The condition in which the scene is the best one.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
