public import Foundation
public import StyleCore

/// A type of delegates of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Tells the delegate that the items are about to be customized.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Tells the delegate that the items are being customized.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Tells the delegate that the items are about to be customized no longer.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Tells the delegate that the items are customized no longer.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

/// The bar at the bottom of a tab bar controller, whose frame extends down to the screen's edge.
///
/// `layoutSubviews()` describes the layout of its items.
///
/// Differs from UIKit: bars are not blurred: a translucent bar has the same background.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The positioning of items in the bar.
  public enum ItemPositioning: Int, Sendable {
    /// The positioning that the system chooses.
    case automatic = 0
    /// The positioning over the whole width.
    case fill = 1
    /// The positioning in the centre.
    case centered = 2
  }

  /// The background and the views of the items.
  package private(set) lazy var content = HigherModules.contentProvider?.content(of: self)
  private var standard = UITabBarAppearance()
  /// Whether or not the standard appearance was set or changed.
  package private(set) var hasOwnAppearance = false
  /// The closure that is called when the container has to lay out the bar and the content above it.
  var onLayoutChange: (() -> Void)?
  /// The closure that is called after the container placed the bar.
  package var onPlaced: (() -> Void)?
  /// The distance that what is above the bar extends further into the container.
  package var extraReach: CGFloat = 0 { didSet { if oldValue != extraReach { onLayoutChange?() } } }
  /// Whether or not the bar shows its selected item only, while content is scrolled.
  package var isMinimized = false {
    didSet {
      guard oldValue != isMinimized else { return }
      setNeedsLayout()
      onPlaced?()
    }
  }
  /// The closure that is called with a scroll view whose content moved.
  package var onScroll: ((UIScrollView) -> Void)?
  /// The closure that is called with the item that the user selected, before the delegate.
  var onSelect: ((UITabBarItem) -> Void)?

  /// Creates a bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar of size zero.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UITabBar.self)
  }

  /// The delegate of the bar.
  open weak var delegate: (any UITabBarDelegate)?

  /// Whether or not the bar is hidden, which leaves its area to the content of a tab bar controller.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { onLayoutChange?() } } }

  private var customizedItems: [UITabBarItem]?

  /// Whether or not the items are being customized.
  open var isCustomizing: Bool { customizedItems != nil }

  /// Begins to customize items, which the delegate is told of.
  ///
  /// Differs from UIKit: the user is not shown a sheet of the items.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    customizedItems = items
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends to customize items, which the delegate is told of, and returns whether they were changed: no.
  open func endCustomizing(animated: Bool) -> Bool {
    guard let items = customizedItems else { return false }
    delegate?.tabBar(self, willEndCustomizing: items, changed: false)
    customizedItems = nil
    delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return false
  }

  /// The items, one for each tab.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }

  /// Replaces the items, without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The item of the tab that is shown.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      if oldValue !== selectedItem { isMinimized = false }
      setNeedsLayout()
    }
  }

  // MARK: Appearance

  /// Whether or not content extends below the bar.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { onLayoutChange?() } }
  }

  /// The style of the bar.
  ///
  /// Differs from UIKit: without effect.
  open var barStyle = UIBarStyle.default
  /// The colour of the background, or `nil` for that of the appearance.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of items that are not selected, or `nil` for grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The positioning of items: over the whole bar, unless it is centred.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of centred items in points, where 0 means 76.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The spacing of centred items in points, where 0 means 34.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The image in place of the background.
  ///
  /// An empty image removes the background.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image in place of the hairline.
  ///
  /// An empty image removes the hairline.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image behind the selected item, at its own size, or `nil` for that of the appearance.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// The standard appearance of the bar.
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

  /// The appearance over the end of the content of a tab bar controller.
  ///
  /// Without one, as of iOS 15, it is `standardAppearance` without its background and hairline.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

  /// Whether or not content was at the bar's edge at the last layout.
  package private(set) var wasAtScrollEdge = false

  // MARK: Layout

  /// Lays out the items in the upper 49 points, from the leading to the trailing side.
  ///
  /// They share the width inside the safe area equally, with their edges on pixels.
  ///
  /// On a phone in portrait, an item's title of 10 points ends 2 points above the lower end of the 49, and the image is
  /// in the middle of the space above it. With much width or little height, the image and a title of 13 points are side
  /// by side, 5 points apart, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wasAtScrollEdge = isAtScrollEdge
    content?.layOut()
  }

  /// Returns the whole width, and the height of the bar with the safe area below it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: BarMetrics.tabBarReach(for: traitCollection, over: safeAreaInsets.bottom))
  }

  /// The height of the bar without the safe area, and no width (C.19).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBar(for: traitCollection))
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

  /// The appearance over the end of content, if the bar is there and has one.
  private var edgeAppearance: UITabBarAppearance? {
    wasAtScrollEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
  }

  /// Whether or not the bar has no background: over the end of content, unless an appearance is for that.
  package var isClear: Bool { wasAtScrollEdge && edgeAppearance == nil }

  /// The appearance in effect.
  package var appearance: UITabBarAppearance {
    edgeAppearance ?? selectedItem?.standardAppearance ?? standard
  }

  package func choose(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    isMinimized = false
    selectedItem = item
    onSelect?(item)
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Content for descriptions

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
