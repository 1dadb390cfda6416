public import Foundation
public import LayoutCore
public import StyleCore

/// The type of functions that make the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// The type of functions that make a context menu from the actions that the system suggests.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The preview and the menu of a view that is pressed for long.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: any NSCopying
  /// The function that makes the preview.
  public let previewProvider: UIContextMenuContentPreviewProvider?
  /// The function that makes the menu.
  public let actionProvider: UIContextMenuActionProvider?
  /// The order of the elements of the menu.
  ///
  /// Differs from UIKit: without effect on context menus, which have the order of their elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The identifiers of further items that the menu is for.
  ///
  /// Differs from UIKit: without effect, since their previews are not shown.
  open var secondaryItemIdentifiers: [any NSCopying] = []
  /// The number in the badge of the preview.
  ///
  /// Differs from UIKit: without effect, since no badge is drawn.
  open var badgeCount = 0

  /// Creates a configuration.
  ///
  /// Differs from UIKit: without an identifier, it has an empty text, and not a random one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

extension UIContextMenuConfiguration {
  /// The orders of the elements of a menu.
  public enum ElementOrder: Int, Sendable {
    /// The order that the system chooses.
    case automatic = 0
    /// The order by priority: the first element is next to the view.
    case priority = 1
    /// The order of the menu, from top to bottom.
    case fixed = 2
  }
}

/// The styles of the end of a context menu whose preview was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu disappears.
  case dismiss = 0
  /// The preview becomes the controller that is shown.
  case pop = 1
}

/// The animations of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animations to those of the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animations of a context menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the end of the menu.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
