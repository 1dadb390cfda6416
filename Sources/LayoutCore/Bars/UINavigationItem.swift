public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item before.
    case automatic = 0
    /// Yes.
    case always = 1
    /// No.
    case never = 2
  }

  /// The text in the middle.
  open var title: String? { didSet { changed(from: oldValue, to: title) } }
  /// A view in place of the text.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// The text of the way back to this item.
  open var backButtonTitle: String?
  /// The way back to this item.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no way back from this item.
  open var hidesBackButton = false
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether buttons on the leading side leave the way back.
  open var leftItemsSupplementBackButton = false
  /// Whether the title is large, in bars that prefer it.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { onLayoutChange?() } }
  }

  /// Told when the height of a bar may change.
  var onLayoutChange: (() -> Void)?

  /// An item with a text.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func changed(from old: String?, to new: String?) {
    if old != new { onLayoutChange?() }
  }
}
