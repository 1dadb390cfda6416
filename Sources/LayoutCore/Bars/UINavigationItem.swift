public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item before.
    case automatic = 0
    /// Yes.
    case always = 1
    /// No.
    case never = 2
  }

  /// How much of the way back is written.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// What there is room for.
    case `default` = 0
    /// No title.
    case generic = 1
    /// No text.
    case minimal = 2
  }

  /// The text in the middle.
  open var title: String? { didSet { if title != oldValue { onChange?() } } }
  /// A view in place of the text.
  open var titleView: UIView? { didSet { onChange?() } }
  /// A line above the title, for which the bar is 30 points higher.
  open var prompt: String? {
    didSet {
      if (prompt == nil) != (oldValue == nil) { onLayoutChange?() }
      onChange?()
    }
  }
  /// The text of the way back to this item.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// The way back to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  /// How much of the way back to this item is written.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
  /// Whether there is no way back from this item.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// The buttons on the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// Whether buttons on the leading side leave the way back.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The storage of `searchController`, of which nothing here knows the class.
  package var storedSearchController: UIViewController?
  /// Whether the search bar goes away while content is scrolled. Differs from UIKit: without effect.
  open var hidesSearchBarWhenScrolling = true
  /// Whether the title is large, in bars that prefer it.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { onLayoutChange?() } }
  }

  /// The look of the bar while this item is shown; nil is that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  /// That look where there is little height; nil is that of the bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  /// That look over the beginning of content; nil is that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  /// That look where there is little height; nil is that of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }

  /// Told when the height of a bar may change.
  var onLayoutChange: (() -> Void)?
  /// Told when a bar has to show something else.
  var onChange: (() -> Void)?

  /// An item with a text.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a text.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// An item without a text. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

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

  /// Sets the button on the leading side, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the buttons on the leading side, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the button on the trailing side, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons on the trailing side, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Takes the way back away, or shows it; at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The text of the way back to this item: what was said, or its title.
  package var wayBack: String {
    switch backButtonDisplayMode {
    case .default:
      backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    case .generic: "Back"
    case .minimal: ""
    }
  }
}
