public import Foundation
public import StyleCore

/// A type of delegates of a navigation bar outside of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether the bar may go back from an item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells the delegate that the bar went back from an item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  /// Returns whether the bar may push an item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells the delegate that the bar pushed an item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
}

/// The bar at the top of a navigation controller.
///
/// Its height is below the top of the safe area, and its background extends up to the screen's edge. `layoutSubviews()`
/// describes the layout of its parts.
///
/// Differs from UIKit: bars are not blurred: a translucent bar has the same background.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The background and the views of the items.
  package private(set) lazy var content = HigherModules.contentProvider?.content(of: self)
  package var look = Look()
  /// The closure that is called when the container has to lay out the bar and the content below it.
  var onLayoutChange: (() -> Void)?
  /// The closure that is called to go back, in place of the bar's own way.
  var onBack: (() -> Void)?

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
    coder.decodeInterface(of: self, as: UINavigationBar.self)
  }

  /// The delegate of the bar.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The position of the bar: at the top.
  open var barPosition: UIBarPosition { .top }

  // MARK: Items

  /// The items, from the first to the one that is shown.
  open var items: [UINavigationItem]? {
    didSet { itemsChanged(from: oldValue ?? []) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item before the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces the items, without an animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Pushes an item, if the delegate allows it, without an animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, without an animation.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = Array(items.dropLast())
    return items.last
  }

  // MARK: Appearance

  /// Whether or not content extends below the bar.
  open var isTranslucent = true {
    didSet { if oldValue != isTranslucent { onLayoutChange?() } }
  }

  /// Whether or not the bar is higher for a large title.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { onLayoutChange?() } }
  }

  /// The style of the bar.
  ///
  /// Differs from UIKit: without effect.
  open var barStyle = UIBarStyle.default

  /// The colour of the background, or `nil` for that of the appearance.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The attributes of the title, or `nil` for those of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

  /// The attributes of the large title, or `nil` for those of the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }

  /// The image in place of the hairline.
  ///
  /// An empty image removes the hairline.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }

  /// The image of the back button in the bar's tint colour, or `nil` for that of the appearance or the default chevron.
  open var backIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// The mask of the back button's image that hides the title in a transition.
  ///
  /// Differs from UIKit: without effect.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The standard appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { look.standard }
    set { setStandardAppearance(newValue) }
  }

  /// The appearance for little height, or `nil` for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }

  /// The appearance over the start of the content of a navigation controller.
  ///
  /// Without one, as of iOS 15, it is `standardAppearance` without its background and hairline.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }

  /// The appearance over the start of content for little height, or `nil` for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }

  /// Sets the image in place of the background.
  ///
  /// An empty image removes the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    look.backgroundImages[barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// Sets the image in place of the background for a position of the bar.
  ///
  /// Differs from UIKit: the image is that of all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the image in place of the background for a position of the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// Returns the image in place of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { look.backgroundImages[barMetrics] }

  // MARK: Layout

  /// Lays out the parts of the top item, in points, mirrored in a right-to-left layout direction.
  ///
  /// A prompt is in the centre of the first 30 points. The next 44 points, or the first without a prompt, are a row.
  /// The back button begins 8 points from the safe area: a chevron of 12 × 20, 6 points, and the text. Buttons begin at
  /// the margin of the bar's width (D.2) inside the safe area, or 8 points after the back button, with a spacing of 8
  /// points; those of the other side begin at the other margin, the first outermost. The title is in the centre of the
  /// bar; where that is taken, it is as near to the centre as possible, 8 points from the buttons. High parts are in
  /// the middle of the row. A large title replaces the title; it is in the middle of the 52 points below, at the
  /// margin. If the text of the back button leaves no space for the title it is "Back", and if that does not either,
  /// there is none.
  ///
  /// While content is scrolled, its start takes along the strips below the row: first a search bar, unless that stays,
  /// and then a large title. Where that is gone, the title is in its place. Differs from UIKit: a bar does not grow
  /// while content is pulled beyond its start.
  open override func layoutSubviews() {
    super.layoutSubviews()
    look.isAtScrollEdge = isAtScrollEdge
    updateTabsForEdges()
    content?.layOut()
  }

  /// Returns the whole width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// The height in points, which is more for a large title of the top item (D.12) and its search bar.
  var barHeight: CGFloat { rowHeight + stripHeight }

  /// The height of the prompt of the top item.
  package var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarMetrics.prompt[traitCollection] }

  /// Whether or not the title of the top item is large.
  ///
  /// An item whose mode is automatic has the mode of the one before it; the first one is large. With little height,
  /// none is.
  package var hasLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    let mode = (items ?? []).last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never && mode != .inline
  }

  // MARK: Content for descriptions

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UINavigationBar.barTintColor),
      AppearanceProperty(\UINavigationBar.titleTextAttributes),
      AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(\UINavigationBar.shadowImage),
      AppearanceProperty(\UINavigationBar.backIndicatorImage),
      AppearanceProperty(\UINavigationBar.isTranslucent, from: true),
      AppearanceProperty(\UINavigationBar.prefersLargeTitles, from: false),
      AppearanceProperty(\UINavigationBar.standardAppearance) { $0.look.wasSet },
      AppearanceProperty(\UINavigationBar.compactAppearance),
      AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
      AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
    ]
  }
}
