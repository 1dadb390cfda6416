public import Foundation

/// Something that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether the item can be used.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// How far the picture is moved.
  open var imageInsets = UIEdgeInsets.zero

  /// An item that shows nothing.
  public override init() {
    super.init()
  }
}

/// A button in a bar. Differs from UIKit: there are no selectors; an item acts by its `primaryAction`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button stands out.
  public enum Style: Int, Sendable {
    /// As others.
    case plain = 0
    /// As the one that ends a task.
    case done = 2
  }

  /// What a button of the system means.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl, close
  }

  /// How the button stands out.
  open var style = Style.plain
  /// The width in points; 0 lets the bar choose.
  open var width: CGFloat = 0
  /// The view that the item is.
  open var customView: UIView?
  /// What the button does.
  open var primaryAction: UIAction?
  /// The colour of the button.
  open var tintColor: UIColor?
  /// What a button of the system means.
  let systemItem: SystemItem?

  /// A button that shows nothing.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// A button with a text or picture that does `primaryAction`.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    systemItem = nil
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A button of the system that does `primaryAction`.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    super.init()
    self.primaryAction = primaryAction
  }

  /// An item that is `customView`.
  public init(customView: UIView) {
    systemItem = nil
    super.init()
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
}

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the item is selected.
  open var selectedImage: UIImage?
  /// A short text in a badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item with a text and a picture.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a text and two pictures.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
