public import Foundation
public import LayoutCore
public import StyleCore

/// An action beside a row that the user swipes.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A plain action.
    case normal = 0
    /// An action that deletes something.
    case destructive = 1
  }

  /// A function that performs an action, and calls its last argument with whether it was performed.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    )
    -> Void

  /// The style of the action.
  public let style: Style
  /// The function that performs the action.
  public let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The image of the action.
  open var image: UIImage?
  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The colour behind the action: red for one that deletes something, and else grey, unless it was set.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether or not a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action beside a row that the user swipes, in the form before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// An action that deletes something.
    case destructive = 0
    /// A plain action.
    case normal = 1

    /// The style of an action that deletes something.
    public static let `default` = Style.destructive
  }

  /// A function that performs an action on a row.
  public typealias Handler = @MainActor (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void

  /// The style of the action.
  public let style: Style
  /// The function that performs the action.
  package let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The effect behind the action.
  open var backgroundEffect: UIVisualEffect?
  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The colour behind the action: red for one that deletes something, and else grey, unless it was set.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}
