public import Foundation
public import LayoutCore
public import StyleCore

/// An action below the preview of a firm press, for code of old.
///
/// Differs from UIKit: no press is firm, so the action is not shown; tests call `handler`.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// The usual look.
    case `default` = 0
    /// The look of a choice that is made.
    case selected = 1
    /// The look of an action that deletes something.
    case destructive = 2
  }

  /// The title.
  public let title: String
  /// The look.
  package let style: Style
  private let ownHandler: (UIPreviewAction, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style, ownHandler) = (title, style, handler)
    super.init()
  }

  /// The function that the action calls, with itself and the controller of the preview.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [self] item, controller in ownHandler(item as? UIPreviewAction ?? self, controller) }
  }
}

/// Actions below the preview of a firm press, behind one title, for code of old.
///
/// Differs from UIKit: no press is firm, so the actions are not shown.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title.
  public let title: String
  /// The look.
  package let style: UIPreviewAction.Style
  /// The actions.
  package let actions: [UIPreviewAction]

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}
