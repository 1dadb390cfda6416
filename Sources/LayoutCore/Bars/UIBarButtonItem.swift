import DiagnosticCore
public import Foundation
public import GraphicsCore
public import StyleCore

/// A button in a bar. Differs from UIKit: there are no selectors, and one that is set is reported once for each place;
/// an item acts by its `primaryAction`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button stands out.
  public enum Style: Int, Sendable {
    /// As others.
    case plain = 0
    /// As others, with a border in old systems.
    case bordered = 1
    /// As the one that ends a task.
    case done = 2
  }

  /// What a button of the system means.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl, close
  }

  /// How the button stands out: one that ends a task has a semibold text.
  open var style = Style.plain { didSet { onChange?() } }
  /// The width in points; 0 lets the bar choose.
  open var width: CGFloat = 0 { didSet { onChange?() } }
  /// The view that the item is.
  open var customView: UIView? { didSet { onChange?() } }
  /// What the button does.
  open var primaryAction: UIAction? { didSet { takeOver(primaryAction) } }
  /// What the button shows when it is pressed. Differs from UIKit: it is not shown.
  open var menu: UIMenu?
  /// The colour of the button; nil is that of the bar.
  open var tintColor: UIColor? { didSet { onChange?() } }
  /// Whether the button is chosen.
  open var isSelected = false { didSet { onChange?() } }
  /// Whether bars leave the button out.
  open var isHidden = false { didSet { onChange?() } }
  /// Texts that the button has room for. Differs from UIKit: without effect.
  open var possibleTitles: Set<String>?
  /// Who is told. Differs from UIKit: nobody; methods cannot be called by name.
  open weak var target: AnyObject?
  /// The method to call. Differs from UIKit: it is not called, which is reported.
  open var action: Selector? { didSet { reportAction() } }
  /// What a button of the system means.
  package private(set) var systemItem: SystemItem?

  /// A button that shows nothing.
  public override init() {
    super.init()
  }

  /// A button that shows nothing. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A button with a text or picture that does `primaryAction` or shows `menu`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button of the system that does `primaryAction` or shows `menu`.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// A button of the system. Differs from UIKit: it calls nothing.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  /// A button with a text. Differs from UIKit: it calls nothing.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    set(target, action)
  }

  /// A button with a picture. Differs from UIKit: it calls nothing.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    set(target, action)
  }

  /// An item that is `customView`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space of the given width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func reportAction() {
    guard let action else { return }
    UncalledAction.report(self, calls: action, of: target, remedy: "Use primaryAction.")
  }

  /// An action gives the button what it shows, where that was not said.
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

  /// The symbol of those that have one.
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

  /// The English text of those that have one; the others have a symbol.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}
