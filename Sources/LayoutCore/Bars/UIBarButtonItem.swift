import DiagnosticCore
public import Foundation
public import GraphicsCore
public import StyleCore

/// A button in a bar.
///
/// Differs from UIKit: an action that cannot be found, since the source of its class is not rewritten, is reported.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public typealias Style = UIBarButtonItemStyle

  /// The meaning of a button of the system.
  ///
  /// Differs from UIKit: words of the system are there in Arabic, Chinese, Dutch, English, French, German, Italian, Japanese,
  /// Korean, Portuguese, Spanish and Swedish, and English in other languages; they are in the language that a test chose
  /// although the application has no texts in it. Of tab bar items, More and Search have them.
  public enum SystemItem: Int, Sendable {
    /// The buttons by their titles or symbols.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl, close
  }

  /// The style of the button: one that ends a task has a semibold title.
  open var style = Style.plain { didSet { onChange?() } }
  /// The width in points, or 0 for a width that the bar chooses.
  open var width: CGFloat = 0 { didSet { onChange?() } }
  /// The view that represents the item.
  open var customView: UIView? { didSet { onChange?() } }
  /// The action of the button.
  open var primaryAction: UIAction? { didSet { takeOver(primaryAction) } }
  /// The menu of the button, which a press shows if the button has no action.
  ///
  /// Differs from UIKit: a long touch on a button with an action does not show it.
  open var menu: UIMenu?
  /// The tint colour of the button, or `nil` for that of the bar.
  open var tintColor: UIColor? { didSet { onChange?() } }
  /// Whether or not the button is selected.
  open var isSelected = false { didSet { onChange?() } }
  /// Whether or not bars leave the button out.
  open var isHidden = false { didSet { onChange?() } }
  /// The titles for which the button has enough space.
  ///
  /// Differs from UIKit: without effect.
  open var possibleTitles: Set<String>?
  /// The object that receives the action message, or nil for the first responder that has the method.
  open weak var target: AnyObject?
  /// The method to call, unless there is a primary action.
  open var action: Selector? { didSet { reportAction() } }
  /// The meaning of a button of the system.
  package private(set) var systemItem: SystemItem?

  /// Creates a button without content.
  public override init() {
    super.init()
  }

  /// Creates a button without content.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UIBarButtonItem.self)
  }

  /// Creates a button with a title or an image, and an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button of the system with an action or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    become(systemItem)
  }

  /// Gives the button the meaning of a button of the system.
  package func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// Creates a button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    set(target, action)
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    set(target, action)
  }

  /// Creates an item represented by a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of the given width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = _LayerInstantiation.makeObject(of: self)
    item.become(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes the width that is left.
  open class func flexibleSpace() -> Self {
    let item = _LayerInstantiation.makeObject(of: self)
    item.become(.flexibleSpace)
    return item
  }

  /// Sets the receiver of the action message and the message.
  package func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Performs the primary action, or else sends the action message with the item as its sender.
  ///
  /// - Parameter view: The view that shows the item, from which a message without a target goes up the responder chain.
  package func performAction(in view: UIResponder? = nil) {
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      _ = UIResponder.send(action, to: target, from: self, in: view, for: nil)
    }
  }

  private func reportAction() {
    guard let action else { return }
    UncalledAction.report(self, calls: action, of: target, remedy: "Use primaryAction.")
  }

  /// Sets the title and image of an action, unless the button has its own.
  private func takeOver(_ action: UIAction?) {
    if let action, systemItem == nil, title == nil, image == nil {
      title = action.title.isEmpty ? nil : action.title
      image = action.image
    }
    onChange?()
  }
}

extension UIBarButtonItem.SystemItem {
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  /// The name of the symbol, or `nil` for a button without one.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrow.uturn.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The title, in the language of the application, or `nil` for a button with a symbol.
  var title: String? {
    switch self {
    case .done: SystemWord.done.text
    case .cancel: SystemWord.cancel.text
    case .edit: SystemWord.edit.text
    case .save: SystemWord.save.text
    case .undo: SystemWord.undo.text
    case .redo: SystemWord.redo.text
    default: nil
    }
  }
}
