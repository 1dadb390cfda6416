public import Foundation
import GraphicsCore
import StyleCore

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// The mode in which the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item before.
    case automatic = 0
    /// The mode with a large title.
    case always = 1
    /// The mode without a large title.
    case never = 2
    /// The mode with a title in the row of the buttons.
    case inline = 3
  }

  /// The mode of the back button's text.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The mode with as much text as there is space for.
    case `default` = 0
    /// The mode without a title, only "Back".
    case generic = 1
    /// The mode without a text.
    case minimal = 2
  }

  /// The places of the search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The place that the system chooses.
    case automatic = 0
    /// The place in the row of the title.
    case inline = 1
    /// The place below the titles.
    case stacked = 2
    /// The place in the row of the title or, on a phone, in the toolbar, as of iOS 26.
    case integrated = 3
    /// The place in the row of the title, in its centre where there is room.
    case integratedCentered = 4
    /// The place in the row of the title or in the toolbar, as a button that becomes a field.
    case integratedButton = 5
  }

  /// The styles of the titles and buttons.
  public enum ItemStyle: Int, Sendable {
    /// The style with the title in the centre.
    case navigator = 0
    /// The style of a browser, with the title at the leading side.
    case browser = 1
    /// The style of an editor, with the title at the leading side.
    case editor = 2
  }

  /// The style of the titles and buttons.
  ///
  /// Differs from UIKit: without effect.
  open var style = ItemStyle.navigator

  /// The title in the centre.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      if title != oldValue { onChange?() }
      KeyValueObserving.didChange(self, "title")
    }
  }
  /// The view in place of the title.
  open var titleView: UIView? {
    willSet { KeyValueObserving.willChange(self, "titleView") }
    didSet {
      onChange?()
      KeyValueObserving.didChange(self, "titleView")
    }
  }
  /// The prompt above the title, for which the bar is 30 points higher.
  open var prompt: String? {
    didSet {
      if (prompt == nil) != (oldValue == nil) { onLayoutChange?() }
      onChange?()
    }
  }
  /// The text of the back button to this item.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// The back button to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  /// The mode of the text of the back button to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
  /// Whether or not the back button from this item is hidden.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// The button of a container before those on the leading side.
  package var systemLeadingItem: UIBarButtonItem? { didSet { onChange?() } }
  /// The buttons on the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// Whether or not buttons on the leading side leave the back button visible.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The storage of `searchController`, whose class this module does not know.
  package var storedSearchController: UIViewController? { didSet { onLayoutChange?() } }
  /// Whether or not the search bar is hidden while content is scrolled, and until it is pulled down.
  open var hidesSearchBarWhenScrolling = true { didSet { onLayoutChange?() } }
  /// The bar that has the item.
  package internal(set) weak var bar: UINavigationBar?
  /// The preferred place of the search bar.
  ///
  /// Differs from UIKit: before iOS 26 it is always below the titles.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { onLayoutChange?() } }
  /// The place of the search bar: below the titles before iOS 26.
  open var searchBarPlacement: SearchBarPlacement {
    guard let bar, bar.traitCollection.system >= .v26, storedSearchController != nil,
      bar.traitCollection.userInterfaceIdiom == .phone, allowsSearchInToolbar,
      preferredSearchBarPlacement != .stacked
    else { return .stacked }
    let preferred = preferredSearchBarPlacement
    return preferred == .automatic || preferred == .inline ? .integrated : preferred
  }
  /// Whether or not a toolbar may show the search bar, as of iOS 26.
  package var allowsSearchInToolbar = true { didSet { onLayoutChange?() } }
  /// The height of the strips below the row of the bar, as the content was scrolled last.
  var stripHeight: CGFloat?
  /// The mode in which the title is large, in bars that prefer large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { onLayoutChange?() } }
  }

  /// The appearance of the bar while this item is shown, or `nil` for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  /// The appearance for little height, or `nil` for that of the bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  /// The appearance over the start of content, or `nil` for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  /// The appearance over the start of content for little height, or `nil` for that of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }

  /// The closure that is called when the height of a bar may change.
  var onLayoutChange: (() -> Void)?
  /// The closure that is called when a bar has to show other content.
  var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item without a title.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(of: self, as: UINavigationItem.self)
  }

  /// Encodes the item.
  ///
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

  /// Sets the button on the leading side, without an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the buttons on the leading side, without an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the button on the trailing side, without an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons on the trailing side, without an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the back button, without an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The text of the back button to this item: the one that was set, or the title.
  package var backTitle: String {
    switch backButtonDisplayMode {
    case .default:
      backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 }
        ?? SystemWord.back.text
    case .generic: SystemWord.back.text
    case .minimal: ""
    }
  }
}
