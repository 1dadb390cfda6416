public import Foundation
public import LayoutCore

/// Whether or not the pointer is locked in a scene.
///
/// Differs from UIKit: the pointer is never locked.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// A notification that the pointer was locked or unlocked; it is not posted.
  public nonisolated static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
  /// The key of the scene in the notification.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"

  /// Whether or not the pointer is locked: never.
  open var isLocked: Bool { false }
}

extension UIScene {
  /// Whether or not the pointer is locked in the scene.
  public var pointerLockState: UIPointerLockState? { UIPointerLockState() }
}
