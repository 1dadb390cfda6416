public import Foundation
public import StyleCore

/// Who is told of a tab bar's items.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user chose `item`.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom of a tab bar controller; its frame reaches down to the screen's edge.
/// `layoutSubviews()` says where its items lie.
///
/// Differs from UIKit: no bar is blurred: a translucent one has the same ground; items that there is no room for
/// are not put behind a "More".
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How items lie in the bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// All over.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  /// The ground and the views of the items.
  private lazy var content = HigherModules.parts?.content(of: self)
  private var standard = UITabBarAppearance()
  /// Whether that look was set or changed.
  package private(set) var hasOwnAppearance = false
  /// Told when the container has to place the bar and what is above it anew.
  var onLayoutChange: (() -> Void)?
  /// Told which item the user chose, before the delegate.
  var onSelect: ((UITabBarItem) -> Void)?

  /// A bar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Who is told of items.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, one for each tab.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }

  /// Replaces the items, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The item of the tab that is shown.
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

  // MARK: Look

  /// Whether content reaches under the bar.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { onLayoutChange?() } }
  }

  /// The look as a whole. Differs from UIKit: without effect.
  open var barStyle = UIBarStyle.default
  /// The colour of the ground; nil is that of the appearance.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of items that are not selected; nil is grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// How items lie: all over the bar, unless they are to be in its middle.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of items in the middle of the bar, in points; 0 is 76.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between items in the middle of the bar, in points; 0 is 34.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The picture in the place of the ground; an empty one takes it away.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// A picture in the place of the hairline; an empty one takes it away.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// The picture behind the selected item, at its own size; nil is that of the appearance.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// The look of the bar.
  open var standardAppearance: UITabBarAppearance {
    get { standard }
    set {
      standard.onChange = nil
      standard = newValue.own
      hasOwnAppearance = true
      observeAppearance()
      setNeedsLayout()
    }
  }

  /// The look over the end of the content of a tab bar controller. Differs from UIKit: without one, the bar has its
  /// ground there, too.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

  /// Whether content was at the bar's edge at the last layout.
  private(set) var wasAtScrollEdge = false

  // MARK: Layout

  /// Places the items: they share the width inside the safe area equally, their edges on pixels, from the leading
  /// to the trailing side, in the upper 49 points.
  ///
  /// Upright on a phone an item's text of 10 points ends 2 points above the lower end of the 49, and the picture
  /// is in the middle of what is above it. Where there is much width or little height, picture and text of 13
  /// points are side by side, 5 points apart, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wasAtScrollEdge = isAtScrollEdge
    content?.layOut()
  }

  /// All the width, and the height of the bar with what is beneath it of the safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBar + safeAreaInsets.bottom)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func prepare() {
    _ = content
    observeAppearance()
  }

  private func observeAppearance() {
    standard.onChange = { [weak self] in
      self?.hasOwnAppearance = true
      self?.setNeedsLayout()
    }
  }

  /// The look that is in effect.
  package var appearance: UITabBarAppearance {
    let edge = wasAtScrollEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    return edge ?? selectedItem?.standardAppearance ?? standard
  }

  package func choose(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    onSelect?(item)
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITabBar.barTintColor),
      AppearanceProperty(\UITabBar.unselectedItemTintColor),
      AppearanceProperty(\UITabBar.shadowImage),
      AppearanceProperty(\UITabBar.backgroundImage),
      AppearanceProperty(\UITabBar.isTranslucent, from: true),
      AppearanceProperty(\UITabBar.standardAppearance) { $0.hasOwnAppearance },
      AppearanceProperty(\UITabBar.scrollEdgeAppearance),
    ]
  }
}
