public import ControlCore
public import Foundation
public import LayoutCore

/// An interaction by which the user drags the window of a scene.
///
/// Differs from UIKit: the scene fills the screen, so that nothing is dragged.
@preconcurrency @MainActor
open class UIWindowSceneDragInteraction: NSObject, UIInteraction {
  private let recognizer = UIPanGestureRecognizer()
  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public override init() {
    super.init()
  }

  /// The recognizer that others may wait for; it never recognizes anything.
  open var gestureForFailureRelationships: UIGestureRecognizer { recognizer }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIScene {
  /// The protection of a scene's content by the user's face or finger; there is none.
  @preconcurrency @MainActor
  open class SystemProtectionManager: NSObject {
    /// Whether or not the user must show their face or finger: no.
    open var isUserAuthenticationEnabled: Bool { false }
  }

  /// The protection of the scene's content: none.
  public var systemProtectionManager: SystemProtectionManager? { nil }
}

extension UIResponder {
  /// Reads text from the camera into the responder: nothing, since there is no camera.
  public func captureTextFromCamera(_ sender: Any?) {}

  /// Forgets the keyboard of a name; without effect.
  public class func clearTextInputContextIdentifier(_ identifier: String) {}
}
